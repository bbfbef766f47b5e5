import type { ReactNode } from 'react';
import type { Stored } from '@basket/domain';
import { LoadingRegion, Muted, Skeleton } from '@basket/ui';
import { LoadFailed, type Live } from '@basket/web';
import { attentionRows } from '../../../queries';
import { t } from '../../../texts';
import styles from '../dashboard.module.css';

export interface PanelRowsProps<Item> {
  readonly live: Live<Item[]>;
  /** The title when it could not be loaded. */
  readonly failed: string;
  /** The sentence when there is none. */
  readonly empty: string;
  readonly children: (item: Item) => ReactNode;
}

/** A few rows of a panel. The panel keeps its height while they load. */
export function PanelRows<Item extends Stored<object>>({
  live,
  failed,
  empty,
  children,
}: PanelRowsProps<Item>) {
  if (live.status === 'error') return <LoadFailed title={failed} of={live} />;
  if (live.status === 'loading')
    return (
      <LoadingRegion label={t('dashboard.loading')}>
        {Array.from({ length: attentionRows }, (_, index) => (
          <Skeleton key={index} className={styles.row} />
        ))}
      </LoadingRegion>
    );
  if (live.status === 'missing' || live.data.length === 0) return <Muted isFaint>{empty}</Muted>;
  return (
    <ul className={styles.rows}>
      {live.data.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
