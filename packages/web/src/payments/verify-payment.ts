import type { VerifyPaymentRequest } from '@basket/domain';
import { loadBackEnd } from '../back-end/load-back-end';
import { session } from '../session/current-session';
import { CallFailedError } from '../back-end/calls/call-errors';

/**
 * Reports to the server what the gateway's checkout answered; resolves once the server has confirmed the payment.
 *
 * @throws CallRefusedError when the answer is not genuine, or (`payment_pending`) the gateway cannot confirm it yet
 * @throws CallFailedError when there is no usable answer; the gateway's own event reaches the server all the same
 */
export async function verifyPayment(request: VerifyPaymentRequest): Promise<void> {
  const { postVerifyPayment } = await loadBackEnd().catch((cause: unknown) => {
    throw new CallFailedError('offline', { cause });
  });
  await postVerifyPayment(request, await session.idToken(false));
}
