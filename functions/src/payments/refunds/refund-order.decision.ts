import {
  done,
  refundablePaise,
  refuse,
  unitsRefundPaise,
  type Order,
  type Outcome,
  type RefundScope,
} from '@basket/domain';

/** How much a refund pays back, and of which lines. */
export interface DecidedRefund {
  readonly amountPaise: number;
  readonly refundedQuantities: Order['payment']['refundedQuantities'];
}

/** An admin's refund: never more than the order keeps, and no unit of a line twice. */
export function decideRefund(order: Order, scope: RefundScope): Outcome<DecidedRefund> {
  const availablePaise = refundablePaise(order);
  if (availablePaise <= 0) return refuse('nothing_to_refund');
  const decided = amountOf(order, scope, availablePaise);
  if (!decided.ok) return decided;
  if (decided.value.amountPaise > availablePaise) return refuse('refund_too_large', { availablePaise });
  return decided;
}

function amountOf(order: Order, scope: RefundScope, availablePaise: number): Outcome<DecidedRefund> {
  const { refundedQuantities } = order.payment;
  switch (scope.kind) {
    case 'full':
      return done({ amountPaise: availablePaise, refundedQuantities });
    case 'amount':
      return done({ amountPaise: scope.amountPaise, refundedQuantities });
    case 'items': {
      const quantities = { ...refundedQuantities };
      let amountPaise = 0;
      for (const { line, quantity } of scope.items) {
        const item = order.items[line];
        const refunded = (quantities[line] ?? 0) + quantity;
        if (!item || refunded > item.quantity) return refuse('unknown_refund_item', { line });
        quantities[line] = refunded;
        amountPaise += item.unitPricePaise * quantity;
      }
      return amountPaise === 0
        ? refuse('nothing_to_refund')
        : done({ amountPaise: unitsRefundPaise(order, amountPaise), refundedQuantities: quantities });
    }
  }
}
