import { useState } from 'react';
import type { Profile, Stored } from '@basket/domain';
import { Pager } from '@basket/ui';
import { useLiveQuery } from '@basket/web';
import { LoadFailed } from '../../../components/load-failed';
import { customersPage, customersPerPage } from '../../../queries';
import type { CustomerDrafts } from '../use-customer-drafts';
import { CustomersTable } from './customers-table';

const nothing = () => undefined;

/** Everybody, page by page, as they change. */
export function PagedCustomers({ drafts }: { drafts: CustomerDrafts }) {
  /** The last person of each page before this one. */
  const [trail, setTrail] = useState<readonly Stored<Profile>[]>([]);
  const live = useLiveQuery(customersPage(trail.at(-1) ?? null));
  if (live.status === 'error') return <LoadFailed title="Failed to load customers" of={live} />;
  const read = live.status === 'ready' ? live.data : [];
  const rows = read.slice(0, customersPerPage);
  const last = rows.at(-1);
  const hasMore = read.length > customersPerPage;
  const firstRow = trail.length * customersPerPage + 1;
  const turnTo = (next: readonly Stored<Profile>[]) => {
    setTrail(next);
    window.scrollTo(0, 0);
  };
  return (
    <>
      <CustomersTable rows={rows} isLoading={live.status === 'loading'} drafts={drafts} onSaved={nothing} />
      {(hasMore || trail.length > 0) && (
        <Pager
          summary={`${firstRow} to ${firstRow + rows.length - 1}`}
          onPrevious={trail.length > 0 ? () => turnTo(trail.slice(0, -1)) : undefined}
          onNext={hasMore && last ? () => turnTo([...trail, last]) : undefined}
        />
      )}
    </>
  );
}
