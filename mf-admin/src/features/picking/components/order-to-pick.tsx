import { linesLeft, orderDigits, type Picking } from '@basket/domain';
import { Link, useServerNow, useStoreSettings } from '@basket/web';
import { unitCount } from '../../../orders/order-facts';
import { PromiseBadge } from '../../../orders/components/promise-badge';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import type { ToPick } from '../pick-list';
import styles from '../picking.module.css';

const halfMinuteMs = 30_000;

/** An order on the board: its number as the partner says it, the time left, how much there is to do and who does it. */
export function OrderToPick({ order, picking }: ToPick) {
  const now = useServerNow(halfMinuteMs);
  const settings = useStoreSettings();
  const lines = order.items.filter(({ quantity }) => quantity > 0).length;
  return (
    <Link to={paths.pickOrder(order.id)} className={styles.card}>
      <b className={styles.digits}>
        <small>{order.orderNumber.slice(0, -4)}</small>
        {orderDigits(order.orderNumber)}
      </b>
      <PromiseBadge order={order} settings={settings} now={now} />
      <small>{t('picking.linesAndItems', { lines, items: unitCount(order) })}</small>
      <small>{picking === null ? order.customerName : progressText(order, picking, lines)}</small>
    </Link>
  );
}

function progressText(order: ToPick['order'], picking: Picking, lines: number): string {
  if (picking.packedAt === null)
    return t('picking.pickerProgress', {
      picker: picking.pickerName,
      done: lines - linesLeft(order, picking),
      lines,
    });
  const partner = order.assignment?.partnerName;
  return partner === undefined ? t('picking.forNobody') : t('picking.forPartner', { partner });
}
