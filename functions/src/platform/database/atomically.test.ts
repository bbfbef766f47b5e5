import { kind } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import * as v from 'valibot';
import { openSimulation, refusalOf, type Harness } from '../../testing/harness';
import { seededRandom } from '../../testing/histories/faults';
import { atomically, operationRecord, type Commit } from './atomically';
import { RefusedError, refused } from '../errors';
import type { Services } from '../services';
import { Turns } from '../instance/turns';
import type { UnitOfWork } from './unit-of-work';

/** First come, first served: the look for an earlier answer is over before anything else of the request begins. */
const { services } = openSimulation(someInstant, () => 0);
const recordOf = (operationId: string) => operationRecord('customer1', operationId, 'placeOrder', {});
const busy = () => refused('too_much_contention');

test('an equal request that commits while this one decides: its answer counts, not what it left behind', async () => {
  const record = recordOf('wish-1');
  const late = await atomically(services, record, async () => {
    await atomically(services, record, () => Promise.resolve('the first answer'));
    throw busy();
  });
  expect(late).toMatchObject({ value: 'the first answer', isRepetition: true, writes: 0 });
});

test('a refusal that nobody else answered stays one, and is not remembered', async () => {
  const record = recordOf('wish-2');
  const attempt = atomically(services, record, () => Promise.reject(busy()));
  expect(await refusalOf(attempt)).toBe('too_much_contention');
  expect(await atomically(services, record, () => Promise.resolve('in time'))).toMatchObject({
    value: 'in time',
    isRepetition: false,
  });
});

test.each([
  {
    desc: 'its ids and figures',
    answer: { orderId: 'order1', isPaid: false },
    facts: { orderId: 'order1', isPaid: false },
  },
  {
    desc: 'nothing of what is no fact',
    answer: { units: 2, lines: [1], payment: null },
    facts: { units: 2 },
  },
  { desc: 'nothing of an answer without names', answer: null, facts: {} },
])(
  'another request under an id is refused, and hears of the first answer $desc (rule: operation-once)',
  async ({ answer, facts }) => {
    const { services: fresh } = openSimulation(someInstant, () => 0);
    await atomically(fresh, recordOf('wish-5'), () => Promise.resolve(answer));
    const other = operationRecord('customer1', 'wish-5', 'placeOrder', { note: 'other' });
    const asked = atomically(fresh, other, () => Promise.resolve(null));
    await expect(asked).rejects.toHaveProperty('refusal', { code: 'operation_reused', facts });
  },
);

test.each([
  { text: 'Transaction is invalid or closed.', tries: 2 },
  { text: 'The referenced transaction has expired or is no longer valid.', tries: 2 },
  { text: 'The document is too large.', tries: null },
])(
  'a commit that ends with INVALID_ARGUMENT, $text, is tried again only if the database gave it up',
  async ({ text, tries }) => {
    let commits = 0;
    const harness = openSimulation(someInstant, () => 0);
    const failingOnce = harness.with({
      commit: (send) => {
        commits += 1;
        if (commits > 1) return send();
        return Promise.reject(Object.assign(new Error(`3 INVALID_ARGUMENT: ${text}`), { code: 3 }));
      },
    });
    const attempt = atomically(failingOnce, recordOf('wish-3'), () => Promise.resolve('done'));
    if (tries === null) await expect(attempt).rejects.toThrow(text);
    else expect(await attempt).toMatchObject({ value: 'done', tries });
  },
);

test('a document that a query finds again, newer, is not overwritten by what was decided before', async () => {
  const harness = openSimulation(someInstant, () => 0);
  const counters = kind('counters', v.object({ units: v.number() }));
  const path = counters.path('read-twice');
  await harness.seed({ [path]: { units: 1 } });
  let attempts = 0;
  await atomically(harness.services, null, async (unit) => {
    const first = await unit.get(counters, 'read-twice');
    attempts += 1;
    if (attempts === 1) await harness.seed({ [path]: { units: 10 } });
    await unit.query(counters, (all) => all.where('units', '>=', 1));
    unit.update(path, { units: (first?.units ?? 0) + 1 });
  });
  expect(attempts).toBe(2);
  expect(await harness.read(path)).toEqual({ units: 11 });
});

