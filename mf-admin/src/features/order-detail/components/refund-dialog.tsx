import {
  isGatewaySum,
  itemsIn,
  limitsOf,
  refundablePaise,
  refundOrder,
  type Order,
  type Stored,
} from '@basket/domain';
import {
  bold,
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
import { useLanguage } from '@basket/web';
import { useTold } from '@basket/web/told';
import { rich, t } from '../../../texts';
import {
  checkRefund,
  emptyRefundForm,
  refundAmountPaise,
  scopeOf,
  unitsLeft,
  type RefundForm,
} from '../refund-form';
import styles from './payment.module.css';

const kinds = () =>
  [
    { value: 'full', label: t('orderDetail.inFull') },
    { value: 'items', label: t('orderDetail.byItem') },
    { value: 'amount', label: t('orderDetail.byAmount') },
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
      return t(isByHand(order, amountPaise) ? 'orderDetail.refundNoted' : 'orderDetail.refundStarted', {
        amount,
      });
    },
    failed: t('orderDetail.refundOrderFailed'),
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
      title={t('orderDetail.refundTitle', { number: order.orderNumber })}
      description={t(
        order.paymentMethod === 'cod' ? 'orderDetail.refundableCash' : 'orderDetail.refundable',
        {
          amount: ledgerRupees(refundablePaise(order)),
        },
      )}
      submitLabel={t('orderDetail.refund')}
      gap={4}
      failure={failure}
      onClose={onClose}
    >
      <Segmented
        label={t('orderDetail.whatToRefund')}
        options={kinds()}
        value={kind}
        onChange={(chosen) => form.change({ kind: chosen })}
      />
      {form.errors.kind !== undefined && <InlineAlert>{form.errors.kind}</InlineAlert>}
      {kind === 'amount' && <RupeeField {...form.control('amount')} label={t('orderDetail.amount')} />}
      {kind === 'items' && <Units order={order} form={form} />}
      <Field
        {...form.control('reason')}
        label={t('orderDetail.reason')}
        hint={t('orderDetail.reasonHint')}
        placeholder={t('orderDetail.reasonPlaceholder')}
        maxLength={limitsOf(refundOrder.request.entries.reason).maxLength}
      />
      <Outcome order={order} values={form.values} />
    </FormDialog>
  );
}

/** How many units of each line are refunded; at most those that have not been. */
function Units({ order, form }: { readonly order: Order; readonly form: Form<RefundForm> }) {
  const items = itemsIn(order.items, useLanguage());
  return (
    <Stack gap={3}>
      {items.map((item, line) => {
        const left = unitsLeft(order, line);
        const price = ledgerRupees(item.unitPricePaise);
        return (
          <Row gap={3} justify="between" isOneLine isSmall key={line}>
            <span>
              {item.name}
              <Small>
                {left === 0
                  ? t('orderDetail.allRefunded', { price })
                  : t('orderDetail.unitsLeft', { price, n: left })}
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
  const isSmallSum = paise > 0 && order.paymentMethod === 'online' && isByHand(order, paise);
  return (
    <p className={styles.outcome} aria-live="polite">
      {rich(isSmallSum ? 'orderDetail.refundOutcomeByHand' : 'orderDetail.refundOutcome', {
        amount: ledgerRupees(paise),
        kept: ledgerRupees(keptAfterPaise),
        b: bold,
      })}
    </p>
  );
}
