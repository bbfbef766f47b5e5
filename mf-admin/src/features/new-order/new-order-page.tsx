import { useState, type ReactNode } from 'react';
import { requestLines } from '@basket/domain';
import { nextFieldOnEnter, Page, PageHeader, SlotChoice, TwoColumns } from '@basket/ui';
import { refreshCatalogue, usePageTitle } from '@basket/web';
import { billedFor, useQuote } from '@basket/web/checkout';
import { ConfirmLeaving } from '../../forms/confirm-leaving';
import { t } from '../../texts';
import { ChosenCustomer } from './components/chosen-customer';
import { DeliveryPanel } from './components/delivery-panel';
import { FindCustomer } from './components/find-customer';
import { OrderBill, type OrderBillProps } from './components/order-bill';
import { OrderItems } from './components/order-items';
import type { PhoneCustomer } from './customer';
import styles from './new-order.module.css';
import type { OrderLine } from './order-lines';
import { useDelivery } from './use-delivery';
import { useOrderTime, type OrderTime } from './use-order-time';
import { usePlaceOrderFor } from './use-place-order-for';

const formId = 'new-order';

/** /admin/orders/new: an order for a customer on the phone (rule: phone-orders). */
export function NewOrderPage() {
  usePageTitle(t('newOrder.title'));
  const [customer, setCustomer] = useState<PhoneCustomer | null>(null);
  const [lines, setLines] = useState<readonly OrderLine[]>([]);
  const { refresh, ...exact } = useQuote(requestLines(lines));
  const quote = billedFor(exact, 'cod');
  const time = useOrderTime();
  const items = <OrderItems lines={lines} onChange={setLines} />;
  return (
    <Page rhythm="panels">
      <PageHeader title={t('newOrder.title')} note={t('newOrder.forPhone')} />
      {customer ? (
        <OrderFor
          key={customer.id}
          customer={customer}
          lines={lines}
          quote={quote}
          onRetry={refresh}
          time={time}
          onChangeCustomer={() => setCustomer(null)}
        >
          {items}
        </OrderFor>
      ) : (
        <TwoColumns
          asideWidth="l"
          isAsideSticky
          aside={
            <OrderBill
              lines={lines}
              quote={quote}
              onRetry={refresh}
              time={time}
              problem={null}
              isBusy={false}
              formId={null}
            />
          }
        >
          <FindCustomer onChoose={setCustomer} />
          {items}
        </TwoColumns>
      )}
      <ConfirmLeaving isDirty={lines.length > 0} />
    </Page>
  );
}

interface OrderForProps extends Pick<OrderBillProps, 'lines' | 'quote' | 'onRetry'> {
  readonly customer: PhoneCustomer;
  readonly time: OrderTime;
  readonly onChangeCustomer: () => void;
  readonly children: ReactNode;
}

/** The order once its customer is known. */
function OrderFor({ customer, lines, quote, onRetry, time, onChangeCustomer, children }: OrderForProps) {
  const { place, problem, forgetRefusal } = usePlaceOrderFor(() => {
    // Another price, or no stock: every figure is asked for again.
    onRetry();
    refreshCatalogue();
  });
  const delivery = useDelivery(customer, async (to) => {
    if (!quote.quote || time.choice.problem !== null) return;
    return place({
      customerId: customer.id,
      lines: requestLines(lines),
      delivery: to,
      expectedTotalPaise: quote.quote.totalPaise,
      ...(time.choice.slot && { slotStartsAt: time.choice.slot.startsAt }),
    });
  });
  return (
    <TwoColumns
      asideWidth="l"
      isAsideSticky
      aside={
        <OrderBill
          lines={lines}
          quote={quote}
          onRetry={onRetry}
          time={time}
          problem={problem}
          isBusy={delivery.form.isBusy}
          formId={formId}
        />
      }
    >
      <ChosenCustomer customer={customer} onChange={onChangeCustomer} />
      {children}
      <form id={formId} className={styles.form} {...delivery.form.props} onKeyDown={nextFieldOnEnter}>
        <DeliveryPanel delivery={delivery} />
      </form>
      <SlotChoice
        promise={time.promise}
        nowAt={time.nowAt}
        choice={{
          ...time.choice,
          choose: (wanted) => {
            time.choice.choose(wanted);
            forgetRefusal();
          },
        }}
      />
    </TwoColumns>
  );
}
