import { linesLeft, orderDigits } from '@basket/domain';
import { formatCount } from '@basket/ui';
import { Link, useServerNow, useStoreSettings } from '@basket/web';
import { unitCount } from '../../../orders/order-facts';
import { PromiseBadge } from '../../../orders/components/promise-badge';
import { paths } from '../../../paths';
import type { ToPick } from '../pick-list';
import styles from '../picking.module.css';

const halfMinuteMs = 30_000;

/** An order on the board: its number as the partner says it, the time left, how much there is to do and who does it. */
export function OrderToPick({ order, picking }: ToPick) {
  const now = useServerNow(halfMinuteMs);
  const settings = useStoreSettings();
  const lines = order.items.filter(({ quantity }) => quantity > 0).length;
  const partner = order.assignment?.partnerName;
  return (
    <Link to={paths.pickOrder(order.id)} className={styles.card}>
      <b className={styles.digits}>
        <small>{order.orderNumber.slice(0, -4)}</small>
        {orderDigits(order.orderNumber)}
      </b>
      <PromiseBadge order={order} settings={settings} now={now} />
      <small>
        {formatCount(lines, 'line')} · {formatCount(unitCount(order), 'item')}
      </small>
      <small>
        {picking === null
          ? order.customerName
          : picking.packedAt === null
            ? `${picking.pickerName} · ${lines - linesLeft(order, picking)} of ${lines}`
            : `for ${partner ?? 'no partner yet'}`}
      </small>
    </Link>
  );
}
