import { orderStatusFacts, placedLine, type Order, type OrderHistory, type Stored } from '@basket/domain';
import { formatShortDateTime, OrderStatusBadge, Panel, Skeleton, LoadingRegion } from '@basket/ui';
import { LoadFailed, useLiveQuery, useSession } from '@basket/web';
import { orderHistory } from '../../../queries';
import styles from './history.module.css';

const actorNames: Readonly<Record<OrderHistory['actorRole'], string>> = {
  admin: 'Admin',
  customer: 'Customer',
  delivery_partner: 'Delivery partner',
  system: 'System',
};

type ShownOrder = Pick<Stored<Order>, 'id' | 'historySeq' | 'customerId' | 'createdAt'>;

/** Who changed what, when and why, latest first. */
export function History({ order }: { order: ShownOrder }) {
  const history = useLiveQuery(orderHistory(order.id));
  const uid = useSession((state) => state.user?.uid ?? null);
  return (
    <Panel title="History">
      {history.status === 'loading' && <HistorySkeleton rows={order.historySeq} />}
      {history.status === 'error' && <LoadFailed title="Failed to load data" of={history} />}
      {history.status === 'ready' && (
        <ol className={styles.history} reversed>
          {withPlacing(history.data, order).map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span className={styles.what}>
                <OrderStatusBadge status={entry.to} size="s" />
                {entry.from !== null && entry.from !== entry.to && (
                  <span className={styles.from}>was {orderStatusFacts[entry.from].label.toLowerCase()}</span>
                )}
              </span>
              <time dateTime={new Date(entry.at).toISOString()}>{formatShortDateTime(entry.at)}</time>
              <span className={styles.why}>
                {entry.actorId === uid ? 'You' : actorNames[entry.actorRole]}
                {textOf(entry) && ` · ${textOf(entry)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The line of the placing says so; what the customer wrote is elsewhere. */
const textOf = ({ from, note }: OrderHistory): string => note || (from === null ? 'Order placed' : '');

/** Older orders have the line of their placing stored; of others the order tells it. */
const withPlacing = (
  entries: readonly Stored<OrderHistory>[],
  order: ShownOrder,
): readonly Stored<OrderHistory>[] =>
  entries.some(({ seq }) => seq === 1) ? entries : [...entries, { id: 'placed', ...placedLine(order) }];

/** More rows than fit on a screen. */
const mostSkeletonRows = 20;

/** A placeholder for each entry of the history, whose number the order knows. */
function HistorySkeleton({ rows }: { rows: number }) {
  return (
    <LoadingRegion label="Loading history">
      <div className={styles.history}>
        {Array.from({ length: Math.min(rows, mostSkeletonRows) }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton width="half" />
            <Skeleton width="half" className={styles.why} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
