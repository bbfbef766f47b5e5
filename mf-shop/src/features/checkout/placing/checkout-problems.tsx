import { refusalText } from '@basket/domain';
import { Banner, Button, rupees, TextLink } from '@basket/ui';
import { cart, Link, type CallRefusedError, type CartLine } from '@basket/web';
import type { BillState, OrderBill } from '@basket/web/checkout';
import { useEmailVerification } from '../../../account/verified';
import { paths } from '../../../paths';
import { adviceFor, priceChanges } from '../bill/quote-advice';
import { quotedUnitPrices } from '../bill/use-cart-quote';
import { t } from '../../../texts';
import type { OrderIntent, Placement } from './use-place-order';

export interface CheckoutProblemsProps {
  readonly lines: readonly CartLine[];
  readonly quote: BillState;
  readonly placement: Placement;
  /** Called after a button here changed the cart. */
  readonly onFixed: () => void;
  /** Requests the bill again. */
  readonly onRetry: () => void;
  /** Orders what another device has just ordered. */
  readonly onAgain: (intent: OrderIntent) => void;
}

/** Why the order cannot be placed, and what has changed, each with its action. */
export function CheckoutProblems({
  lines,
  quote,
  placement,
  onFixed,
  onRetry,
  onAgain,
}: CheckoutProblemsProps) {
  if (placement.status === 'unanswered') return <Unanswered />;
  if (placement.status === 'repeated') return <Repeated placement={placement} onAgain={onAgain} />;
  if (quote.status === 'failed') return <NoBill text={quote.message} onRetry={onRetry} />;
  const refusal =
    placement.status === 'refused' ? placement.refusal : quote.status === 'refused' ? quote.refusal : null;
  return (
    <>
      {refusal && refusal.code !== 'prices_changed' && (
        <Refused refusal={refusal} lines={lines} onFixed={onFixed} />
      )}
      {quote.quote && (
        <PriceNews lines={lines} quote={quote.quote} isRefused={refusal?.code === 'prices_changed'} />
      )}
    </>
  );
}

function Refused({
  refusal,
  lines,
  onFixed,
}: {
  refusal: CallRefusedError;
  lines: readonly CartLine[];
  onFixed: () => void;
}) {
  const verification = useEmailVerification();
  const { text, fix } = adviceFor(refusal, lines);
  function apply(): void {
    for (const { key, quantity } of fix?.changes ?? []) cart.setQuantity(key, quantity);
    onFixed();
  }
  return (
    <Banner
      tone="danger"
      title={text}
      action={
        fix ? (
          <Button size="s" variant="quiet" onClick={apply}>
            {fix.label}
          </Button>
        ) : (
          refusal.code === 'cash_needs_verification' && (
            <Button
              size="s"
              variant="quiet"
              isBusy={verification.isBusy}
              onClick={() => void verification.ask()}
            >
              {t('payment.verifyEmail')}
            </Button>
          )
        )
      }
    />
  );
}

function NoBill({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      title={t('checkout.billFailed')}
      text={text}
      action={
        <Button size="s" variant="quiet" onClick={onRetry}>
          {t('checkout.tryAgain')}
        </Button>
      }
    />
  );
}

function Unanswered() {
  return (
    <Banner
      tone="warning"
      title={t('checkout.unanswered')}
      text={t('checkout.unansweredText')}
      action={
        <TextLink to={paths.orders} as={Link}>
          {t('checkout.myOrders')}
        </TextLink>
      }
    />
  );
}

interface RepeatedProps {
  readonly placement: Extract<Placement, { readonly status: 'repeated' }>;
  readonly onAgain: CheckoutProblemsProps['onAgain'];
}

/** Said once: who wants the same once more says so (rule: ordered-just-now). */
function Repeated({ placement: { refusal, intent }, onAgain }: RepeatedProps) {
  const { orderId, orderNumber, seconds } = refusal.facts;
  return (
    <Banner
      tone="warning"
      title={t('checkout.repeated', { n: Number(seconds), number: String(orderNumber) })}
      text={t('checkout.repeatedText')}
      action={
        <>
          <TextLink to={paths.order(String(orderId))} as={Link}>
            {t('checkout.lookAtOrder')}
          </TextLink>
          <Button size="s" variant="quiet" onClick={() => onAgain(intent)}>
            {t('checkout.orderAgain')}
          </Button>
        </>
      }
    />
  );
}

/** Only the server's prices are charged; the cart's former prices are shown for comparison. */
function PriceNews({
  lines,
  quote,
  isRefused,
}: {
  lines: readonly CartLine[];
  quote: OrderBill;
  isRefused: boolean;
}) {
  const changes = priceChanges(lines, quotedUnitPrices(quote));
  if (changes.length === 0 && !isRefused) return null;
  return (
    <Banner
      tone="warning"
      title={isRefused ? refusalText('prices_changed') : t('checkout.pricesChanged')}
      text={
        <>
          {changes.map(({ name, beforePaise, nowPaise }) => (
            <span key={name}>
              {t('checkout.priceChanged', { name, now: rupees(nowPaise), before: rupees(beforePaise) })}{' '}
            </span>
          ))}
          {t('checkout.newTotal', { total: rupees(quote.totalPaise) })}
        </>
      }
    />
  );
}
