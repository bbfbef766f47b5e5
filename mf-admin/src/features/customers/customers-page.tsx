import { readCustomerSearch, roles } from '@basket/domain';
import { EmptyState, Page, PageHeader, Panel, Row, SearchField, Select } from '@basket/ui';
import { usePageTitle } from '@basket/web';
import { SearchableNotice, useAccountCount } from '../../customers/account-count';
import { useTyped } from '../../forms/use-typed';
import { t } from '../../texts';
import { CustomerPages } from './components/customer-pages';
import styles from './components/customers.module.css';
import { roleOptions } from './customer-texts';
import { useCustomerDrafts } from './use-customer-drafts';
import { useCustomersView } from './use-customers-view';

/** /admin/customers: every account, newest first, to look up and edit (rule: customer-search). */
export function CustomersPage() {
  usePageTitle(t('customers.title'));
  const view = useCustomersView();
  const { search, role, show } = view;
  const [typed, setTyped] = useTyped(search, (text) => show({ search: text }));
  const drafts = useCustomerDrafts();
  const count = useAccountCount();
  const wanted = readCustomerSearch(search);
  return (
    <Page rhythm="panels">
      <PageHeader title={t('customers.title')} />
      <Panel padding="none" label={t('customers.title')}>
        <Row gap={4} rowGap={2} justify="between" isInset>
          <SearchField
            label={t('customers.search')}
            placeholder={t('customers.searchExample')}
            isDense
            value={typed}
            onChange={setTyped}
            className={styles.search}
          />
          <Select
            isDense
            isLabelHidden
            label={t('customers.role')}
            placeholder={t('customers.everyRole')}
            value={role ?? ''}
            options={roleOptions()}
            onChange={({ target }) => show({ role: roles.find((one) => one === target.value) ?? null })}
            className={styles.role}
          />
          <p className={styles.total}>{count ? t('customers.accountsInTotal', { n: count.total }) : ' '}</p>
        </Row>
        {wanted && count && !count.isAllSearchable && (
          <div className={styles.notice}>
            <SearchableNotice />
          </div>
        )}
        {search.trim() !== '' && !wanted ? (
          <EmptyState isCompact art="search" title={t('customers.typeMore')} />
        ) : (
          <CustomerPages
            shown={{ role, search: wanted }}
            page={view}
            drafts={drafts}
            total={wanted || role ? null : (count?.total ?? null)}
          />
        )}
      </Panel>
    </Page>
  );
}
