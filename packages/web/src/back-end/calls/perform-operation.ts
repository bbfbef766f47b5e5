import { refusalText, type Contract, type ResponseOf } from '@basket/domain';
import { CallFailedError, CallRefusedError } from './call-errors';
import type { CallOptions, RequestInput } from './call-types';
import { appCheckToken } from '../firebase/firebase';
import { leaveClosed } from '../firebase/leave-closed';
import { openOperation } from './pending-operations';
import { postOperation, type Credentials } from './transport';

/** The caller of an operation. */
interface Caller {
  /** '' for a visitor. */
  readonly uid: string;
  /** @param isFresh a new one, e.g. with a new role */
  idToken(isFresh: boolean): Promise<string | null>;
}

async function credentialsOf(caller: Caller, isFresh: boolean): Promise<Credentials> {
  try {
    const [idToken, appCheck] = await Promise.all([caller.idToken(isFresh), appCheckToken()]);
    return { idToken, appCheckToken: appCheck };
  } catch (cause) {
    throw new CallFailedError('offline', { cause });
  }
}

/** See `call`. */
export async function performOperation<C extends Contract>(
  contract: C,
  input: RequestInput<C>,
  options: CallOptions,
  caller: Caller,
): Promise<ResponseOf<C>> {
  const operation = openOperation(caller.uid, `${contract.domain}.${contract.operation}`, input);
  const { operationId = operation.id, timeoutMs } = options;
  const send = async (isFresh: boolean): Promise<ResponseOf<C>> => {
    const credentials = await credentialsOf(caller, isFresh);
    // Nobody is signed in, or not any more: the server could only say so.
    if (credentials.idToken === null)
      throw new CallRefusedError('signed_out', {}, refusalText('signed_out', {}));
    return postOperation(contract, input, credentials, { operationId, timeoutMs });
  };
  try {
    const answer = await send(false).catch((error: unknown) => {
      // A token that was revoked or lacks a new role: once more with a fresh one.
      const mayBeStaleToken =
        error instanceof CallRefusedError && error.code === 'signed_out' && caller.uid !== '';
      if (!mayBeStaleToken) throw error;
      return send(true);
    });
    operation.settle();
    return answer;
  } catch (error) {
    if (error instanceof CallRefusedError) {
      operation.settle();
      if (error.code === 'account_closed') leaveClosed();
    }
    throw error;
  }
}
