import { Banner, rupees, TextLink } from '@basket/ui';
import { Link, useServerNow } from '@basket/web';
import { useDelivery } from '../../delivery-context';
import { paths } from '../../paths';
import { inDeliveryOrder, isNews } from '../assignment-facts';
import { t } from '../../texts';

export interface AfterDeliveryProps {
  readonly orderId: string;
  readonly earnedPaise: number;
  /** Its cash is in the partner's hands. */
  readonly isCash: boolean;
  /** Epoch milliseconds of the delivery. */
  readonly deliveredAt: number;
}

/** Tells what a delivery earned and, while that is news, what cash is in hand now and what is next (rule: delivery-told). */
export function AfterDelivery({ orderId, earnedPaise, isCash, deliveredAt }: AfterDeliveryProps) {
  const { partner, inHand } = useDelivery();
  const now = useServerNow(60_000);
  const earned = t('assignments.earned', { amount: rupees(earnedPaise) });
  if (!isNews(deliveredAt, now)) return <Banner tone="success" title={earned} />;
  const known = partner.status === 'ready' ? partner.data : null;
  const others = inHand.status === 'ready' ? inHand.data.filter((order) => order.orderId !== orderId) : null;
  const next = others && inDeliveryOrder(others)[0];
  return (
    <Banner
      tone="success"
      title={
        isCash && known
          ? t('assignments.earnedWithCash', {
              amount: rupees(earnedPaise),
              cash: rupees(known.cashInHandPaise),
            })
          : earned
      }
      text={others && !next && t(known?.isOnline ? 'assignments.freeForNext' : 'common.youAreOffline')}
      action={
        next && (
          <TextLink to={paths.order(next.id)} as={Link}>
            {t('assignments.next', { customer: next.customerName, number: next.orderNumber })}
          </TextLink>
        )
      }
    />
  );
}
