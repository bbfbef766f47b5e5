import * as v from 'valibot';
import {
  defaultProfile,
  profileSchema,
  roleNames,
  roleSchema,
  savedAddressesSchema,
  type Profile,
  type Role,
  type Stored,
} from '@basket/domain';
import { t } from '../texts';

/** The person at this browser, as screens see them. */
export interface SessionState {
  /**
   * `loading` before the first word. With a hint of an earlier visit the session is `signed-in` at once, without one
   * `signed-out`; either may still be corrected while `isProvisional`.
   */
  readonly status: 'loading' | 'signed-in' | 'signed-out';
  readonly user: { readonly uid: string; readonly email: string } | null;
  readonly profile: Stored<Profile> | null;
  /** Signed in: the profile is not yet the stored one. Signed out: Auth has not yet said so. */
  readonly isProvisional: boolean;
  readonly error: string | null;
}

export const initialSession: SessionState = {
  status: 'loading',
  user: null,
  profile: null,
  isProvisional: true,
  error: null,
};

export const authTimeoutMessage = (): string => t('session.authTimeout');
export const authTimeoutMs = 5000;
export const profileFailedMessage = (): string => t('session.profileFailed');

export const roleMismatchMessage = (wanted: Role, actual: Role): string =>
  t('session.otherRole', { wanted: roleNames[wanted], actual: roleNames[actual] });

/**
 * The person who was here last, and where their orders go (rule: place-at-once): enough to draw the header and choose the area
 * before Auth is loaded. No secret, no right.
 */
export const sessionHintSchema = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
  name: v.string(),
  role: roleSchema,
  /** Absent in hints from before it was kept, and of accounts without an address. */
  address: v.optional(v.string()),
  pincode: v.optional(v.string()),
  /** The default one; the others come with the profile. */
  savedAddresses: v.optional(savedAddressesSchema),
});
export type SessionHint = v.InferOutput<typeof sessionHintSchema>;

/** The profile that a registration has just made, kept for the first sign-in after it (rule: provisional-profile). */
export const temporaryProfileSchema = v.object({ uid: v.string(), profile: profileSchema });
export type TemporaryProfile = v.InferOutput<typeof temporaryProfileSchema>;

interface Account {
  readonly uid: string;
  readonly email: string;
}

/** Named from the part of the e-mail before the @, role customer (rule: provisional-profile). */
export function provisionalProfile({ uid, email }: Account): Stored<Profile> {
  const profile = defaultProfile(email, 0);
  return { ...profile, name: email.split('@', 1)[0] || profile.name, id: uid };
}

export function hintOf({ uid, email }: Account, profile: Profile): SessionHint {
  const { name, role, address, pincode } = profile;
  const preset = profile.savedAddresses.filter(({ isDefault }) => isDefault);
  return {
    uid,
    email,
    name,
    role,
    ...(pincode !== '' && { address, pincode }),
    ...(preset.length > 0 && { savedAddresses: preset }),
  };
}

/** The session as it can be told before Auth has been asked. */
export function sessionFromHint(hint: SessionHint | null): SessionState {
  if (!hint) return { ...initialSession, status: 'signed-out' };
  const { uid, email, name, role, address = '', pincode = '', savedAddresses = [] } = hint;
  return {
    ...initialSession,
    status: 'signed-in',
    user: { uid, email },
    profile: { ...provisionalProfile(hint), name, role, address, pincode, savedAddresses },
  };
}

/**
 * Auth knows the account, the stored profile is on its way. What is known of the same account is kept; else a saved
 * temporary profile of it, else the provisional one.
 */
export function accountArrived(
  state: SessionState,
  account: Account,
  temporary: TemporaryProfile | null,
): SessionState {
  const isSame = state.user?.uid === account.uid;
  const saved = temporary?.uid === account.uid ? { ...temporary.profile, id: account.uid } : null;
  const known = isSame ? state.profile : null;
  return {
    status: 'signed-in',
    user: { uid: account.uid, email: account.email },
    profile: saved ?? known ?? provisionalProfile(account),
    isProvisional: isSame ? state.isProvisional : true,
    error: null,
  };
}

export const profileArrived = (account: Account, profile: Profile): SessionState => ({
  status: 'signed-in',
  user: { uid: account.uid, email: account.email },
  profile: { ...profile, id: account.uid },
  isProvisional: false,
  error: null,
});

export const signedOutSession: SessionState = {
  status: 'signed-out',
  user: null,
  profile: null,
  isProvisional: false,
  error: null,
};

/** Auth could not be asked, or did not answer: loading ends, what was known stays, the reason is shown. */
export const sessionFailed = (state: SessionState, error: string): SessionState => ({
  ...state,
  status: state.status === 'loading' ? 'signed-out' : state.status,
  error,
});
