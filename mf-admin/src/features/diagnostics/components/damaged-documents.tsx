import { shownDamagedDocuments, type DamagedDocument } from '@basket/domain';
import { DataTable, EmptyState, formatShortDateTime, Panel, type DataTableColumn } from '@basket/ui';
import { t } from '../../../texts';
import type { Diagnostics } from '../health';
import styles from '../diagnostics.module.css';

const columns = (): readonly DataTableColumn<DamagedDocument>[] => [
  {
    header: t('diagnostics.document'),
    card: 'title',
    cell: ({ path, issues }) => (
      <>
        <span className={styles.text}>{path}</span>
        <small className={styles.second}>{issues.join('; ')}</small>
      </>
    ),
  },
  {
    header: t('diagnostics.since'),
    width: 160,
    card: 'figure',
    cell: ({ firstSeenAt }) => formatShortDateTime(firstSeenAt),
  },
];

function noteOf(count: number): string | undefined {
  if (count === 0) return undefined;
  return count > shownDamagedDocuments
    ? t('diagnostics.setAsideLatest', { n: count, latest: shownDamagedDocuments })
    : t('diagnostics.setAsideNote', { n: count });
}

/** Documents that are left out until somebody repairs them (rule: damage-set-aside). */
export function DamagedDocuments({ damaged: { count, latest } }: Pick<Diagnostics, 'damaged'>) {
  return (
    <Panel title={t('diagnostics.setAside')} note={noteOf(count)} padding="none">
      <DataTable
        caption={t('diagnostics.setAsideLatestFirst')}
        columns={columns()}
        rows={latest}
        rowKey={({ path }) => path}
        empty={
          <EmptyState
            isCompact
            title={t('diagnostics.noneDamaged')}
            text={t('diagnostics.noneDamagedText')}
          />
        }
        cardsBelowPx={860}
      />
    </Panel>
  );
}
