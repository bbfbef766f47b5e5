import { isCustomerFoundBy } from '@basket/domain';
import { formatNumber, InlineAlert, Pager, TextButton } from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { rowsSummary } from '../../../lists/rows-summary';
import { useSettled } from '../../../lists/use-settled';
import { customersPage, customersPerPage, type CustomersShown } from '../../../queries';
import { t } from '../../../texts';
import type { CustomerDrafts } from '../use-customer-drafts';
import { useCustomerFigures, type FiguresOfCustomers } from '../use-customer-figures';
import type { CustomersViewControl } from '../use-customers-view';
import { CustomersTable } from './customers-table';
import styles from './customers.module.css';

export interface CustomerPagesProps {
  readonly shown: CustomersShown;
  readonly page: Pick<CustomersViewControl, 'after' | 'firstRow' | 'next' | 'previous'>;
  readonly drafts: CustomerDrafts;
  /** The number of accounts; null while they are counted, and where only some are shown. */
  readonly total: number | null;
}

/** The accounts of a role, or that a search finds, page by page and live. */
export function CustomerPages({ shown, page, drafts, total }: CustomerPagesProps) {
  const { role, search } = shown;
  const live = useSettled(useLiveQuery(customersPage(shown, page.after)));
  const read = live.status === 'ready' ? live.data : [];
  const rows = read.slice(0, customersPerPage);
  const found = search ? rows.filter((person) => isCustomerFoundBy(person, search)) : rows;
  const figures = useCustomerFigures(found.map(({ id }) => id));
  if (live.status === 'error') return <LoadFailed title={t('customers.loadFailed')} of={live} />;
  const last = read.length > customersPerPage ? rows.at(-1) : undefined;
  const turns = { onPrevious: page.previous, onNext: last && (() => page.next(last)) };
  const hasPages = Object.values(turns).some((turn) => turn !== undefined);
  const summary = search
    ? t(hasPages ? 'customers.foundOnPage' : 'customers.found', { n: found.length })
    : rowsSummary('account', page.firstRow, rows.length, totalText(total, page.firstRow, rows.length));
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
      {(hasPages || (search && found.length > 0)) && (
        <Pager {...turns} summary={live.status === 'ready' ? summary : ''} />
      )}
    </>
  );
}

/** The list is live, the total a moment old: it is never less than what is shown. */
const totalText = (total: number | null, firstRow: number | null, count: number): string | undefined =>
  total === null ? undefined : formatNumber(Math.max(total, (firstRow ?? 1) + count - 1));

/** Says why figures are missing: they could not be counted, or older orders are not all counted yet. */
function FiguresNotice({ of }: { of: FiguresOfCustomers['loaded'] }) {
  if (of.status === 'loading' || (of.status === 'ready' && of.data.isWhole)) return null;
  return (
    <div className={styles.notice}>
      {of.status === 'error' ? (
        <InlineAlert tone="danger">
          {of.message} <TextButton onClick={of.retry}>{t('customers.tryAgain')}</TextButton>
        </InlineAlert>
      ) : (
        <InlineAlert tone="info">{t('customers.figuresIncomplete')}</InlineAlert>
      )}
    </div>
  );
}
