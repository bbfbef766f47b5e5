import { useState } from 'react';
import {
  offeredSlots,
  type DeliveryForm,
  type PaymentMethod,
  type PublicStoreSettings,
} from '@basket/domain';
import {
  Banner,
  Button,
  formatSlot,
  nextFieldOnEnter,
  Page,
  PageHeader,
  promiseWords,
  SlotChoice,
  StickyFooterBar,
  TwoColumns,
  useSlotChoice,
  VisuallyHidden,
} from '@basket/ui';
import {
  cartItemCount,
  serverNow,
  useDeliveryPromise,
  useDeliverySlots,
  useOnline,
  useServerNow,
  useSession,
  type CartLine,
  useStoreSettings,
} from '@basket/web';
import { billedFor, noteLastPayment, readLastPayment } from '@basket/web/checkout';
import { placeName } from '../../account/delivery-start';
import { useSavedAddresses } from '../../account/saved-addresses';
import { useVerified } from '../../account/verified';
import { comingWords } from '../../cart/where-and-when';
import { rich, t } from '../../texts';
import { CheckoutBill } from './bill/checkout-bill';
import { useCartQuote } from './bill/use-cart-quote';
import { CheckoutProblems } from './placing/checkout-problems';
import { DeliveryFields } from './delivery/delivery-fields';
import { OrderItems } from './bill/order-items';
import { PaymentChoice } from './payment-choice';
import { methodFor, orderWords, proposedMethod, type Payable } from './payment-method';
import { useDeliveryForm } from './delivery/use-delivery-form';
import type { Placement, usePlaceOrder } from './placing/use-place-order';
import styles from './checkout-form.module.css';

const formId = 'checkout';

export interface CheckoutFormProps {
  readonly lines: readonly CartLine[];
  readonly order: ReturnType<typeof usePlaceOrder>;
}

const mayBeOrdered = ({ status }: Placement): boolean => status === 'unanswered' || status === 'repeated';

/** The time of delivery that is chosen, and what is said of it. It follows the clock. */
function useDeliveryTime(store: PublicStoreSettings) {
  useServerNow(60_000);
  const nowAt = serverNow();
  const promise = useDeliveryPromise();
  const time = useSlotChoice(promise, offeredSlots(useDeliverySlots(), store, nowAt), nowAt);
  const slot = time.problem === null ? time.slot && formatSlot(time.slot, nowAt) : t('checkout.chooseTime');
  const words = promiseWords(promise);
  // A chosen slot is the promise of this order.
  const comes = slot ?? (words.note === null ? words.text : null);
  return { promise, nowAt, time, comes, shortly: slot ?? comingWords(promise), text: words.text };
}

/** The chosen way of paying, or the one that is proposed. */
function usePaymentMethod(payable: Payable) {
  const uid = useSession((state) => state.user?.uid ?? '');
  const { unverifiedCashLimitPaise } = useStoreSettings();
  const isVerified = useVerified()?.isVerified ?? true;
  const [last] = useState(() => readLastPayment(uid));
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const method =
    chosen === null
      ? proposedMethod(last, payable, isVerified ? Infinity : unverifiedCashLimitPaise)
      : methodFor(chosen, payable);
  return { method, choose, note: () => noteLastPayment(uid, method) };
}

