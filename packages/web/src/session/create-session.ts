import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { defaultProfile, roleNames, type Profile, type Registration, type Role } from '@basket/domain';
import {
  onStoredElsewhere,
  parseStored,
  readStored,
  removeStored,
  storageKeys,
  writeStored,
} from '../platform/storage';
import { reportProblem } from '../platform/report-problem';
import { withBackoff } from './backoff';
import { ProfileMissingError, type Account, type AuthPort, type SessionPorts } from './session-ports';
import {
  accountArrived,
  authTimeoutMessage,
  authTimeoutMs,
  hintOf,
  initialSession,
  profileArrived,
  profileFailedMessage,
  sessionFailed,
  sessionFromHint,
  sessionHintSchema,
  signedOutSession,
  temporaryProfileSchema,
  type SessionState,
} from './session-state';

export interface SignInOptions {
  /** The password was right; the profile is being read ('Loading Profile...'). */
  readonly onAuthenticated?: () => void;
}

export interface Session {
  /** Takes up the session of this browser. Call once, before the first render. */
  readonly start: () => void;
  /** @throws Error with a message fit for a person, also when the account has another role */
  readonly signIn: (email: string, password: string, role: Role, options?: SignInOptions) => Promise<Profile>;
  /** Makes an account with its profile; nobody is signed in by it (spec section 2, /register). */
  readonly signUp: (email: string, password: string, registration: Registration) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Asks Auth and database anew and says what it found. */
  readonly refresh: () => Promise<void>;
  /** Takes over what an operation has changed in the profile of `uid`, if that is still who is signed in. */
  readonly learnProfile: (uid: string, part: Partial<Profile>) => void;
  /** ID token of who is signed in, once Auth has answered; null for a visitor. */
  readonly idToken: (isFresh?: boolean) => Promise<string | null>;
}

export const roleMismatchMessage = (wanted: Role, actual: Role): string =>
  `You don't have access to ${roleNames[wanted]} interface. Your role is: ${roleNames[actual]}`;

/** A tab that is looked at again reads the profile again when it is older than this. */
const profileFreshMs = 5 * 60_000;

type SessionStore = UseBoundStore<StoreApi<SessionState>>;

