import { shownPageErrors, type PageError } from '@basket/domain';
import {
  DataTable,
  EmptyState,
  formatCount,
  formatShortDateTime,
  Panel,
  type DataTableColumn,
} from '@basket/ui';
import styles from '../diagnostics.module.css';
import { SourcePlaces } from './source-places';

const areaName = ({ area }: PageError): string => area.replaceAll('_', '-');

const columns: readonly DataTableColumn<PageError>[] = [
  {
    header: 'Error',
    card: 'title',
    cell: ({ message, page }) => (
      <>
        <span className={styles.text}>{message}</span>
        {page !== '' && <small className={styles.second}>{page}</small>}
      </>
    ),
  },
  { header: 'Places', card: 'line', cell: (error) => <SourcePlaces {...error} /> },
  {
    header: 'Part',
    width: 200,
    card: 'line',
    cell: (error) => (
      <>
        {areaName(error)} {error.version}
        <small className={styles.second}>{error.release}</small>
      </>
    ),
  },
  { header: 'Times', align: 'end', width: 80, card: 'figure', cell: ({ count }) => count },
  {
    header: 'Last seen',
    width: 160,
    card: 'figure',
    cell: ({ lastSeenAt }) => formatShortDateTime(lastSeenAt),
  },
];

/** The errors that browsers have reported, the latest first. */
export function PageErrors({ errors: rows }: { readonly errors: readonly PageError[] }) {
  return (
    <Panel
      title="Errors of pages"
      note={rows.length === shownPageErrors ? `The latest ${shownPageErrors}.` : undefined}
      padding="none"
    >
      <DataTable
        caption={`Errors of pages, the latest first: ${formatCount(rows.length, 'row')}`}
        columns={columns}
        rows={rows}
        rowKey={({ area, version, release, message }) => [area, version, release, message].join(' ')}
        empty={
          <EmptyState
            isCompact
            title="No errors of pages"
            text="No browser has reported one in the last 30 days."
          />
        }
        cardsBelowPx={960}
      />
    </Panel>
  );
}
