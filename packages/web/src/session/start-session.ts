import { onStoredElsewhere, parseStored, readStored, storageKeys } from '../platform/storage';
import type { AuthConnection } from './auth-connection';
import type { CurrentAccount } from './current-account';
import type { SessionPorts } from './session-ports';
import {
  authTimeoutMessage,
  authTimeoutMs,
  initialSession,
  sessionFromHint,
  sessionHintSchema,
  signedOutSession,
} from './session-state';

/** The objects that the parts of a session share. */
export interface SessionParts {
  readonly ports: SessionPorts;
  readonly auth: AuthConnection;
  readonly current: CurrentAccount;
}

/** Restores the session that this browser remembers, and asks Auth once the first view is painted. */
export function startSession(parts: SessionParts): void {
  const { useStore } = parts.current;
  if (useStore.getState().status !== 'loading') return;
  useStore.setState(sessionFromHint(readStored(storageKeys.sessionHint, sessionHintSchema)), true);
  onStoredElsewhere(storageKeys.sessionHint, (text) => followOtherTab(parts, text));
  parts.ports.whenPageIsShown(() => void askAuth(parts));
  window.addEventListener('online', () => askAgain(parts));
}

/** Asks for the profile that could not be had without a connection. */
function askAgain(parts: SessionParts): void {
  const { current } = parts;
  if (current.useStore.getState().error === null) return;
  const account = current.get();
  if (account) void current.fetchProfile(account);
  else void askAuth(parts);
}

async function askAuth({ ports, auth, current }: SessionParts): Promise<void> {
  if (current.useStore.getState().user === null && !(await ports.mayHaveAccount())) {
    current.useStore.setState(signedOutSession, true);
    return;
  }
  void ports.wait(authTimeoutMs).then(() => {
    if (current.get() === undefined) current.fail(authTimeoutMessage());
  });
  try {
    await auth.load();
  } catch (error) {
    current.fail(error instanceof Error ? error.message : authTimeoutMessage());
  }
}

/** Follows a sign-in or sign-out in another tab without waiting for Auth to notice. */
function followOtherTab(parts: SessionParts, text: string | null): void {
  const { useStore, get } = parts.current;
  if (get() !== undefined) return;
  const hint = parseStored(sessionHintSchema, text);
  if (hint) {
    useStore.setState(sessionFromHint(hint), true);
    parts.ports.whenPageIsShown(() => void askAuth(parts));
  } else if (useStore.getState().user) useStore.setState({ ...initialSession, status: 'signed-out' }, true);
}
