import type { Account, AuthPort } from '../back-end/ports';
import type { SessionPorts } from './session-ports';
import { authTimeoutMessage, authTimeoutMs } from './session-state';

/** The way to the authentication service, which is loaded with the first call. */
export interface AuthConnection {
  /** Loads and connects once; a failure is forgotten, so that the next caller tries again. */
  readonly load: () => Promise<AuthPort>;
  /** Passes on what Auth reports, and what a sign-in or sign-out has just changed. */
  readonly report: (account: Account | null) => void;
  /** Resolves with Auth's first answer. @throws Error after five seconds without one */
  readonly whenAnswered: () => Promise<void>;
}

export function createAuthConnection(
  ports: Pick<SessionPorts, 'loadAuth' | 'wait'>,
  onAccount: (account: Account | null) => void,
  onConnected: () => void,
): AuthConnection {
  let loading: Promise<AuthPort> | null = null;
  let answer = (): void => undefined;
  const firstAnswer = new Promise<void>((resolve) => (answer = resolve));

  function report(account: Account | null): void {
    answer();
    onAccount(account);
  }

  async function connect(): Promise<AuthPort> {
    const port = await ports.loadAuth();
    port.onAccountChanged(report);
    onConnected();
    return port;
  }

  return {
    report,
    load: () =>
      (loading ??= connect().catch((error: unknown) => {
        loading = null;
        throw error;
      })),
    whenAnswered: () => Promise.race([firstAnswer, ports.wait(authTimeoutMs).then(timedOut)]),
  };
}

function timedOut(): never {
  throw new Error(authTimeoutMessage());
}
