import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { statusCodeOf } from './errors';
import type { OpenGateway } from './payment-gateway.port';
import { writeLogLine } from './log-line';
import { ownServices } from './own-services';
import type { AskAboutDoorPayment, Services } from './services';
import type { OutboxMessage } from './tasks';
import { accountsOf, isDisabled } from './accounts';

const region = 'asia-south1';
export const isEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true';
/** The queue function of entry-points/run-task.task.ts. */
const taskQueuePath = `locations/${region}/functions/tasks`;

// Imported before any function is defined: the bundle runs modules in order, and global options count
// only for functions that come after them.
setGlobalOptions({ region, maxInstances: 20, memory: '512MiB', concurrency: 80 });

let shared: Services | undefined;
let openGateway: OpenGateway = () => null;
let askAboutDoorPayment: AskAboutDoorPayment = () => Promise.resolve(false);

/** Which provider collects payments, and who asks it about the door; none until this is called. */
export const provideGateway = (open: OpenGateway, ask: AskAboutDoorPayment): void => {
  openGateway = open;
  askAboutDoorPayment = ask;
};

/** The real database, clock and queue; made on first use, so that loading the module stays quick. */
export function services(): Services {
  if (shared) return shared;
  // The functions library keeps an app of its own, so there may be one that is not ours. The emulator
  // has no service account to read its own address from.
  if (!getApps().some(({ name }) => name === '[DEFAULT]'))
    initializeApp(
      isEmulator ? { serviceAccountId: 'local@demo-basket-express.iam.gserviceaccount.com' } : undefined,
    );
  const db = getFirestore();
  shared = {
    ...ownServices(),
    db,
    isAccountDisabled: (uid) => isDisabled(accountsOf(), uid),
    openGateway: (account) => openGateway(account),
    askAboutDoorPayment: (run, orderId) => askAboutDoorPayment(run, orderId),
    enqueue,
    log: writeLogLine,
  };
  return shared;
}

async function enqueue({ id, task, dueAt }: OutboxMessage): Promise<void> {
  try {
    await getFunctions()
      .taskQueue(taskQueuePath)
      .enqueue(task, { id, scheduleTime: new Date(dueAt), dispatchDeadlineSeconds: 60 });
  } catch (error) {
    if (!isAlreadyQueued(error)) throw error;
  }
}

const isAlreadyQueued = (error: unknown): boolean =>
  statusCodeOf(error) === 6 ||
  (error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists');
