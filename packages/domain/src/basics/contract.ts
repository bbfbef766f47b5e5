import * as v from 'valibot';
import type { RefusalCode } from './refusal';

/** The callable functions; each serves the operations of its domain. */
export const callableDomains = ['accounts', 'orders', 'dispatch', 'wallet', 'catalogue', 'store'] as const;
export type CallableDomain = (typeof callableDomains)[number];

/**
 * The agreement of browser and server on one operation. Both sides parse with the same schemas: the
 * browser before it sends, the server before it acts.
 */
export interface Contract<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly domain: CallableDomain;
  readonly operation: string;
  readonly request: Request;
  readonly response: Response;
  /** Everything the operation may refuse with, besides the general refusals. */
  readonly refusals: readonly RefusalCode[];
}

export type RequestOf<C extends Contract> = v.InferOutput<C['request']>;
export type ResponseOf<C extends Contract> = v.InferOutput<C['response']>;

/** An answer that says only that it is done. */
const doneSchema = v.strictObject({});

interface Terms<Request extends v.GenericSchema> {
  readonly request: Request;
  /** @default none but the general ones */
  readonly refusals?: readonly RefusalCode[];
}

/** Without a `response` in its terms the operation answers with an empty object. */
export function defineContract<Request extends v.GenericSchema>(
  domain: CallableDomain,
  operation: string,
  terms: Terms<Request>,
): Contract<Request, typeof doneSchema>;
export function defineContract<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  domain: CallableDomain,
  operation: string,
  terms: Terms<Request> & { readonly response: Response },
): Contract<Request, Response>;
export function defineContract(
  domain: CallableDomain,
  operation: string,
  terms: Terms<v.GenericSchema> & { readonly response?: v.GenericSchema },
): Contract {
  return { domain, operation, response: doneSchema, refusals: [], ...terms };
}

/**
 * How a request travels. The browser makes `operationId` before its first try and keeps it until it has
 * an answer, so that a repetition is recognised (rule: operation-once). `correlationId` ties the log lines of
 * one user action together.
 */
export const envelopeSchema = v.strictObject({
  operation: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
  operationId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  correlationId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  input: v.unknown(),
});
export type Envelope = v.InferOutput<typeof envelopeSchema>;
