import { shownPageErrors, type PageError } from '@basket/domain';
import { DataTable, EmptyState, formatShortDateTime, Panel, type DataTableColumn } from '@basket/ui';
import { t } from '../../../texts';
import styles from '../diagnostics.module.css';
import { SourcePlaces } from './source-places';

const areaName = ({ area }: PageError): string => area.replaceAll('_', '-');

const columns = (): readonly DataTableColumn<PageError>[] => [
  {
    header: t('diagnostics.error'),
    card: 'title',
    cell: ({ message, page }) => (
      <>
        <span className={styles.text}>{message}</span>
        {page !== '' && <small className={styles.second}>{page}</small>}
      </>
    ),
  },
  { header: t('diagnostics.places'), card: 'line', cell: (error) => <SourcePlaces {...error} /> },
  {
    header: t('diagnostics.part'),
    width: 200,
    card: 'line',
    cell: (error) => (
      <>
        {areaName(error)} {error.version}
        <small className={styles.second}>{error.release}</small>
      </>
    ),
  },
  { header: t('diagnostics.times'), align: 'end', width: 80, card: 'figure', cell: ({ count }) => count },
  {
    header: t('diagnostics.lastSeen'),
    width: 160,
    card: 'figure',
    cell: ({ lastSeenAt }) => formatShortDateTime(lastSeenAt),
  },
];

/** The errors that browsers have reported, the latest first. */
export function PageErrors({ errors: rows }: { readonly errors: readonly PageError[] }) {
  return (
    <Panel
      title={t('diagnostics.pageErrors')}
      note={
        rows.length === shownPageErrors ? t('diagnostics.latestErrors', { n: shownPageErrors }) : undefined
      }
      padding="none"
    >
      <DataTable
        caption={t('diagnostics.pageErrorsLatestFirst', { n: rows.length })}
        columns={columns()}
        rows={rows}
        rowKey={({ area, version, release, message }) => [area, version, release, message].join(' ')}
        empty={
          <EmptyState
            isCompact
            title={t('diagnostics.noPageErrors')}
            text={t('diagnostics.noPageErrorsText')}
          />
        }
        cardsBelowPx={960}
      />
    </Panel>
  );
}
