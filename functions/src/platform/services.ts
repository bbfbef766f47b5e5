import type { PaymentMethod } from '@basket/domain';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { OutboxMessage } from './tasks';
import type { Turns } from './turns';

/**
 * Everything from outside that an operation touches, given to it as an argument: tests hand in another
 * database, clock or source of chance, and no handler reaches for a global.
 */
export interface Services {
  readonly db: Firestore;
  readonly now: () => number;
  /** Whole number from 0 up to, not including, `below`; not guessable. */
  readonly randomInt: (below: number) => number;
  /** Document id for something new. */
  readonly newId: () => string;
  /** Queues a named task. Queueing it again is not an error. */
  readonly enqueue: (message: OutboxMessage) => Promise<void>;
  /** What this installation can collect; `online` once a payment gateway is connected. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** Commits a batch: the seam where tests fail commits and lose answers. */
  readonly commit: (batch: WriteBatch) => Promise<unknown>;
  /** Where requests of this instance that met at a document wait for each other. */
  readonly turns: Turns;
  /** Waits before another try. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: (line: LogLine) => void;
}

/** One line per operation. Never an address, phone number, bank detail, token or payload. */
export interface LogLine {
  readonly operation: string;
  readonly result: string;
  readonly ms: number;
  readonly tries?: number;
  /** Documents read (over all tries) and written: what the operation is billed for. */
  readonly reads?: number;
  readonly writes?: number;
  readonly operationId?: string;
  readonly correlationId?: string;
  readonly actor?: string;
  readonly fault?: string;
}