describe('one document, many requests', () => {
  const counters = kind('counters', v.object({ units: v.number() }));
  const path = counters.path('hot');

  /** One instance, on a database of its own with one document. */
  async function openInstance(replaced: Partial<Services> = {}): Promise<Services> {
    const harness = openSimulation(someInstant, seededRandom(1));
    await harness.seed({ [path]: { units: 0 } });
    return harness.with({ turns: new Turns(), ...replaced });
  }

  const addOne = async (unit: UnitOfWork): Promise<number> => {
    const units = ((await unit.get(counters, 'hot'))?.units ?? 0) + 1;
    unit.update(path, { units });
    return units;
  };

  /** Waits until so many requests wait for a turn. */
  async function untilWaiting(waits: jest.SpiedFunction<Turns['wait']>, requests: number): Promise<void> {
    while (waits.mock.calls.length < requests) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  /** All of them find the document taken, and queue before it is free. */
  async function queueBehind(instance: Services, requests: number): Promise<Promise<Commit<number>>[]> {
    const waits = jest.spyOn(instance.turns, 'wait');
    const holder = instance.turns.arrive();
    holder.tryHold([path]);
    const queued = Array.from({ length: requests }, () => atomically(instance, null, addOne));
    await untilWaiting(waits, requests);
    holder.end();
    return queued;
  }

  test('they are served in the order in which they came, and none conflicts (rule: first-come-first-served)', async () => {
    const instance = await openInstance();
    const committed = await Promise.all(await queueBehind(instance, 30));
    expect(committed.map(({ value }) => value)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(new Set(committed.map(({ tries }) => tries))).toEqual(new Set([2]));
  });

  test('a newcomer queues before its first commit (rule: first-come-first-served)', async () => {
    const instance = await openInstance();
    const queued = await queueBehind(instance, 10);
    const newcomer = await atomically(instance, null, addOne);
    expect(newcomer.value).toBe(11);
    await Promise.all(queued);
  });

  test('waiting for a turn is not trying: it leaves the time for attempts as it is', async () => {
    let elapsed = 0;
    const instance = await openInstance({ elapsedMs: () => elapsed });
    const waits = jest.spyOn(instance.turns, 'wait');
    const holder = instance.turns.arrive();
    holder.tryHold([path]);
    const waiting = atomically(instance, null, addOne);
    await untilWaiting(waits, 1);
    elapsed = 39_000;
    holder.end();
    expect(await waiting).toMatchObject({ value: 1, tries: 2 });
  });

  test('attempts that take too long end in a refusal', async () => {
    let elapsed = 0;
    const instance = await openInstance({
      elapsedMs: () => elapsed,
      commit: () => Promise.reject(Object.assign(new Error('changed'), { code: 9 })),
    });
    const slow = async (unit: UnitOfWork): Promise<number> => {
      elapsed += 4_000;
      return addOne(unit);
    };
    expect(await refusalOf(atomically(instance, null, slow))).toBe('too_much_contention');
    expect(elapsed).toBe(16_000);
  });
});

describe('documents that a step has only read', () => {
  const guards = kind('guards', v.object({ units: v.number() }));
  const guard = guards.path('open');

  /** One step that reads the guard and writes its units to another document, while somebody else does this to the guard. */
  async function copyMeanwhile(
    before: Readonly<Record<string, object>>,
    rival: (harness: Harness) => Promise<unknown>,
    read: (unit: UnitOfWork) => Promise<number>,
  ): Promise<Commit<number>> {
    const harness = openSimulation(someInstant, seededRandom(1));
    await harness.seed(before);
    return atomically(harness.services, null, async (unit) => {
      const units = await read(unit);
      unit.create('copies/open', { units });
      if (unit.tries === 1) await rival(harness);
      return units;
    });
  }

  const one = async (unit: UnitOfWork) => (await unit.get(guards, 'open'))?.units ?? 0;
  const listed = async (unit: UnitOfWork) =>
    (await unit.queryGuarded(guards, (all) => all.where('units', '>=', 1))).length;
  const add = (harness: Harness) => harness.seed({ [guard]: { units: 7 } });
  const remove = ({ db }: Harness) => db.doc(guard).delete();
  const leave = () => Promise.resolve();
  const stored = { [guard]: { units: 1 } };

  test.each([
    { desc: 'a document that is changed', before: stored, rival: add, read: one, value: 7, tries: 2 },
    { desc: 'a document that is created', before: {}, rival: add, read: one, value: 7, tries: 2 },
    { desc: 'a document that is deleted', before: stored, rival: remove, read: one, value: 0, tries: 2 },
    { desc: 'a document that stays', before: stored, rival: leave, read: one, value: 1, tries: 1 },
    { desc: 'a list that gets one more', before: {}, rival: add, read: listed, value: 1, tries: 2 },
    { desc: 'a list that stays', before: stored, rival: leave, read: listed, value: 1, tries: 1 },
  ])(
    '$desc before the commit: tries $tries (rule: guarded-reads)',
    async ({ before, rival, read, value, tries }) => {
      expect(await copyMeanwhile(before, rival, read)).toMatchObject({ value, tries });
    },
  );
});

describe('a refusal of documents that were read one after the other (rule: refusals-true)', () => {
  const pairs = kind('pairs', v.object({ units: v.number() }));
  const [left, right] = [pairs.path('left'), pairs.path('right')];

  /** One step that refuses unequal documents, while somebody else changes both between its two reads. */
  async function compareMeanwhile(isMoving: (tries: number) => boolean): Promise<string | number> {
    const harness = openSimulation(someInstant, seededRandom(1));
    const both = (units: number) => harness.seed({ [left]: { units }, [right]: { units } });
    await both(1);
    const step = atomically(harness.services, null, async (unit) => {
      const first = await unit.get(pairs, 'left');
      if (isMoving(unit.tries)) await both((first?.units ?? 0) + 1);
      const second = await unit.get(pairs, 'right');
      if (first?.units !== second?.units) throw refused('changed_meanwhile');
      return unit.tries;
    });
    try {
      return (await step).value;
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal.code;
      throw error;
    }
  }

  test('is made again of what is stored now', async () => {
    expect(await compareMeanwhile((tries) => tries === 1)).toBe(2);
  });

  test('stands after ten tries where they change all the time', async () => {
    expect(await compareMeanwhile(() => true)).toBe('changed_meanwhile');
  });
});
