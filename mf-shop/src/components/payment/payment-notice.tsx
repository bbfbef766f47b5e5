import { useEffect, useRef, type ReactNode } from 'react';
import type { Order, Stored } from '@basket/domain';
import { Banner, Button, Row, rupees, TextLink } from '@basket/ui';
import { Link, useSearchParams, useServerNow } from '@basket/web';
import { paths } from '../../paths';
import { useGatewayTrouble } from '../../payment/gateway-trouble';
import { paymentStanding, timeLeft, type RefundWay } from '../../payment/payable';
import { useCartComesBack } from '../../payment/use-cart-comes-back';
import { usePayOrder } from '../../payment/use-pay-order';
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
                Pay {rupees(order.totalPaise)}
              </Button>
              <PayInCash order={order} />
            </Row>
          }
        />
      );
    case 'checking':
      return (
        <Banner
          tone="info"
          title="Checking your payment"
          text="The time to pay is over. We are asking the bank whether a payment came; this page changes by itself."
        />
      );
    case 'paid':
      return result === 'success' ? (
        <Banner
          tone="success"
          title={`Payment of ${rupees(order.totalPaise)} received`}
          text="Thank you. We are getting your order ready."
          onDismiss={() => setQuery({}, { replace: true })}
        />
      ) : null;
    case 'unpaid':
      return (
        <Banner
          tone="warning"
          title="This order was not paid in time"
          text="It was cancelled and nothing was charged. A payment that still arrives is refunded."
        />
      );
    case 'refunding':
      return <Refunding {...standing} />;
    case 'refunded':
      return (
        <Banner
          tone="success"
          title={`${rupees(standing.amountPaise)} was refunded`}
          text={
            standing.way === 'store'
              ? 'The store has paid it back to you itself.'
              : 'Your bank may take 5 to 7 working days to show it.'
          }
        />
      );
  }
}

interface RefundingProps {
  readonly amountPaise: number;
  readonly isOrderAlive: boolean;
  readonly way: RefundWay;
}

const refundTexts: Readonly<Record<RefundWay, { readonly title: string; readonly text: string }>> = {
  bank: {
    title: 'is on its way back to you',
    text: 'The refund reaches your account in 5 to 7 working days.',
  },
  store: { title: 'is owed to you', text: 'The store pays it back to you itself: ask it how.' },
  delayed: {
    title: 'could not be paid back to you yet',
    text: 'It is still owed to you. The store is on it: it tries again, or pays you in another way.',
  },
};

/** The money that is owed back, and how it comes; who waits for the store can ask it (rule: refund-shown). */
function Refunding({ amountPaise, isOrderAlive, way }: RefundingProps) {
  const { title, text } = refundTexts[way];
  return (
    <Banner
      tone={way === 'delayed' ? 'warning' : 'info'}
      title={`${rupees(amountPaise)} ${title}`}
      text={`${isOrderAlive ? 'Your order goes on as planned.' : 'The order has ended.'} ${text}`}
      action={
        way !== 'bank' && (
          <TextLink to={paths.contact} as={Link}>
            Contact the store
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
      title={hasFailed ? 'Payment verification failed' : 'Your order waits for its payment'}
      text={[
        hasFailed && 'The payment could not be confirmed. Money that was taken is refunded.',
        left === null && 'Please pay for it now.',
        isTroubled &&
          'The payment did not open. Please try again, open this page in another browser, or pay in cash.',
      ]
        .filter(Boolean)
        .join(' ')}
      timer={
        left !== null && (
          <>
            Pay within <b>{left}</b> to keep your order.
          </>
        )
      }
      action={action}
    />
  );
}
