import {
  completeRegistration,
  editProfile,
  ensureProfile,
  profiles,
  type Contract,
  type Profile,
  type RequestOf,
  type ResponseOf,
} from '@basket/domain';
import { ProfileMissingError, type Account, type ProfilePort } from '../ports';
import { appCheckToken } from '../firebase/firebase';
import { leaveClosed } from '../firebase/leave-closed';
import { readDocument, RestReadError } from '../documents/rest-documents';
import { openOperation } from './pending-operations';
import { postOperation, type Credentials } from './transport';

async function credentialsOf(account: Account): Promise<Credentials> {
  const [idToken, appCheck] = await Promise.all([account.getToken(), appCheckToken()]);
  return { idToken, appCheckToken: appCheck };
}

async function read(account: Account): Promise<Profile> {
  try {
    const { id: _id, ...profile } = await readDocument(
      profiles.schema,
      profiles.path(account.uid),
      await credentialsOf(account),
    );
    if (profile.disabledAt !== null) leaveClosed();
    return profile;
  } catch (error) {
    if (error instanceof RestReadError && error.reason !== 'failed') {
      throw new ProfileMissingError('There is no readable profile', { cause: error });
    }
    throw error;
  }
}

async function run<C extends Contract>(
  account: Account,
  contract: C,
  input: RequestOf<C>,
): Promise<ResponseOf<C>> {
  const operation = openOperation(account.uid, contract.operation, input);
  const answer = await postOperation(contract, input, await credentialsOf(account), {
    operationId: operation.id,
  });
  operation.settle();
  return answer;
}

/** Both operations give an account its role, so that the token is renewed to carry it. */
async function create<C extends typeof ensureProfile | typeof completeRegistration>(
  account: Account,
  contract: C,
  input: RequestOf<C>,
): Promise<Profile> {
  const profile = await run(account, contract, input);
  await account.getToken(true);
  return profile;
}

export const profilePort: ProfilePort = {
  read,
  ensure: (account) => create(account, ensureProfile, {}),
  complete: (account, registration) => create(account, completeRegistration, registration),
  rename: async (account, contact) => void (await run(account, editProfile, contact)),
};
