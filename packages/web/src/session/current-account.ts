import { create } from 'zustand';
import type { Profile, Role } from '@basket/domain';
import { reportProblem } from '../platform/report-problem';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage';
import { withBackoff } from './backoff';
import { readProfile } from './read-profile';
import { sessionOfPage } from './session-of-page';
import type { Account } from '../back-end/ports';
import type { FollowedAccount, SessionPorts, SessionStore } from './session-ports';
import {
  accountArrived,
  hintOf,
  initialSession,
  profileArrived,
  profileFailedMessage,
  sessionFailed,
  sessionHintSchema,
  signedOutSession,
  temporaryProfileSchema,
  type SessionState,
  type TemporaryProfile,
} from './session-state';
import { tellServer } from './tell-server';

/** The account that Auth reports, and the state of the session that follows from it and from its profile. */
export interface CurrentAccount extends FollowedAccount {
  /** Applies what Auth reports. */
  readonly change: (next: Account | null) => void;
  /** Keeps a profile that was read during sign-in, so that it is not read again when Auth reports the account. */
  readonly expect: (uid: string, profile: Profile) => void;
  /** Takes over a profile, unless somebody else is signed in by now, and tells of another role (rule: role-at-once). */
  readonly applyProfile: (of: Account, profile: Profile) => void;
  readonly fail: (message: string) => void;
}

function forgetStored(): void {
  removeStored(storageKeys.sessionHint);
  tellServer(null);
  removeStored(storageKeys.temporaryProfile);
}

/** Returns the stored temporary profile, and removes it if it belongs to `uid`. */
function takeTemporaryProfile(uid: string): TemporaryProfile | null {
  const temporary = readStored(storageKeys.temporaryProfile, temporaryProfileSchema);
  if (temporary?.uid === uid) removeStored(storageKeys.temporaryProfile);
  return temporary;
}

/** Whether the account had another role on this page or, before its profile has arrived, at the last visit. */
function isAnotherRole({ profile, isProvisional }: SessionState, uid: string, role: Role): boolean {
  if (profile?.id === uid && !isProvisional) return profile.role !== role;
  const hint = readStored(storageKeys.sessionHint, sessionHintSchema);
  return hint?.uid === uid && hint.role !== role;
}

const createStore = (): SessionStore =>
  create<SessionState>()((_set, _get, api) => {
    api.getInitialState = sessionOfPage;
    return initialSession;
  });

export function createCurrentAccount(
  ports: Pick<SessionPorts, 'profiles' | 'forget' | 'roleChanged' | 'wait'>,
): CurrentAccount {
  const useStore = createStore();
  const set = (state: SessionState): void => useStore.setState(state, true);
  const fail = (message: string): void => set(sessionFailed(useStore.getState(), message));
  let account: Account | null | undefined;
  let readAtSignIn: { uid: string; profile: Profile } | null = null;
  let profileReadAt = -Infinity;

  function applyProfile(of: Account, profile: Profile): void {
    if (account?.uid !== of.uid) return;
    const isOtherRole = isAnotherRole(useStore.getState(), of.uid, profile.role);
    profileReadAt = Date.now();
    writeStored(storageKeys.sessionHint, hintOf(of, profile));
    tellServer(profile.role);
    set(profileArrived(of, profile));
    if (isOtherRole) ports.roleChanged(profile.role);
  }

  async function fetchProfile(of: Account): Promise<void> {
    try {
      applyProfile(of, await withBackoff(() => readProfile(ports.profiles, of), ports.wait));
    } catch (error) {
      reportProblem('The profile could not be read', error);
      if (account?.uid === of.uid && useStore.getState().isProvisional) fail(profileFailedMessage());
    }
  }

  function leave(): void {
    if (useStore.getState().user) forgetStored();
    ports.forget();
    set(signedOutSession);
  }

  function arrive(next: Account): void {
    if (readAtSignIn?.uid === next.uid) {
      applyProfile(next, readAtSignIn.profile);
      readAtSignIn = null;
      return;
    }
    const before = useStore.getState();
    if (before.user && before.user.uid !== next.uid) ports.forget();
    set(accountArrived(before, next, takeTemporaryProfile(next.uid)));
    void fetchProfile(next);
  }

  function change(next: Account | null): void {
    const isKnown = account !== undefined && account?.uid === next?.uid;
    account = next;
    if (isKnown) return;
    if (next) arrive(next);
    else leave();
  }

  return {
    useStore,
    get: () => account,
    change,
    expect: (uid, profile) => void (readAtSignIn = { uid, profile }),
    applyProfile,
    fetchProfile,
    profileReadAt: () => profileReadAt,
    fail,
  };
}
