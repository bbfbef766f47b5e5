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
  rupees,
  Skeleton,
  SlotChoice,
  StickyFooterBar,
  TwoColumns,
  useSlotChoice,
  type SlotChoiceState,
} from '@basket/ui';
import {
  cartItemCount,
  serverNow,
  useDeliveryPromise,
  useDeliverySlots,
  useOnline,
  useServerNow,
  type CartLine,
  useStoreSettings,
} from '@basket/web';
import { billedFor, type BillState } from '@basket/web/checkout';
import { CheckoutBill } from './bill/checkout-bill';
import { useCartQuote } from './bill/use-cart-quote';
import { CheckoutProblems } from './placing/checkout-problems';
import { DeliveryFields } from './delivery/delivery-fields';
import { OrderItems } from './bill/order-items';
import { methodFor, PaymentChoice } from './payment-choice';
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

/** Address, payment, items and bill; ordering needs the server's bill. */
export function CheckoutForm({ lines, order }: CheckoutFormProps) {
  const store = useStoreSettings();
  const [method, setMethod] = useState<PaymentMethod>('cod');
  const { place, isBusy, placement, reset, forgetRefusal } = order;
  const choose = (next: PaymentMethod): void => (setMethod(next), forgetRefusal());
  // An order without an answer may have reduced the stock already: a new quote would report too little.
  const { refresh, ...exact } = useCartQuote(lines, isBusy || mayBeOrdered(placement));
  const payable = { hasGateway: store.razorpayKeyId !== '', quote: exact.quote };
  const paymentMethod = methodFor(method, payable);
  const quote = billedFor(exact, paymentMethod);
  useServerNow(60_000); // the promise follows the clock
  const promise = useDeliveryPromise();
  const words = promiseWords(promise);
  const time = useSlotChoice(promise, offeredSlots(useDeliverySlots(), store, serverNow()), serverNow());
  const isClosed = time.wanted === null;
  // A chosen slot is the promise of this order.
  const comes = slotWords(time, serverNow()) ?? (words.note === null ? words.text : null);
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
  });

  const button = (
    <PlaceOrderButton
      isBusy={isBusy}
      isEnabled={quote.status === 'ready' && !delivery.isWaiting}
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
          <PaymentChoice value={method} onChange={choose} {...payable} />
          <OrderItems lines={lines} quote={quote.quote} />
        </TwoColumns>
      </form>
      <StickyFooterBar label="Place order" action={button}>
        <TotalToPay quote={quote} />
      </StickyFooterBar>
    </Page>
  );
}

function TotalToPay({ quote: { status, quote } }: { readonly quote: BillState }) {
  if (!quote && status !== 'loading') return null;
  return (
    <>
      <b className={styles.total}>{quote ? rupees(quote.totalPaise) : <Skeleton size="l" width="half" />}</b>
      <small>Total to pay</small>
    </>
  );
}

interface PlaceOrderButtonProps {
  readonly isBusy: boolean;
  readonly isEnabled: boolean;
  /** Why nothing can be ordered now, on the button. */
  readonly obstacle: string | null;
}

/** Nothing is ordered later without being asked again (rule: offline-shop). */
function PlaceOrderButton({ isBusy, isEnabled, obstacle }: PlaceOrderButtonProps) {
  const shown = useOnline() ? obstacle : 'You are offline';
  if (shown !== null && !isBusy)
    return (
      <Button size="l" variant="quiet" isBlock disabled>
        {shown}
      </Button>
    );
  return (
    <Button type="submit" form={formId} size="l" isBlock isBusy={isBusy} disabled={!isEnabled}>
      {isBusy ? 'Placing order' : 'Place Order'}
    </Button>
  );
}
