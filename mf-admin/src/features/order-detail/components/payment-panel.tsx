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
import { Facts } from './facts';
import { Payments, Refunds } from './payment-records';
import styles from './payment.module.css';

const channelTexts: Readonly<Record<PaymentChannel, string>> = {
  checkout: 'Online, at checkout',
  door: 'Online, by UPI at the door',
};

function methodText(order: Order): string {
  const { paymentMethod, payment } = order;
  if (isFree(order)) return 'Nothing to pay';
  if (paymentMethod === 'cod') return 'Cash on delivery';
  return payment.channel === null ? 'Online' : channelTexts[payment.channel];
}

/** The order's money: what was received, what is owed back, every try to pay and every refund. */
export function PaymentPanel({ order }: { order: Stored<Order> }) {
  const { paymentMethod, payment } = order;
  // The gateway was never asked about a plain cash order.
  const hasRecords = paymentMethod === 'online' || payment.attempts > 0 || payment.receivedPaise > 0;
  return (
    <Panel title="Payment">
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
  const owed = ledgerRupees(owedPaise);
  if (refundState === 'failed')
    return (
      <Banner
        tone="danger"
        title="A refund failed"
        text={`${owed} are still owed to the customer. Retry the refund below, or pay it out by hand.`}
      />
    );
  if (owedPaise === 0) return null;
  if (!isGatewaySum(owedPaise))
    return <Banner tone="warning" text={`${owed} are owed to the customer. Pay them out by hand.`} />;
  if (cashRefundOwedPaise > 0)
    return (
      <Banner tone="warning" text={`${owed} are owed to the customer. Pay out by hand what was cash.`} />
    );
  return <Banner tone="warning" text={`${owed} are on their way back to the customer.`} />;
}

function PaymentFacts({ order }: { order: Stored<Order> }) {
  const { paidAt, paymentDueAt, payment } = order;
  const time = (at: number | null) => at && formatDateTime(at);
  const amount = (paise: number) => (paise > 0 ? ledgerRupees(paise) : null);
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          { label: 'Method', value: methodText(order) },
          { label: 'Due until', value: time(paymentDueAt) },
          { label: 'Paid', value: isFree(order) ? null : time(paidAt) },
          { label: 'Payment id', value: order.paymentId },
          { label: 'Attempts', value: payment.attempts > 0 ? formatNumber(payment.attempts) : null },
          { label: 'Received', value: amount(payment.receivedPaise) },
          { label: 'Owed back', value: amount(owedBackPaise(payment)) },
          { label: 'Refunded', value: amount(paidBackPaise(payment)) },
          { label: 'Kept', value: payment.receivedPaise > 0 ? ledgerRupees(keptPaise(payment)) : null },
        ]}
      />
    </div>
  );
}
