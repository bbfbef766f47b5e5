import {
  historyWords,
  orderStatusFacts,
  placedLine,
  profiles,
  type Order,
  type OrderHistory,
  type Stored,
} from '@basket/domain';
import {
  formatShortDateTime,
  LoadingRegion,
  Muted,
  OrderStatusBadge,
  Panel,
  Row,
  Skeleton,
} from '@basket/ui';
import { LoadFailed, useLiveQuery, useSession } from '@basket/web';
import { useStored } from '@basket/web/stored';
import { orderHistory } from '../../../queries';
import { t } from '../../../texts';
import { AddNote } from './add-note';
import { foldAttempts } from '../history-lines';
import styles from './history.module.css';

type ShownOrder = Pick<
  Stored<Order>,
  'id' | 'historySeq' | 'customerId' | 'customerName' | 'placedBy' | 'createdAt'
>;
type Entry = Stored<OrderHistory>;

/** The changes of the order: who, what, when and why, latest first. Offers in a row that came to nothing are folded. */
export function History({ order }: { order: ShownOrder }) {
  const history = useLiveQuery(orderHistory(order.id));
  return (
    <Panel title={t('orderDetail.history')}>
      {history.status === 'loading' && <HistorySkeleton rows={order.historySeq} />}
      {history.status === 'error' && <LoadFailed title={t('orderDetail.loadDataFailed')} of={history} />}
      {history.status === 'ready' && (
        <ol className={styles.history} reversed>
          {foldAttempts(withPlacing(history.data, order)).map((line) =>
            line.kind === 'entry' ? (
              <EntryLine key={line.entry.id} entry={line.entry} order={order} />
            ) : (
              <li key={`before-${line.entries[0]?.id}`} className={styles.entry}>
                <details className={styles.attempts}>
                  <summary>{t('orderDetail.offersFailed', { n: line.count })}</summary>
                  <ol className={styles.history} reversed>
                    {line.entries.map((entry) => (
                      <EntryLine key={entry.id} entry={entry} order={order} />
                    ))}
                  </ol>
                </details>
              </li>
            ),
          )}
        </ol>
      )}
      <AddNote orderId={order.id} />
    </Panel>
  );
}

function EntryLine({ entry, order }: { entry: Entry; order: ShownOrder }) {
  const text = textOf(entry);
  return (
    <li className={styles.entry}>
      <Row as="span" gap={2} rowGap={1}>
        <OrderStatusBadge status={entry.to} size="s" />
        {entry.from !== null && entry.from !== entry.to && (
          <Muted as="span" size="xs" isFaint isNumeric>
            {t('orderDetail.wasStatus', { status: orderStatusFacts[entry.from].label.toLowerCase() })}
          </Muted>
        )}
      </Row>
      <time dateTime={new Date(entry.at).toISOString()}>{formatShortDateTime(entry.at)}</time>
      <span className={styles.why}>
        <Actor entry={entry} order={order} />
        {text && ` · ${text}`}
      </span>
    </li>
  );
}

/** 'You', 'Imran Khan (admin)', or the role alone where no account has a name. Costs one read for each account. */
function Actor({ entry: { actorId, actorRole }, order }: { entry: Entry; order: ShownOrder }) {
  const uid = useSession((state) => state.user?.uid ?? null);
  const isOther = actorRole === 'admin' || actorRole === 'delivery_partner';
  const profile = useStored(profiles, isOther && actorId !== uid ? actorId : null);
  if (actorId === uid) return t('orderDetail.you');
  const name =
    actorId === order.customerId ? order.customerName : profile.status === 'ready' && profile.data.name;
  return name
    ? t('orderDetail.actor', { name, role: actorRole })
    : t('orderDetail.role', { role: actorRole });
}

/** The line of the placing says so; what the customer wrote is elsewhere. */
const textOf = (entry: OrderHistory): string =>
  historyWords(entry) || (entry.from === null ? t('orderDetail.orderPlaced') : '');

/** Older orders have the line of their placing stored; of others the order tells it. */
const withPlacing = (entries: readonly Entry[], order: ShownOrder): readonly Entry[] =>
  entries.some(({ seq }) => seq === 1) ? entries : [...entries, { id: 'placed', ...placedLine(order) }];

/** More rows than fit on a screen. */
const mostSkeletonRows = 20;

/** A placeholder for each entry of the history, whose number the order knows. */
function HistorySkeleton({ rows }: { rows: number }) {
  return (
    <LoadingRegion label={t('orderDetail.loadingHistory')}>
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
