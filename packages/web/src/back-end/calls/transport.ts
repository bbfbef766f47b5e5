import * as v from 'valibot';
import {
  forReading,
  instantSchema,
  isRefusalCode,
  refusalText,
  type Contract,
  type Envelope,
  type RefusalCode,
  type RefusalFacts,
  type ResponseOf,
} from '@basket/domain';
import { functionsRegion, loadConfig, type AppConfig } from '../../platform/config';
import { learnServerTime } from '../../platform/server-clock';
import type { RequestInput } from './call-types';
import { CallFailedError, CallRefusedError } from './call-errors';

/**
 * The callable protocol of Firebase, spoken directly: `POST {data}` gives `{result}` or `{error: {status, message,
 * details}}`, with the account in `Authorization` and the app in `X-Firebase-AppCheck`. The SDK for it costs 9 KB
 * (brotli) plus the app package before the first call; these lines cost less than one and stand in no first view.
 */
const defaultTimeoutMs = 30_000;

export interface Credentials {
  readonly idToken: string | null;
  readonly appCheckToken: string | null;
}

export function callableUrl(config: AppConfig, name: string): string {
  const { projectId } = config.firebase;
  if (!config.emulators) return `https://${functionsRegion}-${projectId}.cloudfunctions.net/${name}`;
  const { host, port } = config.emulators.functions;
  return `http://${host}:${port}/${projectId}/${functionsRegion}/${name}`;
}

const errorSchema = v.object({
  error: v.object({
    status: v.string(),
    message: v.optional(v.string(), ''),
    details: v.optional(v.unknown()),
  }),
});

const refusalDetailsSchema = v.object({
  refusal: v.custom<RefusalCode>(isRefusalCode),
  facts: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
});

/** A reason of a newer server: the sentence that it has for people, and no markup or trace of a proxy. */
const newerRefusalSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(200), v.regex(/^\p{Lu}[^<>{}\p{Cc}]+[.!?]$/u)),
  details: v.object({ refusal: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,59}$/)) }),
});

/** Every answer carries the server's clock. */
const answerSchema = <S extends v.GenericSchema>(result: S) => v.object({ result, serverAt: instantSchema });

const refused = (code: RefusalCode, facts: RefusalFacts = {}): CallRefusedError =>
  new CallRefusedError(code, facts, refusalText(code, facts));

/** A refusal names its code in the details; anything else that is not 2xx is a fault of ours. */
function errorFrom(status: number, body: unknown): Error {
  const parsed = v.safeParse(errorSchema, body);
  if (parsed.success) {
    const details = v.safeParse(refusalDetailsSchema, parsed.output.error.details);
    if (details.success) {
      const facts: RefusalFacts = details.output.facts;
      return refused(details.output.refusal, facts);
    }
    const newer = v.safeParse(forReading(newerRefusalSchema), parsed.output.error);
    if (newer.success) return new CallRefusedError('newer', {}, newer.output.message);
    if (parsed.output.error.status === 'UNAUTHENTICATED') return refused('signed_out');
  }
  const cause = new Error(
    `status ${status}: ${parsed.success ? parsed.output.error.message : 'no callable answer'}`,
  );
  return new CallFailedError(status === 504 ? 'timeout' : 'server', { cause });
}

async function post(
  url: string,
  body: string,
  credentials: Credentials,
  timeoutMs: number,
): Promise<Response> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (credentials.idToken) headers['Authorization'] = `Bearer ${credentials.idToken}`;
  if (credentials.appCheckToken) headers['X-Firebase-AppCheck'] = credentials.appCheckToken;
  try {
    return await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new CallFailedError(isTimeout ? 'timeout' : 'offline', { cause });
  }
}

/**
 * One operation, one request.
 *
 * @throws CallRefusedError when the input does not fit the contract or the server says no
 * @throws CallFailedError when there is no usable answer within `timeoutMs`
 */
export async function postOperation<C extends Contract>(
  contract: C,
  input: RequestInput<C>,
  credentials: Credentials,
  { operationId, timeoutMs = defaultTimeoutMs }: { operationId: string; timeoutMs?: number | undefined },
): Promise<ResponseOf<C>> {
  const request = v.safeParse(contract.request, input);
  if (!request.success) throw refused('invalid_request', { field: v.getDotPath(request.issues[0]) ?? '' });
  const data: Envelope = {
    operation: contract.operation,
    operationId,
    correlationId: crypto.randomUUID(),
    input: request.output,
  };
  const config = await loadConfig().catch((cause: unknown) => {
    throw new CallFailedError('offline', { cause });
  });
  const sentAt = Date.now();
  const response = await post(
    callableUrl(config, contract.domain),
    JSON.stringify({ data }),
    credentials,
    timeoutMs,
  );
  // A proxy in front of the functions times out with a page of its own, not in the protocol.
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new CallFailedError(response.status === 504 ? 'timeout' : 'server', { cause });
  });
  if (!response.ok) throw errorFrom(response.status, body);
  const answer = v.safeParse(forReading(v.object({ result: answerSchema(contract.response) })), body);
  if (!answer.success) {
    throw new CallFailedError('server', { cause: new Error(`${contract.operation}: unexpected answer`) });
  }
  const { result, serverAt } = answer.output.result;
  learnServerTime({ sentAt, receivedAt: Date.now(), earliestAt: serverAt, latestAt: serverAt });
  return result;
}
