import { orders, pickings } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { orderDocument, profileDocument, refusalOf } from '../../testing/harness';
import { accepted, openPicking, twoLines } from '../../testing/picking-shop';

test('picking sets a confirmed order to preparing, and its history names the picker', async () => {
  const { start, order, picking, harness, notes } = await openPicking();
  await start();
  expect(await order()).toMatchObject({ status: 'preparing' });
  expect(await picking()).toMatchObject({ pickerName: 'Meera', picked: [false, false], packedAt: null });
  expect(await notes()).toEqual([{ facts: { code: 'picking_started' }, note: '' }]);
  expect(await harness.read(`${orders.path('order1')}/history/0002`)).toMatchObject({
    actorId: 'admin1',
    from: 'confirmed',
    to: 'preparing',
  });
  await start();
  expect(await notes()).toHaveLength(1);
});

test('a second picker is told who picks, and takes over with everything ticked so far (rule: picker-alone)', async () => {
  const { start, tick, picking, notes, short, pack } = await openPicking();
  await start();
  await tick(0);
  expect(await refusalOf(start('admin2'))).toBe('picked_by_other');
  expect(await refusalOf(tick(1, true, 'admin2'))).toBe('picked_by_other');
  await start('admin2', true);
  expect(await picking()).toMatchObject({ pickerName: 'Ravi', picked: [true, false] });
  for (const attempt of [() => tick(1), () => short(1, 0), () => pack()])
    expect(await refusalOf(attempt())).toBe('picked_by_other');
  expect((await notes()).at(-1)?.facts).toEqual({ code: 'picking_taken_over', pickerName: 'Meera' });
});

test('two admins start at once: one picks and the other is told (rule: picker-alone)', async () => {
  const { start, picking } = await openPicking();
  const outcomes = await Promise.allSettled([start('admin1'), start('admin2')]);
  const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await picking()).pickerId).toBe(`admin${won + 1}`);
});

test('an order is packed when every line is ticked, and a tick can be undone until then (rule: packed-handed)', async () => {
  const { start, tick, pack, picking, notes } = await openPicking();
  expect(await refusalOf(tick(0))).toBe('picking_not_started');
  await start();
  await tick(0);
  await tick(1);
  await tick(0, false);
  expect((await picking()).picked).toEqual([false, true]);
  expect(await refusalOf(pack())).toBe('lines_left');
  await tick(0);
  await pack(2);
  expect(await picking()).toMatchObject({ bags: 2, packedAt: expect.any(Number) as number });
  expect(await refusalOf(tick(0, false))).toBe('already_packed');
  expect(await refusalOf(tick(7))).toBe('already_packed');
  expect((await notes()).at(-1)?.facts).toEqual({ code: 'packed', bags: 2 });
});

test('two lines that are ticked at once are both ticked, and no line that is not there', async () => {
  const { start, tick, picking } = await openPicking();
  await start();
  await Promise.all([tick(0), tick(1)]);
  expect((await picking()).picked).toEqual([true, true]);
  expect(await refusalOf(tick(2))).toBe('unknown_line');
});

test('the bags go to the partner who has the order and says its number (rule: packed-handed)', async () => {
  const { start, tick, pack, handOver, order, partner, notes, ...shift } = await openPicking();
  await start();
  await tick(0);
  expect(await refusalOf(handOver())).toBe('not_packed');
  await tick(1);
  await pack();
  expect(await refusalOf(handOver())).toBe('no_partner_yet');
  await shift.assign();
  expect(await refusalOf(handOver())).toBe('no_partner_yet');
  await shift.respond('accept');
  expect(await refusalOf(handOver('4812'))).toBe('wrong_number');
  expect(await order()).toMatchObject({ status: 'preparing' });
  await handOver();
  expect(await order()).toMatchObject({ status: 'out_for_delivery', deliveryPartnerId: 'partner1' });
  expect(await partner()).toMatchObject({ activeOrders: 1 });
  expect((await notes()).at(-1)?.facts).toEqual({ code: 'handed_to_partner', partnerName: 'Imran Khan' });
  expect(await refusalOf(handOver())).toBe('order_not_pickable');
});

test('a partner cannot set out with an order that is being picked before its bags are closed (rule: packed-handed)', async () => {
  const shop = await openPicking();
  await shop.start();
  await shop.assign();
  await shop.respond('accept');
  expect(await refusalOf(shop.pickUp())).toBe('not_packed');
  expect(await shop.order()).toMatchObject({ status: 'preparing' });
  await shop.tick(0);
  await shop.tick(1);
  await shop.pack();
  await shop.pickUp();
  expect(await shop.order()).toMatchObject({ status: 'out_for_delivery' });
});

test('an order is picked and packed while it is pending, and its acceptance hands over the bags (rule: picking-at-once)', async () => {
  const shop = await openPicking({ ...twoLines, status: 'pending' });
  expect(await shop.start()).toEqual({ status: 'pending' });
  await shop.tick(0);
  await shop.tick(1);
  await shop.pack(1);
  const packing = {
    startedAt: expect.any(Number) as number,
    readyAt: null,
    packedAt: expect.any(Number) as number,
  };
  expect(await shop.order()).toMatchObject({ status: 'pending', packing });
  await shop.assign();
  expect(await shop.offer()).toMatchObject({ state: 'offered', packing });
  await shop.respond('reject');
  expect(await shop.order()).toMatchObject({ status: 'pending', packing });
  await shop.assign('partner2');
  await shop.respond('accept', 'partner2', 2);
  expect(await shop.order()).toMatchObject({ status: 'preparing', packing });
  expect(await refusalOf(shop.tick(0, false))).toBe('already_packed');
  await shop.handOver();
  await shop.deliver('partner2');
  expect(await shop.order()).toMatchObject({ status: 'delivered' });
});

