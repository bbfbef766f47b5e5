import { describeIssues } from '@basket/domain';
import * as v from 'valibot';
import { describeError } from '../../platform/errors';
import { GatewayError } from '../../platform/payment-gateway.port';

interface RestRequest<S extends v.GenericSchema> {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: S;
}
export type SendRequest = <S extends v.GenericSchema>(request: RestRequest<S>) => Promise<v.InferOutput<S>>;

export interface RestAccount {
  readonly api: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly timeoutMs: number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
}

const errorSchema = v.object({ error: v.object({ description: v.string() }) });

/** Sends requests to the provider and says of every failure whether something may have happened. */
export function restClient({ api, keyId, keySecret, timeoutMs, fetch: send }: RestAccount): SendRequest {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async ({ method, path, body, headers, answer }) => {
    const { status, text } = await sendOnce();
    if (status >= 200 && status < 300) return parse(answer, text);
    throw failureOf(status, text, method);

    async function sendOnce(): Promise<{ readonly status: number; readonly text: string }> {
      try {
        const response = await send(`${api}${path}`, {
          method,
          headers: {
            authorization,
            accept: 'application/json',
            ...(body && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
          // Keys go to the provider's address and nowhere else.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return { status: response.status, text: await response.text() };
      } catch (error) {
        throw new GatewayError('unknown', describeError(error));
      }
    }
  };
}

function parse<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, jsonOf(text));
  if (parsed.success) return parsed.output;
  throw new GatewayError(
    'unknown',
    `The answer is not as documented: ${describeIssues(parsed.issues).join('; ')}`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * 4xx is the provider's decision, but for: keys it does not accept (ours to mend), requests it has no time for, and one that
 * is still being processed. After 3xx and 5xx nobody knows what has happened.
 */
function failureOf(status: number, text: string, method: string): GatewayError {
  const parsed = v.safeParse(errorSchema, jsonOf(text));
  const message = `${status} ${parsed.success ? parsed.output.error.description.slice(0, 200) : ''}`.trim();
  if ([401, 403, 408, 409, 425, 429].includes(status)) return new GatewayError('retryable', message);
  if (status >= 400 && status < 500) return new GatewayError('refused', message);
  return new GatewayError(method === 'GET' ? 'retryable' : 'unknown', message);
}
