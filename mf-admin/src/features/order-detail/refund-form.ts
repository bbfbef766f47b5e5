import {
  fieldErrors,
  parseRupees,
  refundablePaise,
  refundOrder,
  unitsRefundPaise,
  type Order,
  type RefundScope,
} from '@basket/domain';
import { ledgerRupees, type FormErrors } from '@basket/ui';
import { t } from '../../texts';

/** The values in the refund dialog. */
export interface RefundForm {
  readonly kind: RefundScope['kind'];
  /** Rupees as typed; used by kind `amount`. */
  readonly amount: string;
  /** Units to refund by the index of their line; used by kind `items`. */
  readonly units: Readonly<Record<number, number>>;
  readonly reason: string;
}

export const emptyRefundForm: RefundForm = { kind: 'items', amount: '', units: {}, reason: '' };

type RefundedOrder = Pick<
  Order,
  'status' | 'paymentMethod' | 'paymentId' | 'roundingPaise' | 'totalPaise' | 'items' | 'payment'
>;

/** Whether the store keeps money of the order, online or in cash. */
export const canBeRefunded = (order: RefundedOrder): boolean => refundablePaise(order) > 0;

/** Units of a line that have not been refunded. */
export const unitsLeft = ({ items, payment }: RefundedOrder, line: number): number =>
  (items[line]?.quantity ?? 0) - (payment.refundedQuantities[line] ?? 0);

/** The amount that the form pays back, in paise; null if it is not usable. The server decides again. */
export function refundAmountPaise(order: RefundedOrder, form: RefundForm): number | null {
  switch (form.kind) {
    case 'full':
      return refundablePaise(order);
    case 'amount':
      return parseRupees(form.amount) || null;
    case 'items': {
      const prices = order.items.map((item, line) => item.unitPricePaise * (form.units[line] ?? 0));
      const pricesPaise = prices.reduce((sum, paise) => sum + paise, 0);
      return unitsRefundPaise(order, pricesPaise) || null;
    }
  }
}

/** The request's scope of a form without errors. */
export function scopeOf(order: RefundedOrder, form: RefundForm): RefundScope {
  switch (form.kind) {
    case 'full':
      return { kind: 'full' };
    case 'amount':
      return { kind: 'amount', amountPaise: refundAmountPaise(order, form) ?? 0 };
    case 'items':
      return {
        kind: 'items',
        items: order.items.flatMap((_, line) => {
          const quantity = form.units[line] ?? 0;
          return quantity > 0 ? [{ line, quantity }] : [];
        }),
      };
  }
}

const emptyTexts = {
  full: () => t('orderDetail.nothingToRefund'),
  amount: () => t('orderDetail.amountInvalid'),
  items: () => t('orderDetail.unitsMissing'),
} as const;

/** The errors of the form, each under the field that shows it. */
export function checkRefund(order: RefundedOrder, form: RefundForm): FormErrors<RefundForm> {
  const { kind, reason } = form;
  const paise = refundAmountPaise(order, form);
  const mostPaise = refundablePaise(order);
  const field = { full: 'kind', amount: 'amount', items: 'units' } as const;
  const wrong =
    paise === null
      ? emptyTexts[kind]()
      : paise > mostPaise
        ? t('orderDetail.refundTooMuch', { amount: ledgerRupees(mostPaise) })
        : undefined;
  return {
    ...(wrong !== undefined && { [field[kind]]: wrong }),
    ...fieldErrors(refundOrder.request, { reason }, { whose: 'the' }),
  };
}
