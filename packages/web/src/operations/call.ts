import { useCallback, useRef, useState } from 'react';
import type { Contract, ResponseOf } from '@basket/domain';
import { loadBackEnd } from '../back-end/load-back-end';
import { session, currentSession } from '../session/current-session';
import { CallFailedError, CallRefusedError } from '../back-end/calls/call-errors';
import type { CallOptions, RequestInput } from '../back-end/calls/call-types';

/**
 * Calls an operation of the server as who is signed in. The operation's id is kept until there is an answer: calling
 * again with equal input after a failure repeats the same operation, it never makes a second order.
 *
 * @throws CallRefusedError when the server says no (or the input does not fit the contract)
 * @throws CallFailedError when there is no usable answer; whether it happened is unknown
 */
export async function call<C extends Contract>(
  contract: C,
  input: RequestInput<C>,
  options: CallOptions = {},
): Promise<ResponseOf<C>> {
  const { performOperation } = await loadBackEnd().catch((cause: unknown) => {
    throw new CallFailedError('offline', { cause });
  });
  const uid = currentSession().user?.uid ?? '';
  try {
    return await performOperation(contract, input, options, { uid, idToken: session.idToken });
  } catch (error) {
    // Perhaps the account has another role by now (rule: role-at-once).
    if (error instanceof CallRefusedError && error.code === 'not_allowed') session.renew();
    throw error;
  }
}

/**
 * An operation for a screen. While one runs, `isBusy` is true and a second `run` gives the same promise: a double tap
 * is one operation.
 */
export function useOperation<C extends Contract>(
  contract: C,
  options: Pick<CallOptions, 'timeoutMs'> = {},
): {
  readonly run: (input: RequestInput<C>, operationId?: string) => Promise<ResponseOf<C>>;
  readonly isBusy: boolean;
} {
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<Promise<ResponseOf<C>> | null>(null);
  const { timeoutMs } = options;
  const run = useCallback(
    (input: RequestInput<C>, operationId?: string): Promise<ResponseOf<C>> => {
      if (running.current) return running.current;
      setIsBusy(true);
      const answer = call(contract, input, { timeoutMs, operationId }).finally(() => {
        running.current = null;
        setIsBusy(false);
      });
      running.current = answer;
      return answer;
    },
    [contract, timeoutMs],
  );
  return { run, isBusy };
}
