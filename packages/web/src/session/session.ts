import type { Profile, Registration, Role } from '@basket/domain';

/** A code is on its way. Every step may be tried again; errors have messages fit for a person. */
export interface PhoneSignIn {
  /** @returns 'unnamed' for an account whose owner has yet to say a name: `giveName` signs in then (rule: phone-name) */
  readonly confirm: (code: string) => Promise<'signed-in' | 'unnamed'>;
  readonly giveName: (name: string) => Promise<void>;
  /** Gives up; nothing after having signed in. */
  readonly discard: () => Promise<void>;
}

export interface SignInOptions {
  /** The password was right; the profile is being read ('Loading Profile...'). */
  readonly onAuthenticated?: () => void;
}

export interface Session {
  /** Restores the session of this browser. Call once, before the first render. */
  readonly start: () => void;
  /** @throws Error with a message fit for a person, also when the account has another role */
  readonly signIn: (email: string, password: string, role: Role, options?: SignInOptions) => Promise<Profile>;
  /** Sends a code by SMS, with which a customer signs in. @param phone ten digits. @throws Error with a message fit for a person */
  readonly sendPhoneCode: (phone: string) => Promise<PhoneSignIn>;
  /** Creates an account with its profile, without signing in. */
  readonly signUp: (email: string, password: string, registration: Registration) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Asks Auth and the database again, and returns what they answer. */
  readonly refresh: () => Promise<void>;
  /** Reads the profile again in the background: the server has just decided by another one. */
  readonly renew: () => void;
  /** Applies what an operation has changed in the profile of `uid`, if that is still who is signed in. */
  readonly learnProfile: (uid: string, part: Partial<Profile>) => void;
  /** ID token of who is signed in, once Auth has answered; null for a visitor. */
  readonly idToken: (isFresh?: boolean) => Promise<string | null>;
}
