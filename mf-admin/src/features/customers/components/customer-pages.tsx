import { isCustomerFoundBy, type Profile, type Stored } from '@basket/domain';
import { formatNumber, Pager, usePages } from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { customersPage, customersPerPage, type CustomersShown } from '../../../queries';
import type { CustomerDrafts } from '../use-customer-drafts';
import { CustomersTable } from './customers-table';

export interface CustomerPagesProps {
  readonly shown: CustomersShown;
  readonly drafts: CustomerDrafts;
  /** Of all accounts; null while they are counted. */
  readonly total: number | null;
}

/** The accounts of a role, or that a search finds, page by page and live. Mounted anew for others. */
export function CustomerPages({ shown, drafts, total }: CustomerPagesProps) {
  const { role, search } = shown;
  const pages = usePages<Stored<Profile>>(customersPerPage);
  const live = useLiveQuery(customersPage(shown, pages.after));
  if (live.status === 'error') return <LoadFailed title="Failed to load customers" of={live} />;
  const { rows, pager } = pages.of(live.status === 'ready' ? live.data : [], role || search ? null : total);
  const found = search ? rows.filter((person) => isCustomerFoundBy(person, search)) : rows;
  const summary = `${formatNumber(found.length)} found${pager ? ' on this page' : ''}`;
  return (
    <>
      <CustomersTable
        rows={found}
        isLoading={live.status === 'loading'}
        isNarrowed={search !== null || role !== null}
        drafts={drafts}
      />
      {search && found.length + (pager ? 1 : 0) > 0 && live.status === 'ready' ? (
        <Pager {...pager} summary={summary} />
      ) : (
        pager && <Pager {...pager} />
      )}
    </>
  );
}
