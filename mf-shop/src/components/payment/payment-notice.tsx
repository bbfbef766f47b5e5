import { useEffect, useRef, type ReactNode } from 'react';
import type { Order, Stored } from '@basket/domain';
import { Banner, bold, Button, Row, rupees, TextLink } from '@basket/ui';
import { Link, useSearchParams, useServerNow } from '@basket/web';
import { paths } from '../../paths';
import { useGatewayTrouble } from '../../payment/gateway-trouble';
import { paymentStanding, timeLeft, type RefundWay } from '../../payment/payable';
import { useCartComesBack } from '../../payment/use-cart-comes-back';
import { usePayOrder } from '../../payment/use-pay-order';
import { rich, t } from '../../texts';
import { PayInCash } from './pay-in-cash';

/** The state of an order's payment, with the action that the customer can take. */
export function PaymentNotice({ order }: { order: Stored<Order> }) {
  const now = useServerNow(1_000);
  const [query, setQuery] = useSearchParams();
  const result = query.get('payment');
  const standing = paymentStanding(order, now);
  useCartComesBack(order, standing.kind);
  // Not inside the banner, which disappears once the order is paid: the checkout has to report first.
  const payment = usePayOrder(order);
  const isTroubled = useGatewayTrouble();
  const { kind } = standing;
  const hasWaited = useRef(false);
  useEffect(() => {
    const isPaid = kind === 'paid';
    // A payment that counts after all, later or elsewhere, is said: a warning must not just vanish.
    const isNews = isPaid && result !== 'success' && (hasWaited.current || result === 'failed');
    hasWaited.current = kind === 'payable' || kind === 'checking';
    if (isNews) setQuery({ payment: 'success' }, { replace: true });
    // A shared or reloaded address must not show a failure that was settled since.
    else if (result !== null && (kind === 'unpaid' || kind === 'refunding')) setQuery({}, { replace: true });
  }, [result, kind, setQuery]);

  switch (standing.kind) {
    case 'none':
      return null;
    case 'payable':
      return (
        <Payable
          left={standing.dueAt === null ? null : timeLeft(standing.dueAt, now)}
          hasFailed={result === 'failed'}
          isTroubled={isTroubled}
          action={
            <Row gap={2}>
              <Button size="s" isBusy={payment.isBusy} onClick={() => void payment.pay(order)}>
                {t('payment.pay', { total: rupees(order.totalPaise) })}
              </Button>
              <PayInCash order={order} />
            </Row>
          }
        />
      );
    case 'checking':
      return <Banner tone="info" title={t('payment.checking')} text={t('payment.checkingText')} />;
    case 'paid':
      return result === 'success' ? (
        <Banner
          tone="success"
          title={t('payment.received', { total: rupees(order.totalPaise) })}
          text={t('payment.receivedText')}
          onDismiss={() => setQuery({}, { replace: true })}
        />
      ) : null;
    case 'unpaid':
      return <Banner tone="warning" title={t('payment.unpaid')} text={t('payment.unpaidText')} />;
    case 'refunding':
      return <Refunding {...standing} />;
    case 'refunded':
      return (
        <Banner
          tone="success"
          title={t('payment.refunded', { amount: rupees(standing.amountPaise) })}
          text={t(standing.way === 'store' ? 'payment.refundedByStore' : 'payment.refundedByBank')}
        />
      );
  }
}

interface RefundingProps {
  readonly amountPaise: number;
  readonly isOrderAlive: boolean;
  readonly way: RefundWay;
}

const refundTexts: Readonly<Record<RefundWay, (amount: string) => readonly [title: string, text: string]>> = {
  bank: (amount) => [t('payment.refundOnWay', { amount }), t('payment.refundOnWayText')],
  store: (amount) => [t('payment.refundOwed', { amount }), t('payment.refundOwedText')],
  delayed: (amount) => [t('payment.refundDelayed', { amount }), t('payment.refundDelayedText')],
};

/** The money that is owed back, and how it comes; who waits for the store can ask it (rule: refund-shown). */
function Refunding({ amountPaise, isOrderAlive, way }: RefundingProps) {
  const [title, text] = refundTexts[way](rupees(amountPaise));
  return (
    <Banner
      tone={way === 'delayed' ? 'warning' : 'info'}
      title={title}
      text={`${t(isOrderAlive ? 'payment.orderGoesOn' : 'payment.orderEnded')} ${text}`}
      action={
        way !== 'bank' && (
          <TextLink to={paths.contact} as={Link}>
            {t('payment.contactStore')}
          </TextLink>
        )
      }
    />
  );
}

interface PayableProps {
  /** Minutes and seconds; null when the order waits without an end. */
  readonly left: string | null;
  readonly hasFailed: boolean;
  /** The gateway's checkout did not open. */
  readonly isTroubled: boolean;
  readonly action: ReactNode;
}

function Payable({ left, hasFailed, isTroubled, action }: PayableProps) {
  return (
    <Banner
      tone={hasFailed ? 'danger' : 'warning'}
      title={t(hasFailed ? 'payment.failed' : 'payment.waits')}
      text={[
        hasFailed && t('payment.failedText'),
        left === null && t('payment.payItNow'),
        isTroubled && t('payment.didNotOpen'),
      ]
        .filter(Boolean)
        .join(' ')}
      timer={left !== null && rich('payment.payWithin', { left, b: bold })}
      action={action}
    />
  );
}
