import type { Firestore } from 'firebase-admin/firestore';
import type { OpenGateway } from './payment-gateway.port';
import type { DamageReports } from './instance/damage-reports';
import type { StockLanes } from './instance/stock-lanes';
import type { LogLine } from './log-line';
import type { OutboxMessage } from './tasks';
import type { NumberLengths } from './instance/number-lengths';
import type { Turns } from './instance/turns';

export type AskAboutDoorPayment = (run: Services, orderId: string) => Promise<boolean>;

/**
 * Everything from outside that an operation touches, given to it as an argument: tests hand in another
 * database, clock or source of chance, and no handler reaches for a global.
 */
export interface Services {
  readonly db: Firestore;
  readonly now: () => number;
  /** Milliseconds since an arbitrary moment; measures durations, and never jumps as the time of day may. */
  readonly elapsedMs: () => number;
  /** Whole number from 0 up to, not including, `below`; not guessable. */
  readonly randomInt: (below: number) => number;
  /** Document id for something new. */
  readonly newId: () => string;
  /** Queues a named task. Queueing it again is not an error. */
  readonly enqueue: (message: OutboxMessage) => Promise<void>;
  /** Whether the sign-in of an account is switched off; false for one that does not exist. */
  readonly isAccountDisabled: (uid: string) => Promise<boolean>;
  /** Opens the payment gateway for an account; null when this installation may not use its key. */
  readonly openGateway: OpenGateway;
  /** Asks the gateway what was paid by an order's codes at the door, and closes them; false when it does not answer. */
  readonly askAboutDoorPayment: AskAboutDoorPayment;
  /** Sends a commit: the seam where tests fail commits and lose answers. */
  readonly commit: (send: () => Promise<void>) => Promise<void>;
  /** Where requests of this instance that met at a document wait for each other. */
  readonly turns: Turns;
  /** Where documents that do not parse are reported. */
  readonly damageReports: DamageReports;
  /** From which lanes this instance sells products that are split. */
  readonly stockLanes: StockLanes;
  /** How long the order numbers of today must be, as far as this instance knows. */
  readonly numberLengths: NumberLengths;
  /** Waits before another try. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: (line: LogLine) => void;
  /** Counts what one request reads, in all of its steps and tries. */
  readonly meter?: { reads: number };
}

/** The caller according to the sign-in token, which is never trusted for a role. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  /** The token says that the e-mail address or the phone is verified. */
  readonly isVerified: boolean;
  /** The number, such as '+919845012345', whose code was the way in; null for any other way (rule: phone-sign-in). */
  readonly signInPhone: string | null;
  /** Whether the account exists and is enabled now: a token outlives its account by up to an hour. */
  readonly isOpen: () => Promise<boolean>;
}
