import { FirebaseAuthError, getAuth, type Auth } from 'firebase-admin/auth';

/** The sign-in accounts of the project. */
export type Accounts = Auth;
export const accountsOf = (): Accounts => getAuth();

/** Whether an account exists and is enabled. Asks when it is first called, and once. */
export function openAccount(uid: string, accounts: () => Accounts = accountsOf): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => (asked ??= isOpen(accounts(), uid));
}

async function isOpen(accounts: Accounts, uid: string): Promise<boolean> {
  try {
    return !(await accounts.getUser(uid)).disabled;
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.hasCode('user-not-found')) return false;
    throw error;
  }
}
