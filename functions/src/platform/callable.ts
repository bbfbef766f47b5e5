import { envelopeSchema, refusals, refuse, type CallableDomain, type Refusal } from '@basket/domain';
import { HttpsError, onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { isEmulator, services } from './app';
import { RefusedError } from './errors';
import { runOperation, type Caller, type Operation } from './operation';

/** The answer of an operation, with the server's clock, by which browsers count deadlines. */
export interface CallableAnswer {
  readonly result: unknown;
  readonly serverAt: number;
}

/**
 * One callable function for all operations of a domain. A function is an instance to keep warm in
 * production and a process of 100 MB on the local stack: few of them, each serving many requests.
 */
export function domainCallable(
  domain: CallableDomain,
  operations: readonly Operation[],
  options: CallableOptions = {},
): CallableFunction<unknown, Promise<CallableAnswer>> {
  const byName = new Map(operations.map((operation) => [operation.contract.operation, operation]));
  for (const { contract } of operations)
    if (contract.domain !== domain) throw new Error(`${contract.operation} does not belong to ${domain}`);

  return onCall({ ...options, enforceAppCheck: !isEmulator }, async ({ data, auth }) => {
    try {
      if (!auth) throw new RefusedError(refuse('signed_out').refusal);
      const envelope = v.safeParse(envelopeSchema, data);
      if (!envelope.success) throw new RefusedError(refuse('invalid_request').refusal);
      const operation = byName.get(envelope.output.operation);
      if (!operation) throw new RefusedError(refuse('unknown_operation').refusal);
      const caller: Caller = { uid: auth.uid, email: auth.token.email ?? '' };
      const result = await runOperation(operation, envelope.output, caller, services());
      return { result, serverAt: services().now() };
    } catch (error) {
      if (error instanceof RefusedError) throw httpsErrorOf(error.refusal);
      // Logged by runOperation with its cause; outside nothing of it is shown.
      throw new HttpsError('internal', 'Something went wrong. Please try again.');
    }
  });
}

export function httpsErrorOf({ code, facts }: Refusal): HttpsError {
  const { status, text } = refusals[code];
  return new HttpsError(status, text, { refusal: code, facts });
}
