import type { Stored, WalletTransaction } from '@basket/domain';
import { EmptyState, LoadingRegion, Panel, Skeleton } from '@basket/ui';
import { type Live, LoadFailed } from '@basket/web';
import { maxListed } from '../../../queries';
import { Transaction } from './transaction';
import styles from './transactions.module.css';

/** The latest transactions, in the order in which they were posted, latest first. */
export function Transactions({ rows }: { rows: Live<Stored<WalletTransaction>[]> }) {
  return (
    <Panel
      title="Recent Transactions"
      {...(rows.status === 'ready' && rows.data.length === maxListed && { note: `The last ${maxListed}` })}
    >
      {rows.status === 'error' && <LoadFailed title="Failed to load wallet data" of={rows} />}
      {rows.status === 'loading' && (
        <LoadingRegion label="Loading transactions">
          <Skeleton size="m" />
          <Skeleton size="m" width="threeQuarters" />
          <Skeleton size="m" />
        </LoadingRegion>
      )}
      {rows.status === 'ready' && rows.data.length === 0 && (
        <EmptyState
          isCompact
          headingLevel={3}
          title="No transactions yet"
          text="Every delivery adds a line here."
        />
      )}
      {rows.status === 'ready' && rows.data.length > 0 && (
        <ol className={styles.list} tabIndex={0} aria-label="Recent transactions">
          {[...rows.data]
            .sort((a, b) => b.seq - a.seq)
            .map((row) => (
              <Transaction key={row.id} row={row} />
            ))}
        </ol>
      )}
    </Panel>
  );
}
