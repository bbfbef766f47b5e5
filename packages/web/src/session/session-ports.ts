import type { StoreApi, UseBoundStore } from 'zustand';
import type { Role } from '@basket/domain';
import type { Account, AuthPort, ProfilePort } from '../back-end/ports';
import type { SessionState } from './session-state';

export type SessionStore = UseBoundStore<StoreApi<SessionState>>;

/** The account of this page, whose profile may be changed elsewhere. */
export interface FollowedAccount {
  readonly useStore: SessionStore;
  /** Undefined until Auth has answered; null for a visitor. */
  readonly get: () => Account | null | undefined;
  /**
   * Reads the profile in the background. A failure leaves what is known, at worst the provisional customer; while the
   * stored profile has never been there, it becomes the session's error.
   */
  readonly fetchProfile: (of: Account) => Promise<void>;
  /** Epoch milliseconds of the latest profile; -Infinity before the first. */
  readonly profileReadAt: () => number;
}

export interface SessionPorts {
  readonly loadAuth: () => Promise<AuthPort>;
  readonly profiles: ProfilePort;
  /** Everything that belonged to the person and must not outlast the session: cart, offline data. */
  readonly forget: () => void;
  readonly notify: { success(text: string): void; error(text: string): void; info(text: string): void };
  /** Auth is there: from now on the profile is read again when it may have changed. */
  readonly followProfile: (current: FollowedAccount) => void;
  /** The account has another role than this browser knew. */
  readonly roleChanged: (role: Role) => void;
  /** Runs the task when the first view is there: Auth must not delay it. */
  readonly whenPageIsShown: (task: () => void) => void;
  /** False only if Auth certainly knows nobody here: then it is not loaded to be asked. */
  readonly mayHaveAccount: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
}
