import { FirebaseAuthError, getAuth, type Auth } from 'firebase-admin/auth';

/** The sign-in accounts of the project. */
export type Accounts = Auth;
export const accountsOf = (): Accounts => getAuth();

/** Whether an account exists and is enabled. Asks when it is first called, and once. */
export function openAccount(uid: string, accounts: () => Accounts = accountsOf): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => (asked ??= isOpen(accounts(), uid));
}

export const isMissingAccount = (error: unknown): boolean =>
  error instanceof FirebaseAuthError && error.hasCode('user-not-found');

/** Opens an account without anything to sign in with; false when it exists. */
export async function createAccount(accounts: Accounts, uid: string): Promise<boolean> {
  try {
    await accounts.createUser({ uid });
    return true;
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.hasCode('uid-already-exists')) return false;
    throw error;
  }
}

const isOpen = async (accounts: Accounts, uid: string): Promise<boolean> =>
  (await stateOf(accounts, uid)) === 'open';

/** Whether an account exists and is switched off. */
export const isDisabled = async (accounts: Accounts, uid: string): Promise<boolean> =>
  (await stateOf(accounts, uid)) === 'disabled';

async function stateOf(accounts: Accounts, uid: string): Promise<'open' | 'disabled' | 'missing'> {
  try {
    return (await accounts.getUser(uid)).disabled ? 'disabled' : 'open';
  } catch (error) {
    if (isMissingAccount(error)) return 'missing';
    throw error;
  }
}