test('a partner who accepts an order of which nothing is picked confirms it (rule: picking-at-once)', async () => {
  const { assign, respond, order } = await openPicking({ ...twoLines, status: 'pending' });
  await assign();
  await respond('accept');
  expect(await order()).toMatchObject({ status: 'confirmed', packing: null });
});

test.each(['pending', 'confirmed'] as const)(
  'the picking of a %s order begins while it is offered, and its partner sees it (rule: picking-at-once)',
  async (status) => {
    const { start, tick, pack, assign, respond, offer, order } = await openPicking({ ...twoLines, status });
    await assign();
    expect(await start()).toEqual({ status: 'assigned' });
    expect((await offer()).packing).toMatchObject({ packedAt: null });
    await respond('accept');
    expect(await order()).toMatchObject({ status: 'preparing' });
    await tick(0);
    await tick(1);
    await pack();
    expect((await offer()).packing).toMatchObject({ packedAt: expect.any(Number) as number });
  },
);

test('an order that is short while it is pending costs less before anybody accepts it (rule: short-shrinks)', async () => {
  const { start, short, assign, offer, order, stock } = await openPicking({ ...twoLines, status: 'pending' });
  await start();
  await short(0, 1);
  await assign();
  expect(await offer()).toMatchObject({ totalPaise: 474_00 });
  expect(await order()).toMatchObject({ totalPaise: 474_00 });
  expect(await stock()).toBe(100);
});

test('an offer expects the bags from the pace of the store and the lines that are left (rule: packed-told)', async () => {
  const { start, tick, assign, offer, order, harness } = await openPicking({
    ...twoLines,
    status: 'pending',
  });
  const now = harness.services.now();
  for (const id of ['a', 'b', 'c'])
    await harness.seed({
      [pickings.path(id)]: {
        orderNumber: 'BE2611200001',
        pickerId: 'admin2',
        pickerName: 'Ravi',
        picked: [true, true],
        startedAt: now - 200_000,
        packedAt: now - 80_000,
        bags: 1,
        updatedAt: now - 80_000,
      },
    });
  await start();
  expect((await order()).packing).toEqual({ startedAt: now, readyAt: now + 120_000, packedAt: null });
  await tick(0);
  harness.setNow(now + 5_000);
  await assign();
  expect((await offer()).packing).toEqual({ startedAt: now, readyAt: now + 65_000, packedAt: null });
});

test('picking goes on while the order is offered to a partner (rule: picking-optional)', async () => {
  const other = await openPicking();
  await other.start();
  await other.assign();
  await other.tick(1);
  await other.short(0, 1);
  expect(await other.offer()).toMatchObject({ state: 'offered', totalPaise: 474_00 });
  await other.respond('accept');
  expect(await other.order()).toMatchObject({ status: 'preparing', totalPaise: 474_00 });
});

test('an order that nobody has picked is delivered as before (rule: picking-optional)', async () => {
  const { assign, respond, pickUp, deliver, order } = await openPicking();
  await assign();
  await respond('accept');
  await pickUp();
  await deliver();
  expect(await order()).toMatchObject({ status: 'delivered', totalPaise: 522_00 });
});

test.each(['out_for_delivery', 'delivered', 'cancelled'] as const)(
  'an order that is %s cannot be picked (rule: picking-optional)',
  async (status) => {
    const { start } = await openPicking({ ...twoLines, status });
    expect(await refusalOf(start())).toBe('order_not_pickable');
  },
);

test('an order that waits for its online payment cannot be picked (rule: picking-optional)', async () => {
  for (const status of ['pending', 'preparing'] as const) {
    const { start } = await openPicking({ ...twoLines, status, paymentMethod: 'online' });
    expect(await refusalOf(start())).toBe('order_awaits_payment');
  }
  const paid = { ...twoLines, paymentMethod: 'online', paymentStatus: 'paid' } as const;
  const { start } = await openPicking({ ...paid, status: 'pending' });
  expect(await start()).toEqual({ status: 'pending' });
});

test('no admin picks an own order (rule: own-money)', async () => {
  const { start, harness } = await openPicking();
  await harness.seed(orderDocument(anOrder({ ...accepted, customerId: 'admin1' })));
  expect(await refusalOf(start())).toBe('own_money');
});

test.each(['customer', 'delivery_partner'] as const)(
  'threat-admin-call: a %s picks, shortens or hands over an order',
  async (role) => {
    const { start, tick, handOver, harness } = await openPicking();
    await harness.seed(profileDocument('stranger', { role }));
    for (const attempt of [
      () => start('stranger'),
      () => tick(0, true, 'stranger'),
      () => handOver('4821', 'stranger'),
    ])
      expect(await refusalOf(attempt())).toBe('not_allowed');
  },
);

test('automatic dispatch asks for a partner once an order is packed (rule: packed-first)', async () => {
  const shop = await openPicking(
    { ...twoLines, status: 'pending' },
    { automaticDispatch: true, dispatchWaitsForPacking: true },
  );
  const asks = () => shop.harness.queued.filter(({ task }) => task.kind === 'dispatchOrders').length;
  await shop.start();
  await shop.tick(0);
  await shop.tick(1);
  expect(asks()).toBe(0);
  await shop.pack();
  expect(asks()).toBe(1);
});
