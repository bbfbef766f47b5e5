import { isEmulator, provideGateway } from '../platform/app';
import type { OpenGateway } from '../platform/payment-gateway.port';
import { gatewayAddresses } from './razorpay/addresses';
import { razorpay } from './razorpay/razorpay';
import { checkDoorPaymentOperation } from './intents/check-door-payment.callable';
import { askAboutDoorPayment } from './intents/ask-about-door-payment';
import { payInCashOperation } from './pay-in-cash.callable';
import { refundOrderOperation } from './refunds/refund-order.callable';
import { payOutRefundOperation } from './refunds/pay-out-refund.callable';
import { retryRefundOperation } from './refunds/retry-refund.callable';
import { showPaymentCodeOperation } from './intents/show-payment-code.callable';
import { startPaymentOperation } from './intents/start-payment.callable';

export { checkMoney } from './agreement/check-money';
export { readMoneyLines } from './agreement/money-lines';
export { closeCode } from './intents/close-code';
export { postGatewayEvent } from './gateway.webhook';
export { payRefund } from './refunds/pay-refund';
export { processEvent } from './process-event';
export { overduePayments } from './reconcile';
export { settleUnpaidOrder } from './settle-unpaid';
export { postVerifyPayment } from './intents/verify-payment.http';

export const paymentOperations = [
  startPaymentOperation,
  payInCashOperation,
  refundOrderOperation,
  retryRefundOperation,
  payOutRefundOperation,
  showPaymentCodeOperation,
  checkDoorPaymentOperation,
];

let provider: OpenGateway | null = null;

// The one place where the provider is chosen. Its addresses are looked at when it is needed: wrong ones stop payments, not the
// shop.
provideGateway((account) => {
  provider ??= razorpay({ ...gatewayAddresses(process.env, isEmulator), acceptsLiveKeys: !isEmulator });
  return provider(account);
}, askAboutDoorPayment);
