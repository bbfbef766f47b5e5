import { defaultProfile, roleNames, type Profile, type Registration, type Role } from '@basket/domain';
import { reportProblem } from '../platform/report-problem';
import { removeStored, storageKeys, writeStored } from '../platform/storage';
import { createAuthConnection } from './auth-connection';
import { withBackoff } from './backoff';
import { createCurrentAccount, type SessionStore } from './current-account';
import { profileFailedMessage } from './session-state';
import { readProfile } from './read-profile';
import type { Candidate, SessionPorts } from './session-ports';
import { startSession, type SessionParts } from './start-session';

export interface SignInOptions {
  /** The password was right; the profile is being read ('Loading Profile...'). */
  readonly onAuthenticated?: () => void;
}

export interface Session {
  /** Restores the session of this browser. Call once, before the first render. */
  readonly start: () => void;
  /** @throws Error with a message fit for a person, also when the account has another role */
  readonly signIn: (email: string, password: string, role: Role, options?: SignInOptions) => Promise<Profile>;
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

export const roleMismatchMessage = (wanted: Role, actual: Role): string =>
  `You don't have access to ${roleNames[wanted]} interface. Your role is: ${roleNames[actual]}`;

/** The session of the page. One per page; `ports` make it testable without a browser or a network. */
export function createSession(ports: SessionPorts): { session: Session; useStore: SessionStore } {
  const current = createCurrentAccount(ports);
  const auth = createAuthConnection(ports, current.change, () => ports.followProfile(current));
  const parts: SessionParts = { ports, auth, current };
  const { useStore } = current;
  const session: Session = {
    start: () => startSession(parts),
    async signIn(email, password, role, { onAuthenticated } = {}) {
      const candidate = await (await auth.load()).authenticate(email, password);
      onAuthenticated?.();
      return signInAs(parts, candidate, role);
    },
    signUp: (email, password, registration) => signUp(parts, email, password, registration),
    signOut: () => signOut(parts),
    refresh: () => refresh(parts),
    renew() {
      const account = current.get();
      if (account) void current.fetchProfile(account);
    },
    learnProfile(uid, part) {
      const state = useStore.getState();
      if (state.profile?.id !== uid) return;
      const profile = { ...state.profile, ...part };
      const account = current.get();
      // Another role or name is also what the next page has to begin with.
      if (account && (part.role !== undefined || part.name !== undefined))
        current.applyProfile(account, profile);
      else useStore.setState({ ...state, profile }, true);
    },
    async idToken(isFresh = false) {
      await auth.load();
      if (current.get() === undefined) await auth.whenAnswered();
      return current.get()?.getToken(isFresh) ?? null;
    },
  };
  return { session, useStore };
}

/** Signs the candidate in if its profile has the role. */
async function signInAs(
  { ports, auth, current }: SessionParts,
  candidate: Candidate,
  role: Role,
): Promise<Profile> {
  let profile: Profile;
  try {
    profile = await readProfile(ports.profiles, candidate).catch((cause: unknown) => {
      throw new Error(`${profileFailedMessage} Please try again.`, { cause });
    });
    if (profile.role !== role) throw new Error(roleMismatchMessage(role, profile.role));
  } catch (error) {
    await candidate.discard();
    throw error;
  }
  current.expect(candidate.uid, profile);
  auth.report(await candidate.adopt());
  removeStored(storageKeys.temporaryProfile);
  ports.notify.success('Welcome back!');
  return profile;
}

async function signUp(
  { ports, auth }: SessionParts,
  email: string,
  password: string,
  registration: Registration,
): Promise<void> {
  const candidate = await (await auth.load()).register(email, password);
  const profile = { ...defaultProfile(email, Date.now()), ...registration };
  writeStored(storageKeys.temporaryProfile, { uid: candidate.uid, profile });
  try {
    await withBackoff(() => ports.profiles.complete(candidate, registration), ports.wait);
  } catch (error) {
    // The account exists: the failure is only logged, and the first sign-in completes the profile.
    reportProblem('The profile of a new account could not be stored', error);
  } finally {
    await candidate.discard();
  }
}

async function signOut({ ports, auth }: SessionParts): Promise<void> {
  try {
    await (await auth.load()).signOut();
    auth.report(null);
  } catch (error) {
    reportProblem('Signing out failed', error);
    ports.notify.error('Failed to sign out. Please try again.');
    return;
  }
  ports.notify.success('Signed out successfully');
}

async function refresh({ ports, auth, current }: SessionParts): Promise<void> {
  try {
    await auth.load();
    await auth.whenAnswered();
    const account = current.get();
    if (!account) {
      ports.notify.info('No active session found');
      return;
    }
    await account.getToken(true);
    current.applyProfile(account, await readProfile(ports.profiles, account));
    ports.notify.success('Authentication refreshed successfully');
  } catch (error) {
    reportProblem('Refreshing the session failed', error);
    ports.notify.error('Failed to refresh authentication');
  }
}