/** Session life cycle of spec section 4. One per page; `ports` make it testable without a browser or a network. */
export function createSession(ports: SessionPorts): { session: Session; useStore: SessionStore } {
  const useStore = create<SessionState>()(() => initialSession);
  const set = (state: SessionState): void => useStore.setState(state, true);

  /** The account as Auth knows it; undefined until it has answered. */
  let account: Account | null | undefined;
  let auth: Promise<AuthPort> | null = null;
  /** Settles with Auth's first answer; tokens and data wait for it. */
  let reportAnswer = (): void => undefined;
  const firstAnswer = new Promise<void>((resolve) => (reportAnswer = resolve));
  /** Read during sign-in, so that it is not read again when Auth reports the account. */
  let readAtSignIn: { uid: string; profile: Profile } | null = null;
  let profileReadAt = -Infinity;

  async function readProfile(of: Account): Promise<Profile> {
    try {
      return await ports.profiles.read(of);
    } catch (error) {
      if (!(error instanceof ProfileMissingError)) throw error;
    }
    // A registration whose last step failed is completed now; anybody else gets the defaults.
    const temporary = readStored(storageKeys.temporaryProfile, temporaryProfileSchema);
    return temporary?.uid === of.uid
      ? ports.profiles.complete(of, registrationOf(temporary.profile))
      : ports.profiles.ensure(of);
  }

  function applyProfile(of: Account, profile: Profile): void {
    if (account?.uid !== of.uid) return; // somebody else by now
    profileReadAt = Date.now();
    writeStored(storageKeys.sessionHint, hintOf(of, profile));
    set(profileArrived(of, profile));
  }

  /**
   * In the background; a failure leaves what is known, at worst the provisional customer (spec section 4), until the
   * tab is looked at again. As long as the stored profile has never been there, the screens say so.
   */
  async function fetchProfile(of: Account): Promise<void> {
    try {
      applyProfile(of, await withBackoff(() => readProfile(of), ports.wait));
    } catch (error) {
      reportProblem('The profile could not be read', error);
      if (account?.uid === of.uid && useStore.getState().isProvisional) fail(profileFailedMessage);
    }
  }

  function onAccount(next: Account | null): void {
    const before = useStore.getState();
    const isKnown = account !== undefined && account?.uid === next?.uid;
    account = next;
    reportAnswer();
    if (isKnown) return;
    if (!next) {
      if (before.user) forgetPerson();
      else ports.forget();
      set(signedOutSession);
      return;
    }
    if (readAtSignIn?.uid === next.uid) {
      applyProfile(next, readAtSignIn.profile);
      readAtSignIn = null;
      return;
    }
    if (before.user && before.user.uid !== next.uid) ports.forget();
    const temporary = readStored(storageKeys.temporaryProfile, temporaryProfileSchema);
    set(accountArrived(before, next, temporary));
    if (temporary?.uid === next.uid) removeStored(storageKeys.temporaryProfile);
    void fetchProfile(next);
  }

  function forgetPerson(): void {
    removeStored(storageKeys.sessionHint);
    removeStored(storageKeys.temporaryProfile);
    ports.forget();
  }

  function loadAuth(): Promise<AuthPort> {
    auth ??= connectAuth().catch((error: unknown) => {
      auth = null;
      throw error;
    });
    return auth;
  }

  async function connectAuth(): Promise<AuthPort> {
    const port = await ports.loadAuth();
    port.onAccountChanged(onAccount);
    return port;
  }

  function fail(message: string): void {
    set(sessionFailed(useStore.getState(), message));
  }

  async function takeUpAccount(): Promise<void> {
    void ports.wait(authTimeoutMs).then(() => {
      if (account === undefined) fail(authTimeoutMessage);
    });
    try {
      await loadAuth();
    } catch (error) {
      fail(error instanceof Error ? error.message : authTimeoutMessage);
    }
  }

  /** Another tab signed out (or somebody else in): do not wait for Auth to notice. */
  function onHintElsewhere(text: string | null): void {
    const hint = parseStored(sessionHintSchema, text);
    const { user } = useStore.getState();
    if (hint && account === undefined) set(sessionFromHint(hint));
    if (!hint && user && account === undefined) set({ ...initialSession, status: 'signed-out' });
  }

  /** Auth's first answer, or the timeout error. */
  const whenAnswered = (): Promise<void> =>
    Promise.race([firstAnswer, ports.wait(authTimeoutMs).then(timedOut)]);

  async function renewWhenSeen(): Promise<void> {
    if (document.visibilityState !== 'visible' || !account) return;
    if (Date.now() - profileReadAt < profileFreshMs) return;
    const current = account;
    try {
      await withBackoff(() => current.getToken(), ports.wait);
    } catch {
      return; // without a connection there is nothing to renew; the next look tries again
    }
    await fetchProfile(current);
  }

  const session: Session = {
    start() {
      if (useStore.getState().status !== 'loading') return;
      set(sessionFromHint(readStored(storageKeys.sessionHint, sessionHintSchema)));
      onStoredElsewhere(storageKeys.sessionHint, onHintElsewhere);
      document.addEventListener('visibilitychange', () => void renewWhenSeen());
      ports.whenPageIsShown(() => void takeUpAccount());
    },

    async signIn(email, password, role, { onAuthenticated } = {}) {
      const port = await loadAuth();
      const candidate = await port.authenticate(email, password);
      onAuthenticated?.();
      let profile: Profile;
      try {
        profile = await readProfile(candidate);
        if (profile.role !== role) throw new Error(roleMismatchMessage(role, profile.role));
      } catch (error) {
        await candidate.discard();
        throw error;
      }
      readAtSignIn = { uid: candidate.uid, profile };
      onAccount(await candidate.adopt());
      removeStored(storageKeys.temporaryProfile);
      ports.notify.success('Welcome back!');
      return profile;
    },

    async signUp(email, password, registration) {
      const port = await loadAuth();
      const candidate = await port.register(email, password);
      const profile = { ...defaultProfile(email, Date.now()), ...registration };
      writeStored(storageKeys.temporaryProfile, { uid: candidate.uid, profile });
      try {
        await withBackoff(() => ports.profiles.complete(candidate, registration), ports.wait);
      } catch (error) {
        // The account exists: only logged (spec section 7), and completed at the first sign-in.
        reportProblem('The profile of a new account could not be stored', error);
      } finally {
        await candidate.discard();
      }
    },

    async signOut() {
      try {
        const port = await loadAuth();
        await port.signOut();
        onAccount(null);
      } catch (error) {
        reportProblem('Signing out failed', error);
        ports.notify.error('Failed to sign out. Please try again.');
        return;
      }
      ports.notify.success('Signed out successfully');
    },

    async refresh() {
      try {
        await loadAuth();
        await whenAnswered();
        if (!account) {
          ports.notify.info('No active session found');
          return;
        }
        await account.getToken(true);
        applyProfile(account, await readProfile(account));
        ports.notify.success('Authentication refreshed successfully');
      } catch (error) {
        reportProblem('Refreshing the session failed', error);
        ports.notify.error('Failed to refresh authentication');
      }
    },

    learnProfile(uid, part) {
      const state = useStore.getState();
      if (state.profile?.id === uid) set({ ...state, profile: { ...state.profile, ...part } });
    },

    async idToken(isFresh = false) {
      await loadAuth();
      if (account === undefined) await whenAnswered();
      return account ? account.getToken(isFresh) : null;
    },
  };
  return { session, useStore };
}

const registrationOf = ({ name, phone, address, state, city, pincode }: Profile): Registration => ({
  name,
  phone,
  address,
  state,
  city,
  pincode,
});

function timedOut(): never {
  throw new Error(authTimeoutMessage);
}
