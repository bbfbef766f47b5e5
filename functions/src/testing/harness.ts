import {
  deliveryPartners,
  orders,
  personOf,
  products,
  profiles,
  publicSettings,
  withoutId,
  withValue,
  type Contract,
  type DeliveryPartner,
  type Order,
  type Product,
  type Profile,
  type RequestOf,
  type ResponseOf,
  type Stored,
} from '@basket/domain';
import { aPartner, aProduct, aProfile, storeSettings } from '@basket/domain/testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomInt, randomUUID } from 'node:crypto';
import { askAboutDoorPayment } from '../payments/intents/ask-about-door-payment';
import type { Accounts } from '../platform/accounts';
import { RefusedError } from '../platform/errors';
import { NumberLengths } from '../platform/instance/number-lengths';
import type { LogLine } from '../platform/log-line';
import { runOperation, type Operation } from '../platform/operation';
import type { Caller, Services } from '../platform/services';
import { DamageReports } from '../platform/instance/damage-reports';
import { StockLanes } from '../platform/instance/stock-lanes';
import type { OutboxMessage } from '../platform/tasks';
import { Turns, type Turn } from '../platform/instance/turns';
import { demandIndexes } from './indexed';
import { simulateFirestore } from './simulated-firestore';
import { TimeOfTest } from './time-of-test';

/**
 * Runs operations in this process against a database of their own, with a clock, a queue and a source of
 * chance that the test controls.
 */
