import type { ReactNode } from 'react';
import { refundReasonWords, type Payment, type PaymentState, type Refund, type Stored } from '@basket/domain';
import {
  Badge,
  formatShortDateTime,
  ledgerRupees,
  LoadingRegion,
  Row,
  Skeleton,
  Stack,
  type BadgeTone,
} from '@basket/ui';
import { LoadFailed, useLiveQuery, type Live } from '@basket/web';
import { paymentsOfOrder, refundsOfOrder } from '../../../queries';
import { PayOutRefund } from '../../../refunds/components/pay-out-refund';
import { RefundBadge } from '../../../refunds/components/refund-badge';
import { RetryRefund } from '../../../refunds/components/retry-refund';
import { refundTrouble, surplusTexts } from '../../../refunds/refund-texts';
import { t } from '../../../texts';
import styles from './payment.module.css';

const paymentStateFacts: Readonly<
  Record<PaymentState, { readonly label: () => string; readonly tone: BadgeTone }>
> = {
  created: { label: () => t('orderDetail.started'), tone: 'neutral' },
  failed: { label: () => t('orderDetail.failed'), tone: 'neutral' },
  authorized: { label: () => t('orderDetail.authorised'), tone: 'neutral' },
  captured: { label: () => t('orderDetail.received'), tone: 'save' },
  refunded: { label: () => t('orderDetail.refunded'), tone: 'neutral' },
};

/** Every payment that was tried, live. `isPaid`: the order got money, whether or not there is a record of it. */
export function Payments({ orderId, isPaid }: { readonly orderId: string; readonly isPaid: boolean }) {
  return (
    <Records
      title={t('orderDetail.payments')}
      failed={t('orderDetail.loadPaymentsFailed')}
      loading={t('orderDetail.loadingPayments')}
      empty={t(isPaid ? 'orderDetail.noGatewayRecord' : 'orderDetail.notTriedYet')}
      live={useLiveQuery(paymentsOfOrder(orderId))}
    >
      {(payment) => <PaymentRecord key={payment.id} payment={payment} />}
    </Records>
  );
}

/** Every refund with its state, live. */
export function Refunds({ orderId }: { orderId: string }) {
  return (
    <Records
      title={t('orderDetail.refunds')}
      failed={t('orderDetail.loadRefundsFailed')}
      loading={t('orderDetail.loadingRefunds')}
      empty={t('orderDetail.nothingOwedBack')}
      live={useLiveQuery(refundsOfOrder(orderId))}
    >
      {(refund) => <RefundRecord key={refund.id} refund={refund} />}
    </Records>
  );
}

interface RecordsProps<T> {
  readonly title: string;
  readonly failed: string;
  readonly loading: string;
  readonly empty: string;
  readonly live: Live<T[]>;
  readonly children: (record: T) => ReactNode;
}

function Records<T>({ title, failed, loading, empty, live, children }: RecordsProps<T>) {
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <h3>{title}</h3>
      {live.status === 'error' ? (
        <LoadFailed title={failed} of={live} />
      ) : live.status !== 'ready' ? (
        <LoadingRegion label={loading}>
          <Skeleton width="threeQuarters" />
        </LoadingRegion>
      ) : live.data.length === 0 ? (
        <p className={styles.meta}>{empty}</p>
      ) : (
        <ul>{live.data.map(children)}</ul>
      )}
    </Stack>
  );
}

function PaymentRecord({ payment }: { payment: Stored<Payment> }) {
  const { label, tone } = paymentStateFacts[payment.state];
  const { surplusReason, failure, state } = payment;
  return (
    <li className={styles.record}>
      <Row as="span" gap={2} rowGap={1} isNumeric>
        <b>{ledgerRupees(payment.amountPaise)}</b>
        <Badge tone={tone}>{label()}</Badge>
      </Row>
      <time dateTime={new Date(payment.createdAt).toISOString()}>
        {formatShortDateTime(payment.createdAt)}
      </time>
      <span className={styles.meta}>
        {payment.method} · {payment.id}
        {surplusReason !== null && ` · ${surplusTexts[surplusReason]()}`}
        {state === 'failed' && failure && ` · ${failure}`}
      </span>
    </li>
  );
}

function RefundRecord({ refund }: { refund: Stored<Refund> }) {
  const { reference, gatewayRefundId } = refund;
  const trouble = refundTrouble(refund);
  return (
    <li className={styles.record}>
      <Row as="span" gap={2} rowGap={1} isNumeric>
        <b>{ledgerRupees(refund.amountPaise)}</b>
        <RefundBadge status={refund.status} />
      </Row>
      <time dateTime={new Date(refund.createdAt).toISOString()}>{formatShortDateTime(refund.createdAt)}</time>
      <span className={styles.meta}>
        {refundReasonWords(refund)}
        {gatewayRefundId !== null && ` · ${gatewayRefundId}`}
        {reference !== null && ` · ${t('orderDetail.byHand', { reference })}`}
        {trouble !== null && ` · ${trouble}`}
      </span>
      <RetryRefund refund={refund} />
      <PayOutRefund refund={refund} />
    </li>
  );
}
