import { useState } from 'react';
import { countProfiles } from '@basket/domain';
import { formatCount, Page, PageHeader, Panel, SearchField } from '@basket/ui';
import { call, useLoaded, usePageTitle, useSearchParams } from '@basket/web';
import styles from './components/customers.module.css';
import { FoundCustomers } from './components/found-customers';
import { PagedCustomers } from './components/paged-customers';
import { useCustomerDrafts } from './use-customer-drafts';

/** The search text, kept in the address so that it survives a reload. */
function useSearchText() {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(() => params.get('search') ?? '');
  return {
    text,
    change: (next: string) => {
      setText(next);
      setParams(next.trim() === '' ? {} : { search: next }, { replace: true });
    },
  };
}

/** /admin/customers: every account, newest first, to look up and edit. */
export function CustomersPage() {
  usePageTitle('Customers');
  const { text, change } = useSearchText();
  const drafts = useCustomerDrafts();
  const count = useLoaded('customers', () => call(countProfiles, {}), 'The customers could not be counted.');
  return (
    <Page rhythm="panels">
      <PageHeader title="Customers" />
      <Panel padding="none" label="Customers">
        <div className={styles.toolbar}>
          <SearchField
            label="Search customers"
            placeholder="Name, e-mail or phone"
            isDense
            value={text}
            onChange={change}
            className={styles.search}
          />
          <p className={styles.total}>
            {count.status === 'ready' ? `${formatCount(count.data.total, 'account')} in total` : ' '}
          </p>
        </div>
        {text.trim() === '' ? (
          <PagedCustomers drafts={drafts} total={count.status === 'ready' ? count.data.total : null} />
        ) : (
          <FoundCustomers search={text} drafts={drafts} />
        )}
      </Panel>
    </Page>
  );
}
