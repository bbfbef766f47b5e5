import { assignments, damagedDocuments, orders } from '@basket/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { failedPublications } from '../catalogue';
import { dispatchOrders, expireOffer } from '../dispatch';
import { overduePayments, settleUnpaidOrder } from '../payments';
import { services } from '../platform/app';
import { atomically } from '../platform/database/atomically';
import { describeError } from '../platform/errors';
import { deliverMessage, outbox } from '../platform/database/outbox';
import { workOff, type OverdueWork, type Progress, type Resting } from '../platform/background/overdue';
import { noteSweep } from '../platform/background/last-sweep';
import { readResting, saveResting } from '../platform/background/resting';
import type { Services } from '../platform/services';
import { versionOf } from '../platform/instance/damage-reports';
import { splitStock } from '../stock';
import { endedPauses } from '../store';

/** Past the deadline the task has its chance first. */
const offerGraceMs = 2_000;
const paymentGraceMs = 10_000;
const outboxGraceMs = 10_000;
/** Work that is left after this time waits for the next sweep. */
const budgetMs = 40_000;

const offers: OverdueWork<typeof assignments.schema> = {
  name: 'offers',
  kind: assignments,
  dueField: 'deadlineAt',
  graceMs: offerGraceMs,
  among: (all) => all.where('state', '==', 'offered'),
  settle: async (run, { orderId, attempt }) => {
    const { value } = await atomically(run, null, (unit) => expireOffer(unit, orderId, attempt, run.now()));
    return value;
  },
};

const unpaidOrders: OverdueWork<typeof orders.schema> = {
  name: 'unpaidOrders',
  kind: orders,
  dueField: 'paymentDueAt',
  graceMs: paymentGraceMs,
  settle: (run, { id }) => settleUnpaidOrder(run, id),
};

const messages: OverdueWork<typeof outbox.schema> = {
  name: 'messages',
  kind: outbox,
  dueField: 'createdAt',
  graceMs: outboxGraceMs,
  settle: async (run, { id, task, dueAt }) => {
    await deliverMessage(run, { id, task, dueAt });
    return true;
  },
};

/** Rows about documents that are gone or have changed; one that is still damaged is reported again when it is met. */
const damage: OverdueWork<typeof damagedDocuments.schema> = {
  name: 'damagedDocuments',
  kind: damagedDocuments,
  dueField: 'firstSeenAt',
  graceMs: null,
  settle: async ({ db }, { id, path, version }) => {
    const snapshot = await db.doc(path).get();
    if (snapshot.exists && versionOf(snapshot) === version) return false;
    await db.doc(damagedDocuments.path(id)).delete();
    return true;
  },
};

const allWork: readonly OverdueWork[] = [
  offers,
  unpaidOrders,
  ...overduePayments,
  messages,
  failedPublications,
  splitStock,
  endedPauses,
  damage,
];

export interface Swept {
  readonly expired: number;
  readonly unpaid: number;
  readonly delivered: number;
  /** Null for a kind of work that could not even be read. */
  readonly parts: Readonly<Record<string, Progress | null>>;
}

/**
 * Repairs what a lost task, a crash or an unreachable gateway left behind. Each kind of work is a part of its own, all at once: a
 * failure of one is logged and stops no other. The log says how far behind each part is.
 */
export async function sweep(run: Services): Promise<Swept> {
  const startedAt = run.now();
  const until = Date.now() + budgetMs;
  const before = await orElse<Resting>(run, 'resting', () => readResting(run), new Map());
  const resting: Resting = new Map(before);
  const entries: (readonly [name: string, progress: Progress | null])[] = await Promise.all(
    allWork.map(async (work) => {
      const progress = await orElse(run, work.name, () => workOff(run, work, resting, until), null);
      return [work.name, progress] as const;
    }),
  );
  // After the offers that have just ended.
  entries.push(['dispatch', await orElse(run, 'dispatch', () => dispatchOrders(run, until), null)]);
  await orElse(run, 'resting', () => saveResting(run, before, resting), undefined);
  const isBehind = entries.some(([, progress]) => !progress || progress.isUnfinished > 0);
  await orElse(run, 'note', () => noteSweep(run, { ranAt: startedAt, isBehind }), undefined);
  logParts(run, startedAt, isBehind, entries);
  const parts = Object.fromEntries(entries);
  const settledOf = ({ name }: { readonly name: string }): number => parts[name]?.settled ?? 0;
  return {
    expired: settledOf(offers),
    unpaid: settledOf(unpaidOrders),
    delivered: settledOf(messages),
    parts,
  };
}

async function orElse<T>(run: Services, name: string, act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act();
  } catch (error) {
    run.log({ operation: `sweep.${name}`, result: 'fault', ms: 0, fault: describeError(error) });
    return otherwise;
  }
}

/** Parts that had nothing to do are left out. */
function logParts(
  run: Services,
  startedAt: number,
  isBehind: boolean,
  entries: readonly (readonly [name: string, progress: Progress | null])[],
): void {
  const parts = entries.flatMap(([name, progress]) =>
    progress && progress.found > 0 ? [[name, { ...progress }] as const] : [],
  );
  run.log({
    operation: 'sweep',
    result: isBehind ? 'behind' : 'ok',
    ms: run.now() - startedAt,
    parts: Object.fromEntries(parts),
  });
}

export const sweepSchedule = onSchedule(
  { schedule: 'every 1 minutes', maxInstances: 1, timeoutSeconds: 240 },
  async () => {
    await sweep(services());
  },
);
