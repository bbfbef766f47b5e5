import {
  envelopeSchema,
  refusalStatus,
  refusalText,
  type CallableDomain,
  type Refusal,
} from '@basket/domain';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { HttpsError, onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { openAccount } from '../accounts';
import { isEmulator, services } from '../app';
import { clientNetwork, type HttpRequest, type HttpResponse } from './http';
import { RefusedError, refused } from '../errors';
import { isFromForeignPage, isPlainJson, shopOrigins } from './front-door';
import { RequestRates } from './request-rates';
import type { Caller } from '../services';
import { runOperation, type Operation } from '../operation';

const rates = new RequestRates();

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

  const allOptions = { ...options, enforceAppCheck: !isEmulator, cors: [...shopOrigins()] };
  const callable = onCall(allOptions, async ({ data, auth, rawRequest }) => {
    try {
      if (!auth || auth.token.firebase?.sign_in_provider === 'anonymous') throw refused('signed_out');
      const sender = { uid: auth.uid, network: clientNetwork(rawRequest) };
      await rates.countRequest(sender);
      const envelope = v.safeParse(envelopeSchema, data);
      if (!envelope.success) throw refused('invalid_request');
      const operation = byName.get(envelope.output.operation);
      if (!operation) throw refused('unknown_operation');
      await rates.countOperation(`${domain}.${envelope.output.operation}`, sender);
      const caller: Caller = {
        uid: auth.uid,
        email: auth.token.email ?? '',
        isVerified: auth.token.email_verified === true || auth.token.phone_number !== undefined,
        signInPhone: signInPhoneOf(auth.token),
        isOpen: openAccount(auth.uid),
      };
      const result = await runOperation(operation, envelope.output, caller, services());
      return { result, serverAt: services().now() };
    } catch (error) {
      if (error instanceof RefusedError) throw httpsErrorOf(error.refusal);
      // Logged by runOperation with its cause; outside nothing of it is shown.
      throw new HttpsError('internal', 'Something went wrong. Please try again.');
    }
  });
  return behindFrontDoor(callable);
}

/** A number that was added to an account later does not count: only the way in does. */
const signInPhoneOf = ({ firebase, phone_number: phone }: DecodedIdToken): string | null =>
  firebase.sign_in_provider === 'phone' ? (phone ?? '') : null;

/** The same function, which refuses what no page of the shop sends before the library looks at it. */
function behindFrontDoor<F extends CallableFunction<unknown, unknown>>(callable: F): F {
  return new Proxy(callable, {
    apply: (target, self, parameters: [HttpRequest, HttpResponse]) => {
      const [request, response] = parameters;
      const refusal = isFromForeignPage(request)
        ? refused('not_allowed')
        : isPlainJson(request.body)
          ? null
          : refused('invalid_request');
      if (!refusal) return Reflect.apply(target, self, parameters);
      const error = httpsErrorOf(refusal.refusal);
      return response.status(error.httpErrorCode.status).json({ error: error.toJSON() });
    },
  });
}

function httpsErrorOf({ code, facts }: Refusal): HttpsError {
  return new HttpsError(refusalStatus(code), refusalText(code, facts), { refusal: code, facts });
}
