import * as v from 'valibot';
import { loadBackEnd } from '../back-end/load-back-end';
import { afterFirstView } from '../platform/first-view';
import { firstViewPage } from '../platform/first-view-page';
import { forgetKept } from '../platform/kept-by-worker';
import { reportProblem } from '../platform/report-problem';
import { readStored, removeStored, storageKeys } from '../platform/storage';
import { whenUsed } from '../platform/when-used';
import { toast } from '../toast/toast';
import { createSession } from './create-session';
import { mayHaveAccount } from './may-have-account';
import type { Session } from './session';
import type { SessionState } from './session-state';

/** The belongings of the signed-in person, apart from the session itself: the cart. */
interface Belongings {
  /** Sends what has not been sent, before somebody signs out. */
  settle(): Promise<void>;
  /** Somebody else is here from now on, or nobody. */
  forget(): void;
}

let belongings: Belongings | null = null;

/** From now on these are settled and forgotten with the session. */
export const leaveTogether = (others: Belongings): void => {
  belongings = others;
};

async function forgetOfflineData(): Promise<void> {
  try {
    await (await loadBackEnd()).forgetOfflineData();
  } catch (error) {
    reportProblem('Offline data could not be deleted', error);
  }
}

function forget(): void {
  belongings?.forget();
  removeStored(storageKeys.deliveryPlace);
  removeStored(storageKeys.placeLine);
  removeStored(storageKeys.recentSearches);
  removeStored(storageKeys.typedAddress, 'session');
  removeStored(storageKeys.waitingSteps);
  removeStored(storageKeys.doorCodes);
  removeStored(storageKeys.lastPayment);
  removeStored(storageKeys.attentionSound);
  void forgetKept();
  if (readStored(storageKeys.offlineData, v.literal(true)) === null) return;
  // Later, because the screens must stop listening before it is closed.
  setTimeout(() => void forgetOfflineData(), 0);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const { session: ownSession, useStore } = createSession({
  loadAuth: async () => (await (await loadBackEnd()).loadFirebase()).auth,
  profiles: {
    read: async (account) => (await loadBackEnd()).profilePort.read(account),
    ensure: async (account) => (await loadBackEnd()).profilePort.ensure(account),
    complete: async (account, registration) =>
      (await loadBackEnd()).profilePort.complete(account, registration),
    rename: async (account, contact) => (await loadBackEnd()).profilePort.rename(account, contact),
  },
  forget,
  notify: toast,
  // Both come after Auth, and are part of the same chunk.
  followProfile: (current) =>
    void import(/* webpackChunkName: "back-end" */ './follow-profile').then(({ followProfile }) =>
      followProfile(current, wait),
    ),
  roleChanged: (role) =>
    void import(/* webpackChunkName: "back-end" */ './announce-role').then(({ announceRole }) =>
      announceRole(role),
    ),
  whenPageIsShown: (task) => afterFirstView(firstViewPage() ? () => whenUsed(task) : task),
  // Elsewhere Auth is asked at once, and a page says so when it does not answer.
  mayHaveAccount: async () => firstViewPage() === null || mayHaveAccount(),
  wait,
});

/** The session of this page. */
export const session: Session = {
  ...ownSession,
  signOut: async () => {
    await belongings?.settle();
    await ownSession.signOut();
  },
};
export const sessionStore = useStore;

/** The session, or the part of it that `select` picks; renders again only when that part changes. */
export function useSession(): SessionState;
export function useSession<T>(select: (state: SessionState) => T): T;
export function useSession<T>(select?: (state: SessionState) => T): T | SessionState {
  return useStore(select ?? ((state: SessionState): T | SessionState => state));
}

/** The session outside of React. */
export const currentSession = (): SessionState => useStore.getState();
