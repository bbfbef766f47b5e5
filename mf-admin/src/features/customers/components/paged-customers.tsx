import type { Profile, Stored } from '@basket/domain';
import { Pager, usePages } from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { customersPage, customersPerPage } from '../../../queries';
import type { CustomerDrafts } from '../use-customer-drafts';
import { CustomersTable } from './customers-table';

const nothing = () => undefined;

/** All accounts, page by page and live. The total is null while it is counted. */
export function PagedCustomers({ drafts, total }: { drafts: CustomerDrafts; total: number | null }) {
  const pages = usePages<Stored<Profile>>(customersPerPage);
  const live = useLiveQuery(customersPage(pages.after));
  if (live.status === 'error') return <LoadFailed title="Failed to load customers" of={live} />;
  const { rows, pager } = pages.of(live.status === 'ready' ? live.data : [], total);
  return (
    <>
      <CustomersTable rows={rows} isLoading={live.status === 'loading'} drafts={drafts} onSaved={nothing} />
      {pager && <Pager {...pager} />}
    </>
  );
}
