import { readCustomerSearch, roles, type Role } from '@basket/domain';
import { EmptyState, formatCount, Page, PageHeader, Panel, SearchField, Select } from '@basket/ui';
import { usePageTitle, useSearchParams } from '@basket/web';
import { SearchableNotice } from '../../customers/searchable-notice';
import { useAccountCount } from '../../customers/use-account-count';
import { useTyped } from '../../forms/use-typed';
import { CustomerPages } from './components/customer-pages';
import styles from './components/customers.module.css';
import { roleOptions } from './role-labels';
import { useCustomerDrafts } from './use-customer-drafts';

interface View {
  readonly search: string;
  readonly role: Role | null;
}

/** Search and role, kept in the address so that they survive a reload. */
function useView(): View & { readonly show: (change: Partial<View>) => void } {
  const [params, setParams] = useSearchParams();
  const view: View = {
    search: params.get('search') ?? '',
    role: roles.find((role) => role === params.get('role')) ?? null,
  };
  return {
    ...view,
    show: (change) => {
      const next = { ...view, ...change };
      const facts = Object.entries(next).flatMap(([name, value]) =>
        value?.trim() ? [[name, value] as const] : [],
      );
      setParams(Object.fromEntries(facts), { replace: true });
    },
  };
}

/** /admin/customers: every account, newest first, to look up and edit (rule: customer-search). */
export function CustomersPage() {
  usePageTitle('Customers');
  const { search, role, show } = useView();
  const [typed, setTyped] = useTyped(search, (text) => show({ search: text }));
  const drafts = useCustomerDrafts();
  const count = useAccountCount();
  const wanted = readCustomerSearch(search);
  return (
    <Page rhythm="panels">
      <PageHeader title="Customers" />
      <Panel padding="none" label="Customers">
        <div className={styles.toolbar}>
          <SearchField
            label="Search customers"
            placeholder="Name, e-mail or phone"
            isDense
            value={typed}
            onChange={setTyped}
            className={styles.search}
          />
          <Select
            isDense
            isLabelHidden
            label="Role"
            placeholder="Every role"
            value={role ?? ''}
            options={roleOptions}
            onChange={({ target }) => show({ role: roles.find((one) => one === target.value) ?? null })}
            className={styles.role}
          />
          <p className={styles.total}>{count ? `${formatCount(count.total, 'account')} in total` : ' '}</p>
        </div>
        {wanted && count && !count.isAllSearchable && (
          <div className={styles.notice}>
            <SearchableNotice />
          </div>
        )}
        {search.trim() !== '' && !wanted ? (
          <EmptyState isCompact art="search" title="Type at least two letters or digits" />
        ) : (
          <CustomerPages
            key={`${role ?? ''} ${search.trim()}`}
            shown={{ role, search: wanted }}
            drafts={drafts}
            total={count?.total ?? null}
          />
        )}
      </Panel>
    </Page>
  );
}
