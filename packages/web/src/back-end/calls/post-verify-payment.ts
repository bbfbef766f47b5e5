import * as v from 'valibot';
import {
  forReading,
  isRefusalCode,
  refusalText,
  verifyPaymentPath,
  verifyPaymentResponseSchema,
  type VerifyPaymentRequest,
} from '@basket/domain';
import { CallFailedError, CallRefusedError } from './call-errors';

/** Longer than the server waits for the gateway. */
const timeoutMs = 30_000;

/** See `verifyPayment`. */
export async function postVerifyPayment(
  request: VerifyPaymentRequest,
  idToken: string | null,
): Promise<void> {
  const response = await post(request, idToken);
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new CallFailedError('server', { cause });
  });
  const answer = v.safeParse(forReading(verifyPaymentResponseSchema), body);
  if (!answer.success) throw new CallFailedError('server', { cause: new Error('unexpected answer') });
  if (answer.output.success) return;
  const { error, message } = answer.output;
  if (!isRefusalCode(error)) throw new CallFailedError('server', { cause: new Error(message) });
  throw new CallRefusedError(error, {}, refusalText(error));
}

async function post(request: VerifyPaymentRequest, idToken: string | null): Promise<Response> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (idToken) headers['Authorization'] = `Bearer ${idToken}`;
  try {
    return await fetch(verifyPaymentPath, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new CallFailedError(isTimeout ? 'timeout' : 'offline', { cause });
  }
}
