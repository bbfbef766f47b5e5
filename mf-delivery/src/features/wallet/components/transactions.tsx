import type { Stored, WalletTransaction } from '@basket/domain';
import { EmptyState, LoadingRegion, Pager, Panel, Skeleton, usePages } from '@basket/ui';
import { LoadFailed, useLiveQuery } from '@basket/web';
import { transactionsPerPage, walletPage } from '../../../queries';
import { t } from '../../../texts';
import { Transaction } from './transaction';
import styles from './transactions.module.css';

/** The transactions in the order in which they were posted, latest first, page by page. */
export function Transactions({ uid }: { uid: string }) {
  const pages = usePages<Stored<WalletTransaction>>(transactionsPerPage, false);
  const live = useLiveQuery(uid === '' ? null : walletPage(uid, pages.after));
  const { rows, firstRow, pager } = pages.of(live.status === 'ready' ? live.data : []);
  return (
    <Panel title={t('wallet.transactionsTitle')}>
      {live.status === 'error' && <LoadFailed title={t('wallet.loadFailed')} of={live} />}
      {live.status === 'loading' && (
        // A page that is turned keeps its height.
        <LoadingRegion
          label={t('wallet.loadingTransactions')}
          className={pages.after ? styles.turning : undefined}
        >
          <Skeleton size="m" />
          <Skeleton size="m" width="threeQuarters" />
          <Skeleton size="m" />
        </LoadingRegion>
      )}
      {live.status === 'ready' && rows.length === 0 && firstRow === 1 && (
        <EmptyState
          isCompact
          headingLevel={3}
          title={t('wallet.noTransactions')}
          text={t('wallet.noTransactionsText')}
        />
      )}
      {rows.length > 0 && (
        <ol key={firstRow} className={styles.list} tabIndex={0} aria-label={t('wallet.transactions')}>
          {rows.map((row) => (
            <Transaction key={row.id} row={row} />
          ))}
        </ol>
      )}
      {pager && live.status === 'ready' && (
        <div className={styles.pages}>
          <Pager {...pager} />
        </div>
      )}
    </Panel>
  );
}
