import {
  refusalText,
  verifyPaymentRequestSchema,
  type RefusalCode,
  type VerifyPaymentRequest,
} from '@basket/domain';
import * as v from 'valibot';
import { accountsOf } from '../../platform/accounts';
import { services } from '../../platform/app';
import { RefusedError } from '../../platform/errors';
import type { HttpRequest, HttpResponse } from '../../platform/requests/http';
import type { Services } from '../../platform/services';
import { verifyPayment } from './verify-payment';

const mostBytes = 4_096;

const statusOf: Readonly<Partial<Record<RefusalCode, number>>> = {
  signed_out: 401,
  unknown_order: 404,
  payment_pending: 503,
  payment_not_configured: 503,
  too_much_contention: 503,
  payment_refunded: 409,
};

export interface HttpAnswer {
  readonly status: number;
  readonly body: object;
}

/** The parts of a request that count; a test needs no server. */
export interface VerifyRequest {
  readonly contentType: string;
  readonly authorization: string;
  readonly rawBody: Buffer;
}

/** Answers `POST /api/verify-payment`. `uidOf` throws for a token that is not valid. */
export async function answerVerifyPayment(
  run: Services,
  uidOf: (idToken: string) => Promise<string>,
  { contentType, authorization, rawBody }: VerifyRequest,
): Promise<HttpAnswer> {
  const startedAt = run.now();
  const answer = await decide();
  run.log({ operation: 'payments.verify', result: String(answer.status), ms: run.now() - startedAt });
  return answer;

  async function decide(): Promise<HttpAnswer> {
    if (rawBody.length > mostBytes) return failed('invalid_request', 413);
    if (!/^application\/json(;|$)/i.test(contentType)) return failed('invalid_request', 415);
    const request = parse(rawBody);
    if (!request) return failed('invalid_request', 400);
    const uid = await signedInUid(uidOf, authorization);
    if (uid === null) return failed('signed_out', 401);
    try {
      await verifyPayment(run, uid, request);
      return { status: 200, body: { success: true } };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { code } = error.refusal;
      return failed(code, statusOf[code] ?? 400);
    }
  }
}

const failed = (code: RefusalCode, status: number): HttpAnswer => ({
  status,
  body: { success: false, error: code, message: refusalText(code) },
});

function parse(rawBody: Buffer): VerifyPaymentRequest | null {
  try {
    const parsed = v.safeParse(verifyPaymentRequestSchema, JSON.parse(rawBody.toString('utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not JSON: as invalid as JSON of another shape.
    return null;
  }
}

async function signedInUid(
  uidOf: (idToken: string) => Promise<string>,
  authorization: string,
): Promise<string | null> {
  const [, token] = /^Bearer ([\w.~+/-]{1,3000}=*)$/.exec(authorization) ?? [];
  if (token === undefined) return null;
  try {
    return await uidOf(token);
  } catch {
    // Expired, forged or of another project: the caller is not signed in.
    return null;
  }
}

/** The customer's checkout reports a payment. */
export async function postVerifyPayment(request: HttpRequest, response: HttpResponse): Promise<void> {
  const { status, body } = await answerVerifyPayment(
    services(),
    async (token) => (await accountsOf().verifyIdToken(token)).uid,
    {
      contentType: request.get('content-type') ?? '',
      authorization: request.get('authorization') ?? '',
      rawBody: request.rawBody ?? Buffer.alloc(0),
    },
  );
  response.set('Cache-Control', 'no-store').status(status).json(body);
}
