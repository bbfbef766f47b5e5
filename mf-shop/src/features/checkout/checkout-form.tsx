import { useState } from 'react';
import { offeredSlots, type PaymentMethod } from '@basket/domain';
import {
  Banner,
  Button,
  formatCount,
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
  type SlotChoiceState,
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
const chooseTimeText = 'Choose another time';

export interface CheckoutFormProps {
  readonly lines: readonly CartLine[];
  readonly order: ReturnType<typeof usePlaceOrder>;
}

const mayBeOrdered = ({ status }: Placement): boolean => status === 'unanswered' || status === 'repeated';

const slotWords = ({ slot, problem }: SlotChoiceState, nowAt: number): string | null =>
  problem === null ? slot && formatSlot(slot, nowAt) : chooseTimeText;

/** The chosen way of paying, or the one that is proposed. */
function usePaymentMethod(payable: Payable, uid: string) {
  const { unverifiedCashLimitPaise } = useStoreSettings();
  const isVerified = useVerified()?.isVerified ?? true;
  const [last] = useState(() => readLastPayment(uid));
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const method =
    chosen === null
      ? proposedMethod(last, payable, isVerified ? Infinity : unverifiedCashLimitPaise)
      : methodFor(chosen, payable);
  return { method, choose };
}

/** Address, payment, items and bill; ordering needs the server's bill. */
export function CheckoutForm({ lines, order }: CheckoutFormProps) {
  const store = useStoreSettings();
  const uid = useSession((state) => state.user?.uid ?? '');
  const saved = useSavedAddresses();
  const { place, isBusy, placement, reset, forgetRefusal } = order;
  // An order without an answer may have reduced the stock already: a new quote would report too little.
  const { refresh, ...exact } = useCartQuote(lines, isBusy || mayBeOrdered(placement));
  const payable = { hasGateway: store.razorpayKeyId !== '', quote: exact.quote };
  const { method: paymentMethod, choose } = usePaymentMethod(payable, uid);
  const quote = billedFor(exact, paymentMethod);
  useServerNow(60_000); // the promise follows the clock
  const promise = useDeliveryPromise();
  const words = promiseWords(promise);
  const time = useSlotChoice(promise, offeredSlots(useDeliverySlots(), store, serverNow()), serverNow());
  const isClosed = time.wanted === null;
  // A chosen slot is the promise of this order.
  const slot = slotWords(time, serverNow());
  const comes = slot ?? (words.note === null ? words.text : null);
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
    if (outcome === 'placed') noteLastPayment(uid, paymentMethod);
  });

  const button = (
    <PlaceOrderButton
      isBusy={isBusy}
      isEnabled={quote.status === 'ready' && !delivery.isWaiting}
      words={orderWords(paymentMethod, quote.quote?.totalPaise ?? null)}
      obstacle={isClosed ? 'Store closed' : time.problem === null ? null : chooseTimeText}
    />
  );
  return (
    <Page rhythm="panels">
      <PageHeader
        title="Checkout"
        note={[formatCount(cartItemCount(lines), 'item'), ...(comes === null ? [] : [comes])].join(' · ')}
      />
      {comes === null && <Banner tone={isClosed ? 'warning' : 'info'} title={words.text} />}
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
            nowAt={serverNow()}
            choice={{
              ...time,
              choose: (wanted) => {
                time.choose(wanted);
                forgetRefusal();
              },
            }}
          />
          <PaymentChoice
            value={paymentMethod}
            onChange={(next) => (choose(next), forgetRefusal())}
            {...payable}
          />
          <OrderItems lines={lines} quote={quote.quote} />
        </TwoColumns>
      </form>
      <StickyFooterBar label="Place order" action={button}>
        <WhereAndWhen name={placeName(delivery.form.values, saved)} coming={slot ?? comingWords(promise)} />
      </StickyFooterBar>
    </Page>
  );
}

/** Where the order goes and when it comes, beside the button that says what it costs. */
function WhereAndWhen({ name, coming }: { readonly name: string | null; readonly coming: string | null }) {
  return (
    <>
      {name !== null && <b className={styles.name}>to {name}</b>}
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
  const shown = useOnline() ? obstacle : 'You are offline';
  if (shown !== null && !isBusy)
    return (
      <Button size="l" variant="quiet" isBlock disabled>
        {shown}
      </Button>
    );
  return (
    <Button type="submit" form={formId} size="l" isBlock isBusy={isBusy} disabled={!isEnabled}>
      {isBusy ? 'Placing order' : words === null ? 'Place Order' : <OrderWords words={words} />}
    </Button>
  );
}

/** The name of the button begins with what it is: 'Place Order: Pay ₹160'. */
const OrderWords = ({ words }: { readonly words: string }) => (
  <span>
    <VisuallyHidden>Place Order: </VisuallyHidden>
    {words}
  </span>
);
