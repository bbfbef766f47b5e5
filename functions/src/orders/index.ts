import { addOrderNoteOperation } from './add-order-note.callable';
import { cancelOrderOperation } from './cancel-order.callable';
import { countOrdersOperation } from './count-orders.callable';
import { readCustomerFiguresOperation } from './customer-figures.callable';
import { handToPartnerOperation } from './delivery/hand-to-partner.callable';
import { packOrderOperation } from './picking/pack-order.callable';
import { shortLineOperation } from './picking/short-line.callable';
import { startPickingOperation } from './picking/start-picking.callable';
import { tickLineOperation } from './picking/tick-line.callable';
import { placeOrderOperation } from './placing/place-order.callable';
import { placeOrderForOperation } from './placing/place-order-for.callable';
import { quoteOrderOperation } from './placing/quote-order.callable';
import { settlePutBackOperation } from './put-back/settle-put-back.callable';
import { requireCustomer, setOrderStatusOperation } from './set-order-status.callable';

// Steps of an order that its partner takes: pages ask for them in the domain of dispatch.
export { markDeliveredOperation } from './delivery/mark-delivered.callable';
export { pickUpOperation } from './delivery/pick-up.callable';
export { expireUnpaidOrder, isPaymentOverdue } from './expire-unpaid';
export { withReadyTime } from './picking/picking-step';
export { addOrderValues } from './order-values';
export { changeOrderStatus, readOrder, readOwnOrder } from './order-step';
export { oweRefund, requirePayee } from './owe-refund';
export { requireCustomer };
export { readFreeSlots } from './slot-places';
export {
  authorOf,
  bySystem,
  systemAuthor,
  writeFacts,
  writeOrder,
  written,
  type Author,
  type Cause,
  type Change,
  type PartnerChange,
} from './write-order';

export const ordersOperations = [
  quoteOrderOperation,
  placeOrderOperation,
  placeOrderForOperation,
  cancelOrderOperation,
  setOrderStatusOperation,
  countOrdersOperation,
  readCustomerFiguresOperation,
  addOrderNoteOperation,
  startPickingOperation,
  tickLineOperation,
  shortLineOperation,
  packOrderOperation,
  handToPartnerOperation,
  settlePutBackOperation,
];
