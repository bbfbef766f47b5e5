import { isCustomerFoundBy, type Profile, type Stored } from '@basket/domain';
import { formatNumber, InlineAlert, Pager, TextButton, usePages } from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { customersPage, customersPerPage, type CustomersShown } from '../../../queries';
import type { CustomerDrafts } from '../use-customer-drafts';
import { useCustomerFigures, type FiguresOfCustomers } from '../use-customer-figures';
import { CustomersTable } from './customers-table';
import styles from './customers.module.css';

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
  const { rows, pager } = pages.of(live.status === 'ready' ? live.data : [], role || search ? null : total);
  const found = search ? rows.filter((person) => isCustomerFoundBy(person, search)) : rows;
  const figures = useCustomerFigures(found.map(({ id }) => id));
  if (live.status === 'error') return <LoadFailed title="Failed to load customers" of={live} />;
  const summary = `${formatNumber(found.length)} found${pager ? ' on this page' : ''}`;
  return (
    <>
      <CustomersTable
        rows={found}
        isLoading={live.status === 'loading'}
        isNarrowed={search !== null || role !== null}
        drafts={drafts}
        figuresOf={figures.of}
      />
      <FiguresNotice of={figures.loaded} />
      {search && found.length + (pager ? 1 : 0) > 0 && live.status === 'ready' ? (
        <Pager {...pager} summary={summary} />
      ) : (
        pager && <Pager {...pager} />
      )}
    </>
  );
}

/** Says why figures are missing: they could not be counted, or older orders are not all counted yet. */
function FiguresNotice({ of }: { of: FiguresOfCustomers['loaded'] }) {
  if (of.status === 'loading' || (of.status === 'ready' && of.data.isWhole)) return null;
  return (
    <div className={styles.notice}>
      {of.status === 'error' ? (
        <InlineAlert tone="danger">
          {of.message} <TextButton onClick={of.retry}>Try again</TextButton>
        </InlineAlert>
      ) : (
        <InlineAlert tone="info">
          Older orders are being counted. Until that is done, within some hours, some may be missing here.
        </InlineAlert>
      )}
    </div>
  );
}