export interface Harness {
  readonly db: Firestore;
  /** Sign-in accounts; those of the emulator only. */
  readonly accounts: Accounts;
  readonly services: Services;
  /** Messages handed to the queue, in order. */
  readonly queued: OutboxMessage[];
  readonly logged: LogLine[];
  /** Sets or moves the clock; it stands still otherwise. */
  setNow(at: number): void;
  /** Replaces parts of the services, e.g. `commit` to lose answers. */
  with(replaced: Partial<Services>): Services;
  run<C extends Contract>(
    operation: Operation<C>,
    uid: string,
    input: RequestOf<C>,
    options?: { operationId?: string; services?: Services } & Partial<Caller>,
  ): Promise<ResponseOf<C>>;
  read<T>(path: string): Promise<T>;
  /** @throws Error in the emulator before the first `clear` */
  seed(documents: Readonly<Record<string, object>>): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Against the Firestore emulator. */
export function openHarness(startAt: number): Harness {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: these tests need the Firestore emulator');
  const projectId = `demo-handlers-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId }, projectId);
  const db = getFirestore(app);
  demandIndexes(db);
  const time = new TimeOfTest();
  const harness = harnessOf(startAt, {
    db,
    accounts: getAuth(app),
    turns: new Turns(time.after),
    elapsedMs: time.elapsedMs,
    randomInt: (below) => randomInt(below),
    newId: () => randomUUID().replaceAll('-', '').slice(0, 20),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    clear: async () => {
      await time.end();
      const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
      const response = await fetch(url, { method: 'DELETE' });
      if (!response.ok) throw new Error(`The emulator did not clear ${projectId}: ${response.status}`);
    },
    close: async () => {
      await time.end();
      await deleteApp(app);
    },
  });
  return clearFirst({ ...harness, run: (...request) => time.spend(harness.run(...request)) });
}

/** Seeds nothing before it was cleared: an emulator that has imported data shows it in every project. */
function clearFirst(harness: Harness): Harness {
  let isClear = false;
  return {
    ...harness,
    clear: async () => {
      await harness.clear();
      isClear = true;
    },
    seed: (documents) => {
      if (!isClear) throw new Error('Clear the database before seeding it: it may show imported data');
      return harness.seed(documents);
    },
  };
}

/** As if each request came to an instance of its own. */
class NoTurns extends Turns {
  override arrive(): Turn {
    return new Turns().arrive();
  }
}

/** Against a database in memory, where everything that happens follows from the source of chance. */
export function openSimulation(startAt: number, random: () => number, latencyMs = 0): Harness {
  const { db, pause } = simulateFirestore(random, latencyMs);
  const below = (limit: number): number => Math.floor(random() * limit);
  let ids = 0;
  return harnessOf(startAt, {
    db,
    accounts: null,
    turns: new NoTurns(),
    elapsedMs: () => 0,
    randomInt: below,
    newId: () => `id${String(ids++).padStart(8, '0')}`,
    pause,
    clear: () => Promise.reject(new Error('Open another simulation instead')),
    close: () => Promise.resolve(),
  });
}

interface Surroundings extends Pick<
  Services,
  'db' | 'elapsedMs' | 'randomInt' | 'newId' | 'pause' | 'turns'
> {
  readonly accounts: Accounts | null;
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function readDocument<T>(db: Services['db'], path: string): Promise<T> {
  const snapshot = await db.doc(path).get();
  if (!snapshot.exists) throw new Error(`${path} does not exist`);
  // Tests name the type of what they have just written.
  return snapshot.data() as T;
}

const callerOf = (
  uid: string,
  { isVerified = true, signInPhone = null, isOpen }: Partial<Caller>,
): Caller => ({
  uid,
  email: signInPhone === null ? `${uid}@basket.example` : '',
  isVerified,
  signInPhone,
  isOpen: isOpen ?? (() => Promise.resolve(true)),
});

function harnessOf(startAt: number, { accounts, clear, close, ...surroundings }: Surroundings): Harness {
  const { db } = surroundings;
  const queued: OutboxMessage[] = [];
  const logged: LogLine[] = [];
  let now = startAt;
  const services: Services = {
    ...surroundings,
    now: () => now,
    numberLengths: new NumberLengths(),
    stockLanes: new StockLanes(surroundings.randomInt),
    isAccountDisabled: () => Promise.resolve(false),
    openGateway: () => null,
    askAboutDoorPayment,
    commit: (send) => send(),
    damageReports: new DamageReports(),
    enqueue: async (message) => {
      queued.push(message);
    },
    log: (line) => void logged.push(line),
  };
  return {
    db,
    get accounts() {
      if (!accounts) throw new Error('The simulation has no accounts');
      return accounts;
    },
    services,
    queued,
    logged,
    setNow: (at) => {
      now = at;
    },
    with: (replaced) => ({ ...services, ...replaced }),
    run: (operation, uid, input, options = {}) =>
      runOperation(
        operation,
        {
          operation: operation.contract.operation,
          operationId: options.operationId ?? randomUUID(),
          correlationId: 'test-correlation',
          input,
        },
        callerOf(uid, options),
        options.services ?? services,
      ),
    read: (path) => readDocument(db, path),
    seed: async (documents) => {
      const batch = db.batch();
      for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
      await batch.commit();
    },
    clear: async () => {
      await clear();
      queued.length = 0;
      logged.length = 0;
      now = startAt;
    },
    close,
  };
}

export const profileDocument = (uid: string, overrides: Partial<Profile> = {}): Record<string, object> => ({
  [profiles.path(uid)]: aProfile({ email: `${uid}@basket.example`, ...overrides }),
});
export const productDocument = (id: string, overrides: Partial<Product> = {}): Record<string, object> => ({
  [products.path(id)]: aProduct(overrides),
});
export const partnerDocuments = (
  uid: string,
  overrides: Partial<DeliveryPartner> = {},
): Record<string, object> => ({
  ...profileDocument(uid, { role: 'delivery_partner' }),
  [deliveryPartners.path(uid)]: withoutId(aPartner({ id: uid, ...overrides })),
});
/** As it is stored, with the value that follows from the rest of it. */
export const orderDocument = (order: Stored<Order>): Record<string, object> => ({
  [orders.path(order.id)]: withoutId(withValue(order)),
});
export const settingsDocument = (overrides = {}): Record<string, object> => ({
  [publicSettings.path()]: storeSettings(overrides),
});

/** The values with which an admin's form of this person was opened. */
export const personAt = async (harness: Harness, uid: string) =>
  personOf(await harness.read<Profile>(profiles.path(uid)));

/** The refusal's code; fails when the operation was not refused. */
export async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.code;
    throw error;
  }
  throw new Error('Expected a refusal');
}
