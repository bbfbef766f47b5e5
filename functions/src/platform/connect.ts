import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { isDisabled, type Accounts } from './accounts';
import { ownServices } from './own-services';
import type { LogLine } from './log-line';
import type { Services } from './services';

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
  // Auth refuses a person's call that does not say who is billed, and not every login does: https://github.com/firebase/firebase-admin-node/issues/2169
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
  const app = initializeApp({ projectId }, `program-${randomUUID()}`);
  const accounts = getAuth(app);
  return {
    services: {
      ...ownServices(),
      db: getFirestore(app),
      isAccountDisabled: (uid) => isDisabled(accounts, uid),
      openGateway: () => null,
      askAboutDoorPayment: () => Promise.resolve(false),
      enqueue: () => Promise.resolve(),
      log,
    },
    accounts,
    close: () => deleteApp(app),
  };
}
