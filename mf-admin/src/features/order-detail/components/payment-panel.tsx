import {
  isFree,
  isGatewaySum,
  keptPaise,
  owedBackPaise,
  paidBackPaise,
  type Order,
  type PaymentChannel,
  type Stored,
} from '@basket/domain';
import { Banner, formatDateTime, formatNumber, ledgerRupees, Panel, Stack } from '@basket/ui';
import { t } from '../../../texts';
import { Facts } from './facts';
import { Payments, Refunds } from './payment-records';
import styles from './payment.module.css';

const channelTexts: Readonly<Record<PaymentChannel, () => string>> = {
  checkout: () => t('orderDetail.onlineAtCheckout'),
  door: () => t('orderDetail.onlineAtDoor'),
};

function methodText(order: Order): string {
  const { paymentMethod, payment } = order;
  if (isFree(order)) return t('orderDetail.nothingToPay');
  if (paymentMethod === 'cod') return t('orderDetail.cashOnDelivery');
  return payment.channel === null ? t('orderDetail.online') : channelTexts[payment.channel]();
}

/** The order's money: what was received, what is owed back, every try to pay and every refund. */
export function PaymentPanel({ order }: { order: Stored<Order> }) {
  const { paymentMethod, payment } = order;
  // The gateway was never asked about a plain cash order.
  const hasRecords = paymentMethod === 'online' || payment.attempts > 0 || payment.receivedPaise > 0;
  return (
    <Panel title={t('orderDetail.payment')}>
      <Stack gap={4}>
        <RefundNotice order={order} />
        <PaymentFacts order={order} />
        {hasRecords && <Payments orderId={order.id} isPaid={payment.receivedPaise > 0} />}
        {(hasRecords || payment.refundState !== 'none') && <Refunds orderId={order.id} />}
      </Stack>
    </Panel>
  );
}

function RefundNotice({ order }: { order: Pick<Order, 'payment'> }) {
  const { refundState, cashRefundOwedPaise } = order.payment;
  const owedPaise = owedBackPaise(order.payment);
  const amount = ledgerRupees(owedPaise);
  if (refundState === 'failed')
    return (
      <Banner
        tone="danger"
        title={t('orderDetail.refundFailed')}
        text={t('orderDetail.stillOwed', { amount })}
      />
    );
  if (owedPaise === 0) return null;
  if (!isGatewaySum(owedPaise))
    return <Banner tone="warning" text={t('orderDetail.owedPayByHand', { amount })} />;
  const text = t(cashRefundOwedPaise > 0 ? 'orderDetail.owedCashByHand' : 'orderDetail.owedOnTheirWay', {
    amount,
  });
  return <Banner tone="warning" text={text} />;
}

function PaymentFacts({ order }: { order: Stored<Order> }) {
  const { paidAt, paymentDueAt, payment } = order;
  const time = (at: number | null) => at && formatDateTime(at);
  const amount = (paise: number) => (paise > 0 ? ledgerRupees(paise) : null);
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          { label: t('orderDetail.method'), value: methodText(order) },
          { label: t('orderDetail.dueUntil'), value: time(paymentDueAt) },
          { label: t('orderDetail.paid'), value: isFree(order) ? null : time(paidAt) },
          { label: t('orderDetail.paymentId'), value: order.paymentId },
          {
            label: t('orderDetail.attempts'),
            value: payment.attempts > 0 ? formatNumber(payment.attempts) : null,
          },
          { label: t('orderDetail.received'), value: amount(payment.receivedPaise) },
          { label: t('orderDetail.owedBack'), value: amount(owedBackPaise(payment)) },
          { label: t('orderDetail.refunded'), value: amount(paidBackPaise(payment)) },
          {
            label: t('orderDetail.kept'),
            value: payment.receivedPaise > 0 ? ledgerRupees(keptPaise(payment)) : null,
          },
        ]}
      />
    </div>
  );
}
