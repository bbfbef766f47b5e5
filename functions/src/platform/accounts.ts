import { getAuth, type Auth } from 'firebase-admin/auth';

/** The sign-in accounts of the project. */
export type Accounts = Auth;
export const accountsOf = (): Accounts => getAuth();
