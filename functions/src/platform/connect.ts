import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { randomInt, randomUUID } from 'node:crypto';
import { isDisabled, type Accounts } from './accounts';
import { NumberLengths } from './instance/number-lengths';
import type { LogLine } from './log-line';
import type { Services } from './services';
import { DamageReports } from './instance/damage-reports';
import { StockLanes } from './instance/stock-lanes';
import { Turns } from './instance/turns';

export interface Connection {
  readonly services: Services;
  readonly accounts: Accounts;
  readonly close: () => Promise<void>;
}

/**
 * A project as a program at a terminal reaches it: by the credentials of the machine, or the emulators that the
 * environment names. It has no queue: such a program does its side effects itself.
 */
export function connect(projectId: string, log: (line: LogLine) => void): Connection {
  const app = initializeApp({ projectId }, `program-${randomUUID()}`);
  const accounts = getAuth(app);
  return {
    services: {
      db: getFirestore(app),
      now: () => Date.now(),
      elapsedMs: () => performance.now(),
      randomInt: (below) => randomInt(below),
      newId: () => randomUUID().replaceAll('-', '').slice(0, 20),
      isAccountDisabled: (uid) => isDisabled(accounts, uid),
      openGateway: () => null,
      askAboutDoorPayment: () => Promise.resolve(false),
      commit: (send) => send(),
      turns: new Turns(),
      damageReports: new DamageReports(),
      numberLengths: new NumberLengths(),
      stockLanes: new StockLanes((below) => randomInt(below)),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      enqueue: () => Promise.resolve(),
      log,
    },
    accounts,
    close: () => deleteApp(app),
  };
}
