import { shownDamagedDocuments, type DamagedDocument } from '@basket/domain';
import {
  DataTable,
  EmptyState,
  formatCount,
  formatShortDateTime,
  Panel,
  type DataTableColumn,
} from '@basket/ui';
import type { Diagnostics } from '../health';
import styles from '../diagnostics.module.css';

const columns: readonly DataTableColumn<DamagedDocument>[] = [
  {
    header: 'Document',
    card: 'title',
    cell: ({ path, issues }) => (
      <>
        <span className={styles.text}>{path}</span>
        <small className={styles.second}>{issues.join('; ')}</small>
      </>
    ),
  },
  {
    header: 'Since',
    width: 160,
    card: 'figure',
    cell: ({ firstSeenAt }) => formatShortDateTime(firstSeenAt),
  },
];

/** Documents that are left out until somebody repairs them (rule: damage-set-aside). */
export function DamagedDocuments({ damaged: { count, latest } }: Pick<Diagnostics, 'damaged'>) {
  return (
    <Panel
      title="Documents set aside"
      note={
        count === 0
          ? undefined
          : `${formatCount(count, 'document')} cannot be read and ${count === 1 ? 'is' : 'are'} left out until somebody repairs ${count === 1 ? 'it' : 'them'}.${count > shownDamagedDocuments ? ` The latest ${shownDamagedDocuments}:` : ''}`
      }
      padding="none"
    >
      <DataTable
        caption="Documents set aside, the latest first"
        columns={columns}
        rows={latest}
        rowKey={({ path }) => path}
        empty={
          <EmptyState isCompact title="No damaged documents" text="Everything that is stored can be read." />
        }
        cardsBelowPx={860}
      />
    </Panel>
  );
}
