/** Orders that the server offers by itself, from what asks for it to what an admin is told. */
import {
  asksForAdmin,
  offerDurationMs,
  orders,
  publicSettings,
  type Order,
  type PublicStoreSettings,
  type Stored,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { runTask } from '../../entry-points/run-task.task';
import { sweep } from '../../entry-points/sweep.schedule';
import type { Services } from '../../platform/services';
import { saveSettingsOperation } from '../../store/save-settings.callable';
import { orderDocument, partnerDocuments, settingsDocument } from '../../testing/harness';
import { storeSettings } from '@basket/domain/testing';
import { openShift } from '../../testing/shift-shop';
import { dispatchOrders } from './dispatch-orders';

const minuteMs = 60_000;

/** A shift with automatic dispatch, whose queue delivers what it is given when told to. */
async function openAutomatic(
  facts: Partial<Stored<Order>> = {},
  settings: Partial<PublicStoreSettings> = {},
) {
  const shift = await openShift(facts, { automaticDispatch: true, ...settings });
  const { harness } = shift;
  return {
    ...shift,
    /** Runs the tasks that are due, and those that they send. */
    async tasks(): Promise<string[]> {
      const kinds: string[] = [];
      const isDue = ({ dueAt }: { dueAt: number }): boolean => dueAt <= harness.services.now();
      for (let index = harness.queued.findIndex(isDue); index >= 0; index = harness.queued.findIndex(isDue)) {
        const [message] = harness.queued.splice(index, 1);
        if (!message) break;
        kinds.push(message.task.kind);
        await runTask(message.task, message.dueAt, harness.services);
      }
      return kinds;
    },
    /** Nobody answers until the deadline has passed. */
    silence(): void {
      harness.setNow(harness.services.now() + offerDurationMs);
    },
    dispatch: () => dispatchOrders(harness.services),
    asked: async (attempt: number) => (await shift.offer(attempt)).deliveryPartnerId,
    save: async (changed: Partial<PublicStoreSettings>, services = harness.services) => {
      const before = await harness.read<PublicStoreSettings>(publicSettings.path());
      const settings = storeSettings(changed);
      await harness.run(saveSettingsOperation, 'admin1', { before, settings }, { services });
    },
  };
}

describe('partners who are asked (rule: automatic-dispatch)', () => {
  test('the best partner, then after a rejection and after silence the next, then an admin', async () => {
    const shift = await openAutomatic();
    await shift.harness.seed(partnerDocuments('partner3', { name: 'Meera Nair' }));
    expect(await shift.dispatch()).toMatchObject({ found: 1, settled: 1 });
    expect(await shift.asked(1)).toBe('partner1');
    await shift.respond('reject');
    expect(await shift.tasks()).toEqual(['dispatchOrders']);
    expect(await shift.asked(2)).toBe('partner2');
    shift.silence();
    expect(await shift.tasks()).toEqual(['expireOffer', 'expireOffer', 'dispatchOrders']);
    expect(await shift.asked(3)).toBe('partner3');
    await shift.respond('reject', 'partner3', 3);
    await shift.tasks();
    expect(await shift.order()).toMatchObject({
      status: 'pending',
      offerAttempts: 3,
      dispatch: { passes: 3, stoppedBy: 'passes' },
    });
    expect(await shift.dispatch()).toMatchObject({ found: 0, settled: 0 });
  });

  test('a partner who accepts is asked about the next order at once', async () => {
    const shift = await openAutomatic();
    const next = anOrder({ id: 'order2', orderNumber: 'BE2611201001', createdAt: someInstant + 1 });
    await shift.harness.seed({
      ...partnerDocuments('partner2', { isOnline: false }),
      ...orderDocument(next),
    });
    const isOffered = async () =>
      (await shift.harness.read<Order>(orders.path('order2'))).status === 'assigned';
    await shift.dispatch();
    expect(await isOffered()).toBe(false);
    await shift.respond('accept');
    expect(await shift.tasks()).toEqual(['dispatchOrders']);
    expect(await isOffered()).toBe(true);
  });

  test('an acceptance begins anew', async () => {
    const shift = await openAutomatic();
    await shift.dispatch();
    await shift.respond('reject');
    await shift.tasks();
    await shift.respond('accept', 'partner2', 2);
    expect(await shift.order()).toMatchObject({ dispatch: { passes: 0, stoppedBy: null } });
  });

  test.each([
    { desc: 'switched off', facts: {}, settings: { automaticDispatch: false } },
    { desc: 'not paid', facts: { paymentMethod: 'online' }, settings: {} },
    { desc: 'stopped', facts: { dispatch: { passes: 0, stoppedBy: 'admin' } }, settings: {} },
  ] as const)('nobody: $desc', async ({ facts, settings }) => {
    const shift = await openAutomatic(facts, settings);
    expect(await shift.dispatch()).toMatchObject({ settled: 0 });
    expect(await shift.order()).toMatchObject({ offerAttempts: 0 });
  });

  test('the oldest orders first, while there is room', async () => {
    const shift = await openAutomatic({ createdAt: someInstant - minuteMs }, { maxOrdersPerPartner: 1 });
    for (const [index, id] of ['order2', 'order3', 'order4'].entries())
      await shift.harness.seed(
        orderDocument(anOrder({ id, orderNumber: `BE261120100${index}`, createdAt: someInstant - index })),
      );
    expect(await shift.dispatch()).toMatchObject({ settled: 2 });
    const statusOf = async (id: string) => (await shift.harness.read<Order>(orders.path(id))).status;
    expect(await Promise.all(['order1', 'order2', 'order3', 'order4'].map(statusOf))).toEqual([
      ...['assigned', 'pending', 'pending', 'assigned'],
    ]);
  });

  test('orders that ask for an admin keep no other from its offer, however many they are', async () => {
    const shift = await openAutomatic({ createdAt: someInstant });
    for (let index = 0; index < 60; index += 1)
      await shift.harness.seed(
        orderDocument(
          anOrder({
            id: `stopped${index}`,
            orderNumber: `BE26112010${10 + index}`,
            createdAt: someInstant - minuteMs,
            dispatch: { passes: 3, stoppedBy: 'passes' },
          }),
        ),
      );
    expect(await shift.dispatch()).toMatchObject({ settled: 1 });
  });
});

describe('an order for which nobody is left waits without losing a try', () => {
  async function withNobody() {
    const shift = await openAutomatic({}, { maxOrdersPerPartner: 1 });
    await shift.goOffline('partner1');
    await shift.goOffline('partner2');
    expect(await shift.dispatch()).toMatchObject({ settled: 0 });
    expect(await shift.order()).toMatchObject({ offerAttempts: 0, dispatch: { passes: 0, stoppedBy: null } });
    shift.harness.queued.length = 0;
    return shift;
  }

  test('until a partner goes online', async () => {
    const shift = await withNobody();
    await shift.goOnline('partner2');
    await shift.tasks();
    expect(await shift.asked(1)).toBe('partner2');
  });

  test('until the sweep, where no task arrives', async () => {
    const shift = await withNobody();
    const lost: Services = shift.harness.with({ enqueue: () => Promise.reject(new Error('no queue')) });
    await shift.save({ automaticDispatch: true, maxOrdersPerPartner: 2 }, lost);
    await shift.goOnline('partner1');
    shift.harness.queued.length = 0;
    expect((await sweep(lost)).parts['dispatch']).toMatchObject({ found: 1, settled: 1 });
    expect(await shift.order()).toMatchObject({ status: 'assigned' });
  });

  test('the sweep offers at once what it has just freed', async () => {
    const shift = await openAutomatic();
    const lost: Services = shift.harness.with({ enqueue: () => Promise.reject(new Error('no queue')) });
    await dispatchOrders(lost);
    shift.silence();
    shift.harness.setNow(shift.harness.services.now() + minuteMs);
    expect(await sweep(lost)).toMatchObject({ expired: 1, parts: { dispatch: { settled: 1 } } });
    expect(await shift.asked(2)).toBe('partner2');
  });

  test.each([
    { desc: 'the order of a partner who was full is delivered', end: 'delivered' },
    { desc: 'is cancelled', end: 'cancelled' },
    { desc: 'is taken back', end: 'pending' },
  ] as const)('until $desc', async ({ end }) => {
    const shift = await openAutomatic({}, { maxOrdersPerPartner: 1 });
    await shift.goOffline('partner2');
    await shift.dispatch();
    await shift.respond('accept');
    await shift.harness.seed(orderDocument(anOrder({ id: 'order2', orderNumber: 'BE2611201002' })));
    expect(await shift.dispatch()).toMatchObject({ settled: 0 });
    shift.harness.queued.length = 0;
    await shift.setStatus(end);
    await shift.tasks();
    expect(await shift.harness.read<Order>(orders.path('order2'))).toMatchObject({ status: 'assigned' });
  });
});

describe('an order that an admin takes back waits for an admin (rule: asks-for-admin)', () => {
  test('an offer', async () => {
    const shift = await openAutomatic();
    await shift.dispatch();
    await shift.withdraw();
    await shift.tasks();
    expect(await shift.order()).toMatchObject({ status: 'pending', dispatch: { stoppedBy: 'admin' } });
  });

  test('an accepted order', async () => {
    const shift = await openAutomatic();
    await shift.dispatch();
    await shift.respond('accept');
    await shift.change(null);
    await shift.tasks();
    expect(await shift.order()).toMatchObject({ offerAttempts: 1, dispatch: { stoppedBy: 'admin' } });
  });

  test('but one that an admin gives to another partner goes on by itself', async () => {
    const shift = await openAutomatic();
    await shift.dispatch();
    await shift.respond('accept');
    await shift.change('partner2');
    await shift.respond('reject', 'partner2', 2);
    await shift.tasks();
    expect(await shift.order()).toMatchObject({ status: 'assigned', offerAttempts: 3 });
  });

  test('and an offer whose partner went offline, too', async () => {
    const shift = await openAutomatic();
    await shift.dispatch();
    await shift.goOffline('partner1');
    await shift.tasks();
    expect(await shift.order()).toMatchObject({
      status: 'assigned',
      dispatch: { passes: 0, stoppedBy: null },
    });
    expect(await shift.asked(2)).toBe('partner2');
  });
});

describe('an order that was on the road without a picking waits for no packing (rule: packed-first)', () => {
  const waiting = { dispatchWaitsForPacking: true };

  async function openRoad() {
    const shift = await openAutomatic({}, waiting);
    // Who is left once the other two have had it.
    await shift.harness.seed(partnerDocuments('partner3', { name: 'Meera Nair' }));
    expect(await shift.dispatch()).toMatchObject({ found: 0 });
    await shift.assign();
    await shift.respond('accept');
    await shift.pickUp();
    return shift;
  }

  test.each([
    { desc: 'rejects it', pass: 'reject' },
    { desc: 'does not answer', pass: 'silence' },
  ] as const)('the new partner $desc: the next one is asked', async ({ pass }) => {
    const shift = await openRoad();
    await shift.change('partner2');
    if (pass === 'reject') await shift.respond('reject', 'partner2', 2);
    else shift.silence();
    await shift.tasks();
    expect(await shift.order()).toMatchObject({ status: 'assigned', packing: null, offerAttempts: 3 });
    expect(await shift.asked(3)).toBe('partner3');
  });

  test('taken back to pending, an admin is told', async () => {
    const shift = await openRoad();
    await shift.setStatus('pending');
    await shift.tasks();
    const settings = await shift.harness.read<PublicStoreSettings>(publicSettings.path());
    expect(asksForAdmin(await shift.order(), settings, shift.harness.services.now())).toBe(true);
  });

  test('on the road without a partner and set to preparing, it is offered', async () => {
    const shift = await openAutomatic({}, waiting);
    await shift.setStatus('out_for_delivery');
    await shift.setStatus('preparing');
    await shift.tasks();
    expect(await shift.order()).toMatchObject({ status: 'assigned', offerAttempts: 1 });
  });
});

test('switching it on offers what waits; nothing asks for it while it is off', async () => {
  const shift = await openAutomatic({}, { automaticDispatch: false });
  await shift.goOnline('partner1');
  expect(shift.harness.queued).toEqual([]);
  await shift.save({ automaticDispatch: true });
  expect(await shift.tasks()).toEqual(['dispatchOrders']);
  expect(await shift.asked(1)).toBe('partner1');
});

test('an order whose offer fails is logged and keeps no other from its own', async () => {
  const shift = await openAutomatic({ createdAt: someInstant - 1 });
  await shift.harness.seed(orderDocument(anOrder({ id: 'order2', orderNumber: 'BE2611201002' })));
  let commits = 0;
  const failing = shift.harness.with({
    commit: (send) => (commits++ === 0 ? Promise.reject(new Error('unreachable')) : send()),
  });
  expect(await dispatchOrders(failing)).toMatchObject({ found: 2, settled: 1, failed: 1 });
  expect(shift.harness.logged.find(({ fault }) => fault?.includes('order1'))).toBeDefined();
});

describe('one outcome each, in whatever order two things happen', () => {
  const races = {
    'an admin offers it by hand': (shift: Awaited<ReturnType<typeof openAutomatic>>) =>
      shift.assign('partner2'),
    'it is cancelled': (shift) => shift.setStatus('cancelled'),
    'it is dispatched twice': (shift) => shift.dispatch(),
    'the setting is switched off': (shift) => shift.save({ automaticDispatch: false }),
  } satisfies Record<string, (shift: Awaited<ReturnType<typeof openAutomatic>>) => Promise<unknown>>;

  test.each(Object.entries(races))('%s meanwhile', async (_name, meanwhile) => {
    for (let round = 0; round < 10; round += 1) {
      const shift = await openAutomatic();
      // The simulation shuffles what is sent at the same time by its seed; a different number of steps before gives another one.
      for (let step = 0; step < round; step += 1) await shift.harness.services.pause(0);
      const isDone = await Promise.allSettled([shift.dispatch(), meanwhile(shift)]);
      expect(isDone[0].status).toBe('fulfilled');
      const order = await shift.order();
      const offers = (await shift.harness.db.collection('assignments').get()).docs.map((doc) => doc.data());
      const open = offers.filter(({ state }) => state === 'offered');
      expect(open).toHaveLength(order.status === 'assigned' ? 1 : 0);
      expect(offers.length).toBeLessThanOrEqual(1);
      const partners = await Promise.all([shift.partner('partner1'), shift.partner('partner2')]);
      expect(partners.reduce((sum, { openOffers }) => sum + openOffers, 0)).toBe(open.length);
    }
  });

  test('an offer never follows the switching off of the setting (rule: guarded-reads)', async () => {
    const shift = await openAutomatic();
    let isSwitched = false;
    // Between the reading of the setting and the commit of the offer.
    const services = shift.harness.with({
      commit: async (send) => {
        if (!isSwitched) {
          isSwitched = true;
          await shift.harness.seed(settingsDocument({ automaticDispatch: false }));
        }
        await send();
      },
    });
    expect(await dispatchOrders(services)).toMatchObject({ settled: 0 });
    expect(await shift.order()).toMatchObject({ status: 'pending', offerAttempts: 0 });
  });
});
