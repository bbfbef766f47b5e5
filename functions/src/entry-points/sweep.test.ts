import { anOrder, someInstant } from '@basket/domain/testing';
import type { Services } from '../platform/services';
import { seededRandom } from '../testing/histories/faults';
import { openSimulation, orderDocument } from '../testing/harness';
import { sweep } from './sweep.schedule';

const minuteMs = 60_000;
const rowId = (index: number): string => `row${String(index).padStart(4, '0')}`;
const outboxRows = (first: number, count: number, createdAt: number): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `outbox/${rowId(first + index)}`,
      {
        task: { kind: 'publishCatalogue' },
        dueAt: createdAt + index,
        createdAt: createdAt + index,
      },
    ]),
  );
const unpaidOrder = orderDocument(
  anOrder({ paymentMethod: 'online', paymentDueAt: someInstant - minuteMs, items: [] }),
);

/** A simulated store whose queue never takes the rows before `failing`. */
function openShop(failing: number) {
  const harness = openSimulation(someInstant, seededRandom(5));
  const tried: string[] = [];
  const services = harness.with({
    enqueue: async ({ id }) => {
      tried.push(id);
      if (id < rowId(failing)) throw new Error('The queue does not take it');
    },
  });
  return { harness, tried, services };
}

test('rows that always fail never keep the others waiting, and are tried less and less (rule: side-effects-delivered)', async () => {
  const { harness, tried, services } = openShop(300);
  await harness.seed(outboxRows(0, 1_000, someInstant - 10 * minuteMs));
  const first = await sweep(services);
  expect(first.parts['messages']).toEqual({
    found: 1_000,
    settled: 700,
    failed: 300,
    resting: 0,
    isUnfinished: 0,
    oldestMs: 10 * minuteMs,
  });
  expect(harness.logged.at(-1)).toMatchObject({
    operation: 'sweep',
    parts: { messages: { failed: 300, oldestMs: 10 * minuteMs } },
  });

  const triesOfFailing: number[] = [];
  for (let minute = 1; minute <= 30; minute += 1) {
    harness.setNow(someInstant + minute * minuteMs);
    await harness.seed(outboxRows(1_000 + minute, 1, someInstant + minute * minuteMs - 20_000));
    tried.length = 0;
    expect(await sweep(services)).toMatchObject({ delivered: 1 });
    expect(tried).toContain(rowId(1_000 + minute));
    triesOfFailing.push(tried.length - 1);
  }
  expect(triesOfFailing[0]).toBe(300);
  expect(triesOfFailing.filter((tries) => tries > 0).length).toBeLessThanOrEqual(8);
});

test('rows are worked off a few at once, not one after the other', async () => {
  const { harness } = openShop(0);
  await harness.seed(outboxRows(0, 40, someInstant - minuteMs));
  let running = 0;
  let most = 0;
  const enqueue: Services['enqueue'] = async () => {
    running += 1;
    most = Math.max(most, running);
    await harness.services.pause(0);
    running -= 1;
  };
  await sweep(harness.with({ enqueue }));
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(8);
});

test.each(['assignments', 'orders', 'webhookEvents', 'outbox', 'damagedDocuments', 'system'])(
  'a sweep that cannot read %s does the rest',
  async (broken) => {
    const { harness, services } = openShop(0);
    await harness.seed({
      ...outboxRows(0, 1, someInstant - minuteMs),
      'paymentIntents/x': {},
      ...unpaidOrder,
    });
    const db = failing(services.db, broken);
    const swept = await sweep({ ...services, db });
    const others = Object.entries(swept.parts).filter(([, progress]) => progress !== null);
    const isPart = broken !== 'system';
    expect(others).toHaveLength(Object.keys(swept.parts).length - Number(isPart));
    expect(swept.delivered).toBe(broken === 'outbox' ? 0 : 1);
    expect(harness.logged.find(({ fault }) => fault?.includes('unreachable'))).toBeDefined();
    expect(harness.logged.at(-1)).toMatchObject({ operation: 'sweep', result: isPart ? 'behind' : 'ok' });
  },
);

/** The database, of which one collection cannot be reached. */
function failing(db: Services['db'], broken: string): Services['db'] {
  const refuse = (path: string): void => {
    if (path.split('/')[0] === broken) throw new Error(`${broken} is unreachable`);
  };
  return new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (name === 'collection' || name === 'doc') refuse(String(args[0]));
        return Reflect.apply(value, target, args);
      };
    },
  });
}
