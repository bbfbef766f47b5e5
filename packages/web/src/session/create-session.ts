import { CallFailedError } from '../back-end/calls/call-errors';
import { reportProblem } from '../platform/report-problem';
import { storageKeys, writeStored } from '../platform/storage';
import { t } from '../texts';
import { createAuthConnection } from './auth-connection';
import { createCurrentAccount } from './current-account';
import type { Session } from './session';
import type { SessionPorts, SessionStore } from './session-ports';
import { hintOf } from './session-state';
import type * as SignIn from './sign-in';
import { startSession, type SessionParts } from './start-session';

/** Loads the sign-in with its first use: most visitors are signed in, or never sign in. */
const loadSignIn = (): Promise<typeof SignIn> =>
  import(/* webpackChunkName: "sign-in" */ './sign-in').catch((cause: unknown) => {
    throw new CallFailedError('offline', { cause });
  });

/** The session of the page. One per page; `ports` make it testable without a browser or a network. */
export function createSession(ports: SessionPorts): { session: Session; useStore: SessionStore } {
  const current = createCurrentAccount(ports);
  const auth = createAuthConnection(ports, current.change, () => ports.followProfile(current));
  const parts: SessionParts = { ports, auth, current };
  const { useStore } = current;
  const session: Session = {
    start: () => startSession(parts),
    signIn: async (...credentials) => (await loadSignIn()).signIn(parts, ...credentials),
    sendPhoneCode: async (phone) => (await loadSignIn()).sendPhoneCode(parts, phone),
    signUp: async (...registration) => (await loadSignIn()).signUp(parts, ...registration),
    signOut: () => signOut(parts),
    refresh: async () => {
      try {
        await (await loadSignIn()).refresh(parts);
      } catch (error) {
        reportProblem('Refreshing the session failed', error);
        ports.notify.error(t('session.refreshFailed'));
      }
    },
    renew() {
      const account = current.get();
      if (account) void current.fetchProfile(account);
    },
    learnProfile(uid, part) {
      const state = useStore.getState();
      if (state.profile?.id !== uid) return;
      const profile = { ...state.profile, ...part };
      const account = current.get();
      // What the next page has to begin with: also another role or name.
      if (account && (part.role !== undefined || part.name !== undefined)) {
        current.applyProfile(account, profile);
      } else {
        useStore.setState({ ...state, profile }, true);
        if (account && !state.isProvisional) writeStored(storageKeys.sessionHint, hintOf(account, profile));
      }
    },
    async idToken(isFresh = false) {
      await auth.load();
      if (current.get() === undefined) await auth.whenAnswered();
      return current.get()?.getToken(isFresh) ?? null;
    },
  };
  return { session, useStore };
}

async function signOut({ ports, auth }: SessionParts): Promise<void> {
  try {
    await (await auth.load()).signOut();
    auth.report(null);
  } catch (error) {
    reportProblem('Signing out failed', error);
    ports.notify.error(t('session.signOutFailed'));
    return;
  }
  ports.notify.success(t('session.signedOut'));
}
