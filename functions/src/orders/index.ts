import { cancelOrderOperation } from './cancel-order.callable';
import { handToPartnerOperation } from './picking/hand-to-partner.callable';
import { packOrderOperation } from './picking/pack-order.callable';
import { shortLineOperation } from './picking/short-line.callable';
import { startPickingOperation } from './picking/start-picking.callable';
import { tickLineOperation } from './picking/tick-line.callable';
import { placeOrderOperation } from './place-order.callable';
import { quoteOrderOperation } from './quote-order.callable';
import { setOrderStatusOperation } from './set-order-status.callable';

export { askForDispatch, dispatchMessage } from './ask-for-dispatch';
export { expireUnpaidOrder, isPaymentOverdue } from './expire-unpaid';
export {
  authorOf,
  changeOrderStatus,
  readOrder,
  systemAuthor,
  writeHistory,
  type Author,
  type Cause,
} from './order-step';
export { readStoreSettings } from './read-cart';
export { newRefund, withOwed } from './refund-owed.decision';

export const ordersOperations = [
  quoteOrderOperation,
  placeOrderOperation,
  cancelOrderOperation,
  setOrderStatusOperation,
  startPickingOperation,
  tickLineOperation,
  shortLineOperation,
  packOrderOperation,
  handToPartnerOperation,
];
