import type { Profile, Registration } from '@basket/domain';
import { t } from '../texts';

/** A signed-in account, whatever provides it. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  /** @param isFresh ask the server for a new one (new claims), even when the old one is still good */
  getToken(isFresh?: boolean): Promise<string>;
}

/** Somebody whose password or code was right but who is not signed in at this browser yet. */
export interface Candidate extends Account {
  /** Signs in, in every tab of this browser. */
  adopt(): Promise<Account>;
  discard(): Promise<void>;
}

/** A code that was sent by SMS. */
interface SentCode {
  /** May be called again after a wrong code. */
  confirm(code: string): Promise<Candidate>;
  discard(): Promise<void>;
}

/** The part of an authentication service that the session needs. Errors carry messages fit for a person. */
export interface AuthPort {
  /** Calls `listener` with the account of this browser, at once and whenever it changes (in any tab). */
  onAccountChanged(listener: (account: Account | null) => void): () => void;
  authenticate(email: string, password: string): Promise<Candidate>;
  /** Makes an account, and mails a link that proves its address. */
  register(email: string, password: string): Promise<Candidate>;
  /** Sends a code by SMS. @param phone ten digits */
  sendCode(phone: string): Promise<SentCode>;
  signOut(): Promise<void>;
  /** Signs out somebody whose account was closed, and says so. Nothing where nobody is signed in. */
  leaveClosed(): Promise<void>;
  /** Succeeds whether or not there is such an account. */
  sendPasswordReset(email: string): Promise<void>;
  /** @returns the account's e-mail address; null for a code that is spent, too old or none */
  checkResetCode(code: string): Promise<string | null>;
  /** @returns false where the code is spent, too old or none */
  setPassword(code: string, password: string): Promise<boolean>;
  /** Mails a link that proves the address of this browser's account. @returns false where it is proven already */
  sendVerification(): Promise<boolean>;
  /** @returns false where the code is spent, too old or none */
  verifyEmail(code: string): Promise<boolean>;
}

/** There is no stored profile, or reading it is forbidden: it has to be made (rule: profile-defaults). */
export class ProfileMissingError extends Error {
  override readonly name = 'ProfileMissingError';
}

export interface ProfilePort {
  /** @throws ProfileMissingError */
  read(account: Account): Promise<Profile>;
  /** Creates it with defaults where it is missing. */
  ensure(account: Account): Promise<Profile>;
  complete(account: Account, registration: Registration): Promise<Profile>;
  /** The owner says how to be called (rule: own-contact). */
  rename(account: Account, contact: Pick<Profile, 'name' | 'phone'>): Promise<void>;
}

/** Why data could not be had, for a person and for the code. */
export interface LiveFailure {
  readonly code: string;
  readonly message: string;
}

/** The failure where not even the code that talks to the back end could be loaded. */
export const noConnection: LiveFailure = {
  code: 'unavailable',
  get message() {
    return t('documents.noConnection');
  },
};
