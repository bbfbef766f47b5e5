import type { Order, Stored } from '@basket/domain';
import { Button, rupees, type ButtonSize } from '@basket/ui';
import { useServerNow } from '@basket/web';
import { paymentStanding, timeLeft } from '../../payment/payable';
import { usePayOrder } from '../../payment/use-pay-order';
import { t } from '../../texts';

export interface PayNowButtonProps {
  readonly order: Stored<Order>;
  readonly size?: ButtonSize;
}

/** Opens the gateway's checkout while the order can be paid. Unmounting closes the checkout. */
export function PayNowButton({ order, size }: PayNowButtonProps) {
  const { pay, isBusy } = usePayOrder(order);
  const now = useServerNow(1_000);
  const standing = paymentStanding(order, now);
  if (standing.kind !== 'payable' && !isBusy) return null;
  const total = rupees(order.totalPaise);
  return (
    <Button
      size={size}
      isBusy={isBusy}
      // A name that changes every second would be read out every second.
      aria-label={t('payment.payFor', { total, number: order.orderNumber })}
      onClick={() => void pay(order)}
    >
      {standing.kind === 'payable' && standing.dueAt !== null
        ? t('payment.payTimed', { total, left: timeLeft(standing.dueAt, now) })
        : t('payment.pay', { total })}
    </Button>
  );
}