/** Address, payment, items and bill; ordering needs the server's bill. */
export function CheckoutForm({ lines, order }: CheckoutFormProps) {
  const store = useStoreSettings();
  const { place, isBusy, placement, reset, forgetRefusal } = order;
  // An order without an answer may have reduced the stock already: a new quote would report too little.
  const { refresh, ...exact } = useCartQuote(lines, isBusy || mayBeOrdered(placement));
  const payable = { hasGateway: store.razorpayKeyId !== '', quote: exact.quote };
  const { method: paymentMethod, ...payment } = usePaymentMethod(payable);
  const quote = billedFor(exact, paymentMethod);
  const { promise, nowAt, time, comes, shortly, text } = useDeliveryTime(store);
  const isClosed = time.wanted === null;
  const delivery = useDeliveryForm(async (address) => {
    if (isBusy || quote.status !== 'ready' || time.problem !== null) return;
    const outcome = await place({
      lines,
      delivery: address,
      paymentMethod,
      expectedTotalPaise: quote.quote.totalPaise,
      ...(time.slot && { slotStartsAt: time.slot.startsAt }),
    });
    if (outcome === 'refused') refresh();
    if (outcome === 'placed') payment.note();
  });

  const button = (
    <PlaceOrderButton
      isBusy={isBusy}
      isEnabled={quote.status === 'ready' && !delivery.isWaiting}
      words={orderWords(paymentMethod, quote.quote?.totalPaise ?? null)}
      obstacle={isClosed ? t('checkout.closed') : time.problem === null ? null : t('checkout.chooseTime')}
    />
  );
  return (
    <Page rhythm="panels">
      <PageHeader
        title={t('checkout.title')}
        note={[t('orders.itemCount', { n: cartItemCount(lines) }), ...(comes === null ? [] : [comes])].join(
          ' · ',
        )}
      />
      {comes === null && <Banner tone={isClosed ? 'warning' : 'info'} title={text} />}
      <CheckoutProblems
        lines={lines}
        quote={quote}
        placement={placement}
        onFixed={reset}
        onRetry={refresh}
        onAgain={(intent) => void place({ ...intent, again: true })}
      />
      <form id={formId} {...delivery.form.props} onKeyDown={nextFieldOnEnter}>
        <TwoColumns
          asideWidth="l"
          isAsideSticky
          aside={
            <CheckoutBill quote={quote} lines={lines} store={store}>
              {button}
            </CheckoutBill>
          }
        >
          <DeliveryFields delivery={delivery} mapsKey={store.googleMapsApiKey} />
          <SlotChoice
            promise={promise}
            nowAt={nowAt}
            choice={{ ...time, choose: (wanted) => (time.choose(wanted), forgetRefusal()) }}
          />
          <PaymentChoice
            value={paymentMethod}
            onChange={(next) => (payment.choose(next), forgetRefusal())}
            {...payable}
          />
          <OrderItems lines={lines} quote={quote.quote} />
        </TwoColumns>
      </form>
      <StickyFooterBar label={t('checkout.placeBar')} action={button}>
        <WhereAndWhen to={delivery.form.values} coming={shortly} />
      </StickyFooterBar>
    </Page>
  );
}

/** Where the order goes and when it comes, beside the button that says what it costs. */
function WhereAndWhen({ to, coming }: { readonly to: DeliveryForm; readonly coming: string | null }) {
  const name = placeName(to, useSavedAddresses());
  return (
    <>
      {name !== null && <b className={styles.name}>{t('checkout.toPlace', { place: name })}</b>}
      <small>{coming}</small>
    </>
  );
}

interface PlaceOrderButtonProps {
  readonly isBusy: boolean;
  readonly isEnabled: boolean;
  /** The sum and how it is paid; null before that is known. */
  readonly words: string | null;
  /** Why nothing can be ordered now, on the button. */
  readonly obstacle: string | null;
}

/** Nothing is ordered later without being asked again (rule: offline-shop). */
function PlaceOrderButton({ isBusy, isEnabled, words, obstacle }: PlaceOrderButtonProps) {
  const shown = useOnline() ? obstacle : t('checkout.offline');
  if (shown !== null && !isBusy)
    return (
      <Button size="l" variant="quiet" isBlock disabled>
        {shown}
      </Button>
    );
  return (
    <Button type="submit" form={formId} size="l" isBlock isBusy={isBusy} disabled={!isEnabled}>
      {isBusy ? t('checkout.placing') : words === null ? t('checkout.place') : <OrderWords words={words} />}
    </Button>
  );
}

/** The name of the button begins with what it is: 'Place Order: Pay ₹160'. */
const OrderWords = ({ words }: { readonly words: string }) => (
  <span>
    {rich('checkout.placeWords', {
      words,
      hidden: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
    })}
  </span>
);
