import { isEmulator, provideGateway } from '../platform/app';
import type { OpenGateway } from '../platform/payment-gateway.port';
import { gatewayAddresses } from './razorpay/addresses';
import { razorpay } from './razorpay/razorpay';
import { refundOrderOperation } from './refund-order.callable';
import { retryRefundOperation } from './retry-refund.callable';
import { showPaymentCodeOperation } from './show-payment-code.callable';
import { startPaymentOperation } from './start-payment.callable';

export { closeCode } from './close-code';
export { postGatewayEvent } from './gateway.webhook';
export { payRefund } from './pay-refund';
export { processEvent } from './process-event';
export { overduePayments } from './reconcile';
export { settleUnpaidOrder } from './settle-unpaid';
export { postVerifyPayment } from './verify-payment.http';

export const paymentOperations = [
  startPaymentOperation,
  refundOrderOperation,
  retryRefundOperation,
  showPaymentCodeOperation,
];

let provider: OpenGateway | null = null;

// The one place where the provider is chosen. Its addresses are looked at when it is needed: wrong ones stop payments, not the
// shop.
provideGateway((account) => {
  provider ??= razorpay({ ...gatewayAddresses(process.env, isEmulator), acceptsLiveKeys: !isEmulator });
  return provider(account);
});
