import {
  isGatewaySum,
  limitsOf,
  refundablePaise,
  refundOrder,
  type Order,
  type Stored,
} from '@basket/domain';
import {
  Field,
  type Form,
  FormDialog,
  InlineAlert,
  ledgerRupees,
  Row,
  RupeeField,
  Segmented,
  Small,
  Stack,
  Stepper,
  useForm,
} from '@basket/ui';
import { useTold } from '@basket/web/told';
import {
  checkRefund,
  emptyRefundForm,
  refundAmountPaise,
  scopeOf,
  unitsLeft,
  type RefundForm,
} from '../refund-form';
import styles from './payment.module.css';

const kinds = [
  { value: 'full', label: 'In full' },
  { value: 'items', label: 'By item' },
  { value: 'amount', label: 'By amount' },
] as const;

export interface RefundDialogProps {
  /** Live, so that the dialog follows other refunds of the order. */
  readonly order: Stored<Order>;
  readonly onClose: () => void;
}

/** Whether an admin pays it out: cash, and what is too little for the gateway (rules: paid-by-hand, small-sums). */
const isByHand = ({ paymentMethod }: Order, amountPaise: number): boolean =>
  paymentMethod === 'cod' || !isGatewaySum(amountPaise);

/** Pays an order back in full, by units of its lines or by an amount, with a reason. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { run, failure } = useTold(refundOrder, {
    done({ amountPaise }) {
      const amount = ledgerRupees(amountPaise);
      return isByHand(order, amountPaise)
        ? `Refund of ${amount} noted. Pay it out by hand.`
        : `Refund of ${amount} started successfully!`;
    },
    failed: 'Failed to refund order',
  });
  const form = useForm<RefundForm>({
    initial: emptyRefundForm,
    idPrefix: 'refund-',
    check: (values) => checkRefund(order, values),
    send: (values) =>
      run({ orderId: order.id, scope: scopeOf(order, values), reason: values.reason }, onClose),
  });
  const { kind } = form.values;
  return (
    <FormDialog
      form={form}
      title={`Refund ${order.orderNumber}`}
      description={`At most ${ledgerRupees(refundablePaise(order))} can be refunded.${
        order.paymentMethod === 'cod' ? ' It was paid in cash: pay it out by hand afterwards.' : ''
      }`}
      submitLabel="Refund"
      gap={4}
      failure={failure}
      onClose={onClose}
    >
      <Segmented
        label="What to refund"
        options={kinds}
        value={kind}
        onChange={(chosen) => form.change({ kind: chosen })}
      />
      {form.errors.kind !== undefined && <InlineAlert>{form.errors.kind}</InlineAlert>}
      {kind === 'amount' && <RupeeField {...form.control('amount')} label="Amount" />}
      {kind === 'items' && <Units order={order} form={form} />}
      <Field
        {...form.control('reason')}
        label="Reason"
        hint="The customer reads it on the order."
        placeholder="Arrived damaged"
        maxLength={limitsOf(refundOrder.request.entries.reason).maxLength}
      />
      <Outcome order={order} values={form.values} />
    </FormDialog>
  );
}

/** How many units of each line are refunded; at most those that have not been. */
function Units({ order, form }: { readonly order: Order; readonly form: Form<RefundForm> }) {
  return (
    <Stack gap={3}>
      {order.items.map((item, line) => {
        const left = unitsLeft(order, line);
        return (
          <Row gap={3} justify="between" isOneLine isSmall key={line}>
            <span>
              {item.name}
              <Small>
                {ledgerRupees(item.unitPricePaise)} each · {left === 0 ? 'all refunded' : `${left} left`}
              </Small>
            </span>
            <Stepper
              label={item.name}
              variant="outlined"
              value={form.values.units[line] ?? 0}
              min={0}
              max={left}
              isDisabled={left === 0}
              onChange={(quantity) => form.change(({ units }) => ({ units: { ...units, [line]: quantity } }))}
            />
          </Row>
        );
      })}
      {form.errors.units !== undefined && <InlineAlert>{form.errors.units}</InlineAlert>}
    </Stack>
  );
}

function Outcome({ order, values }: { readonly order: Order; readonly values: RefundForm }) {
  const paise = refundAmountPaise(order, values) ?? 0;
  const keptAfterPaise = Math.max(0, refundablePaise(order) - paise);
  return (
    <p className={styles.outcome} aria-live="polite">
      Refunds <b>{ledgerRupees(paise)}</b>. The order keeps <b>{ledgerRupees(keptAfterPaise)}</b>.
      {paise > 0 && order.paymentMethod === 'online' && isByHand(order, paise) && (
        <> The payment gateway pays back ₹1 and more: pay this out by hand afterwards.</>
      )}
    </p>
  );
}
