import { minuteMs, type Stored } from '@basket/domain';
import type { DatabaseQuery } from '../database/aggregates';
import type { AnyKind } from '../database/kinds';
import { describeError } from '../errors';
import type { Services } from '../services';
import { UnitOfWork } from '../database/unit-of-work';
import type * as v from 'valibot';

/** Something that is done by itself, and by the sweep where that was missed. */
export interface OverdueWork<S extends v.GenericSchema = v.GenericSchema> {
  readonly name: string;
  readonly kind: AnyKind<S>;
  /** The time from which it is due. */
  readonly dueField: string;
  /** The sweep leaves it to a task for so long after that time; null takes every document, whatever its time. @default 0 */
  readonly graceMs?: number | null;
  /** Leaves out documents that are not waiting, where `dueField` does not say so. @default all of the kind */
  readonly among?: (all: DatabaseQuery) => DatabaseQuery;
  /** Settles one; returns whether there was something to settle. A method, so that kinds of work stand in one list. */
  settle(run: Services, item: Stored<v.InferOutput<S>>): Promise<boolean>;
}

/** How a kind of work stands after it was worked off. */
export interface Progress {
  /** Overdue, without damaged documents. */
  readonly found: number;
  readonly settled: number;
  readonly failed: number;
  /** Failed before and not tried this time. */
  readonly resting: number;
  /** 1 when the time ended before the work. */
  readonly isUnfinished: number;
  /** How long the oldest that is not settled has been overdue, in ms; 0 when there is none. */
  readonly oldestMs: number;
}

/** Items that failed, by `{work}:{id}`. */
export type Resting = Map<string, { readonly tries: number; readonly nextTryAt: number }>;

const pageSize = 200;
const atOnce = 8;
const firstRestMs = 30_000;
const longestRestMs = 15 * minuteMs;
const mostResting = 2_000;

/** Pauses double from 30 s to 15 min. The first ends before the next sweep. */
const restMs = (tries: number): number => Math.min(longestRestMs, firstRestMs * 2 ** Math.min(tries - 1, 10));

/**
 * Works off what is overdue, the oldest first, page by page and a few at once. An item that fails is logged and rests before it is
 * tried again; the pages go on past it, so that no number of them keeps the others waiting.
 *
 * @param resting is brought up to date
 * @param until epoch ms of the machine's clock when to stop
 */
export async function workOff(
  run: Services,
  work: OverdueWork,
  resting: Resting,
  until: number,
): Promise<Progress> {
  const now = run.now();
  const tally = { found: 0, settled: 0, failed: 0, resting: 0, oldestMs: 0 };
  const keep = (item: object): void => {
    const dueAt: unknown = Reflect.get(item, work.dueField);
    if (typeof dueAt === 'number') tally.oldestMs = Math.max(tally.oldestMs, now - dueAt);
  };

  async function tryOne(item: Stored<object>): Promise<void> {
    const key = `${work.name}:${item.id}`;
    const last = resting.get(key);
    if (last && last.nextTryAt > now) {
      tally.resting += 1;
      return keep(item);
    }
    try {
      const isSettled = await work.settle(run, item);
      tally.settled += Number(isSettled);
      resting.delete(key);
    } catch (error) {
      const tries = (last?.tries ?? 0) + 1;
      if (last || resting.size < mostResting) resting.set(key, { tries, nextTryAt: now + restMs(tries) });
      tally.failed += 1;
      keep(item);
      run.log({
        operation: `sweep.${work.name}`,
        result: 'fault',
        ms: 0,
        fault: `${item.id}: ${describeError(error)}`,
      });
    }
  }

  const { graceMs = 0, dueField, kind, among = (every) => every } = work;
  const all = among(run.db.collection(kind.collection));
  const overdue = (graceMs === null ? all : all.where(dueField, '<', now - graceMs)).orderBy(dueField);
  let page = overdue.limit(pageSize);
  while (Date.now() < until) {
    const { documents, last } = await new UnitOfWork(run).page(work.kind, page);
    if (!last) return { ...tally, isUnfinished: 0 };
    tally.found += documents.length;
    const left = await eachOf(documents as Stored<object>[], until, tryOne);
    left.forEach(keep);
    page = overdue.startAfter(last).limit(pageSize);
  }
  return { ...tally, isUnfinished: 1 };
}

/** Acts on each, a few at once; returns those for which there was no time. */
async function eachOf<T>(items: readonly T[], until: number, act: (item: T) => Promise<void>): Promise<T[]> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await act(item);
      if (Date.now() >= until) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return waiting;
}
