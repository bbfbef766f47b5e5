import { formatNumber, LoadMore } from '@basket/ui';
import { LoadFailed } from '@basket/web';
import type { CustomerDrafts } from '../use-customer-drafts';
import { useSearchedCustomers } from '../../../customers/use-searched-customers';
import { CustomersTable } from './customers-table';

export interface FoundCustomersProps {
  readonly search: string;
  readonly drafts: CustomerDrafts;
}

/** The accounts that a search finds. */
export function FoundCustomers({ search, drafts }: FoundCustomersProps) {
  const { live, found, isComplete, more, replace } = useSearchedCustomers(search);
  if (live.status === 'error') return <LoadFailed title="Failed to load customers" of={live} />;
  const isLooking = live.status === 'loading';
  return (
    <>
      <CustomersTable
        rows={found}
        isLoading={isLooking && found.length === 0}
        drafts={drafts}
        onSaved={replace}
      />
      {found.length > 0 && (
        <LoadMore
          summary={`${formatNumber(found.length)} found${isComplete ? '' : ' so far'}`}
          onMore={more}
          isBusy={isLooking}
        />
      )}
    </>
  );
}
