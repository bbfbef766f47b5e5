import {
  products,
  refundId,
  stockLaneCount,
  stockLanes,
  type Order,
  type Product,
  type Stored,
} from '@basket/domain';
import { anOrder, someInstant } from '@basket/domain/testing';
import { adjustStockOperation } from '../../catalogue/adjust-stock.callable';
import { refundOrderOperation } from '../../payments/refunds/refund-order.callable';
import { productDocument, refusalOf } from '../../testing/harness';
import { shortLineOperation } from './short-line.callable';
import { accepted, openPicking, twoLines } from '../../testing/picking-shop';

const paid: Partial<Stored<Order>> = {
  ...twoLines,
  status: 'confirmed',
  paymentMethod: 'online',
  paymentStatus: 'paid',
  paymentId: 'pay_1',
  payment: { ...anOrder().payment, channel: 'checkout', receivedPaise: 522_00 },
};

async function openStarted(facts?: Partial<Stored<Order>>) {
  const shop = await openPicking(facts);
  await shop.start();
  return shop;
}

test('the bill shrinks for customer and partner, whose cash at the door is the new total (rule: short-shrinks)', async () => {
  const shop = await openPicking();
  await shop.assign();
  await shop.respond('accept');
  await shop.start();
  expect(await shop.short(0, 1)).toEqual({ status: 'preparing', totalPaise: 474_00, refundPaise: 0 });
  expect(await shop.order()).toMatchObject({
    items: [{ orderedQuantity: 3, quantity: 1, totalPaise: 24_00 }, { quantity: 1 }],
    subtotalPaise: 474_00,
    deliveryChargePaise: 0,
    totalPaise: 474_00,
  });
  expect(await shop.short(0, 0)).toMatchObject({ totalPaise: 450_00 });
  expect(await shop.offer()).toMatchObject({
    state: 'accepted',
    items: [{ name: 'Ghee' }],
    totalPaise: 450_00,
    customerPhone: '9901833270',
  });
  const found = { code: 'line_short', itemName: 'Tomato, Hybrid', unit: '500 g' };
  expect((await shop.notes()).slice(-2)).toEqual([
    { facts: { ...found, found: 1, wanted: 3, totalPaise: 474_00, refundPaise: 0 }, note: '' },
    { facts: { ...found, found: 0, wanted: 1, totalPaise: 450_00, refundPaise: 0 }, note: '' },
  ]);
  await shop.tick(1);
  await shop.pack();
  await shop.handOver();
  await shop.deliver();
  expect(await shop.partner()).toMatchObject({ cashInHandPaise: 450_00 });
  expect(await shop.refunds()).toEqual([]);
});

test('no line grows or is ticked by being short, and none that is out of stock is picked (rule: short-shrinks)', async () => {
  const { short, tick, order, picking } = await openStarted();
  for (const quantity of [3, 4]) expect(await refusalOf(short(0, quantity))).toBe('not_shorter');
  await short(0, 2);
  expect((await picking()).picked).toEqual([false, false]);
  await tick(0);
  await short(0, 1);
  expect((await picking()).picked).toEqual([true, false]);
  expect(await refusalOf(short(0, 2))).toBe('not_shorter');
  await short(0, 0);
  expect((await picking()).picked).toEqual([false, false]);
  expect(await refusalOf(tick(0))).toBe('unknown_line');
  expect(await refusalOf(short(0, 0))).toBe('unknown_line');
  expect(await refusalOf(short(9, 0))).toBe('unknown_line');
  expect((await order()).totalPaise).toBe(450_00);
});

test('missing units are corrected, not sold again; cancelling returns what the order still holds (rule: short-stock)', async () => {
  const { short, stock, corrections, setStatus } = await openStarted();
  await short(0, 1);
  expect(await stock()).toBe(100);
  expect(await corrections()).toEqual([
    expect.objectContaining({
      deltaUnits: -2,
      stockQuantity: 100,
      reason: 'Order BE2611204821: 2 not found',
      facts: { code: 'not_found', orderNumber: 'BE2611204821', missing: 2 },
      actorId: 'admin1',
    }),
  ]);
  await setStatus('cancelled');
  expect(await stock()).toBe(101);
});

test('an empty shelf sells nothing any more (rule: short-stock)', async () => {
  const { short, stock, corrections } = await openStarted();
  await short(0, 0, true);
  expect(await stock()).toBe(0);
  expect(await corrections()).toEqual([expect.objectContaining({ deltaUnits: -103, stockQuantity: 0 })]);
});

test('an empty shelf empties the lanes of a hot product, too (rule: short-stock)', async () => {
  const { short, harness, corrections } = await openStarted();
  await harness.seed({
    ...productDocument('tomato', { stockQuantity: 640, stockSplitAt: someInstant }),
    ...Object.fromEntries(
      Array.from({ length: stockLaneCount }, (_, lane) => [
        `${stockLanes.collection}/tomato_${lane}`,
        { productId: 'tomato', units: 10, changedAt: someInstant },
      ]),
    ),
  });
  await short(0, 2);
  expect((await harness.db.collection(stockLanes.collection).get()).docs.length).toBe(stockLaneCount);
  await short(0, 1, true);
  expect((await harness.db.collection(stockLanes.collection).get()).docs.length).toBe(0);
  expect(await harness.read<Product>(products.path('tomato'))).toMatchObject({
    stockQuantity: 0,
    stockSplitAt: null,
  });
  expect((await corrections()).map(({ deltaUnits }) => deltaUnits).sort()).toEqual([-1, -641]);
});

test('the stock that somebody counts meanwhile is not lost (rule: short-stock)', async () => {
  const { short, stock, corrections, harness } = await openStarted();
  await Promise.all([
    short(0, 0, true),
    harness.run(adjustStockOperation, 'admin2', { productId: 'tomato', deltaUnits: 7, reason: 'Delivered' }),
  ]);
  const moved = (await corrections()).reduce((sum, { deltaUnits }) => sum + deltaUnits, 0);
  expect(await stock()).toBe(100 + 3 + moved);
});

test('a product that was deleted since has no stock to correct', async () => {
  const { short, harness, order } = await openStarted();
  await harness.db.doc(products.path('tomato')).delete();
  await short(0, 1);
  await short(0, 0, true);
  expect((await order()).totalPaise).toBe(450_00);
});

test('the shop owes the money for the missing units, once, and the rest when the order is cancelled (rule: short-shrinks)', async () => {
  const { short, refunds, order, setStatus, harness } = await openStarted(paid);
  const operationId = 'short-operation-0001';
  const input = { orderId: 'order1', line: 0, quantity: 1, isShelfEmpty: false };
  for (let sent = 0; sent < 2; sent += 1)
    expect(await harness.run(shortLineOperation, 'admin1', input, { operationId })).toEqual({
      status: 'preparing',
      totalPaise: 474_00,
      refundPaise: 48_00,
    });
  expect(await refunds()).toEqual([
    expect.objectContaining({ cause: 'short', amountPaise: 48_00, status: 'owed', paymentId: 'pay_1' }),
  ]);
  expect((await order()).payment).toMatchObject({ refundOwedPaise: 48_00, refundState: 'owed' });
  expect(harness.queued.map(({ id }) => id)).toEqual([`refund-${refundId('order1', 3)}-1-0`]);
  await short(1, 0);
  await setStatus('cancelled');
  expect((await refunds()).map(({ amountPaise }) => amountPaise).sort((a, b) => a - b)).toEqual([
    24_00, 48_00, 450_00,
  ]);
  expect((await order()).payment.refundOwedPaise).toBe(522_00);
});

test('a refund by an admin and a short line at once pay no unit back twice (rule: short-shrinks)', async () => {
  const { short, order, refunds, harness } = await openStarted(paid);
  const refund = harness.run(refundOrderOperation, 'admin2', {
    orderId: 'order1',
    scope: { kind: 'items', items: [{ line: 0, quantity: 3 }] },
    reason: 'Not there',
  });
  await Promise.allSettled([refund, short(0, 0)]);
  const owed = (await refunds()).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  expect(owed).toBe(72_00);
  expect((await order()).payment).toMatchObject({ refundOwedPaise: 72_00 });
});

test('an order of which nothing is left is cancelled, paid back whole, and stays cancelled (rule: nothing-left)', async () => {
  const { short, order, refunds, setStatus, stock, notes } = await openStarted(paid);
  await short(1, 0);
  expect(await short(0, 0)).toEqual({ status: 'cancelled', totalPaise: 0, refundPaise: 72_00 });
  expect(await order()).toMatchObject({
    status: 'cancelled',
    totalPaise: 0,
    payment: { refundOwedPaise: 522_00 },
  });
  expect((await refunds()).map(({ cause }) => cause).sort()).toEqual(['cancellation', 'short']);
  expect(await stock()).toBe(100);
  expect((await notes()).at(-1)?.facts).toMatchObject({ code: 'line_short', totalPaise: null });
  expect(await refusalOf(setStatus('preparing'))).toBe('nothing_left');
});

test('the partner of an order of which nothing is left is told and free again (rule: nothing-left)', async () => {
  const shop = await openPicking(anOrderOfOne());
  await shop.assign();
  await shop.respond('accept');
  await shop.start();
  await shop.short(0, 0);
  expect(await shop.offer()).toMatchObject({ state: 'lost', isLossUnseen: true, lost: { why: 'cancelled' } });
  expect(await shop.partner()).toMatchObject({ activeOrders: 0 });
});

const anOrderOfOne = (): Partial<Stored<Order>> => ({ status: 'confirmed' });

test('a code at the door for the old amount is closed (rule: short-shrinks)', async () => {
  const code = { ...anOrder().payment, codeId: 'qr_1', attempts: 1 };
  const { short, order, harness } = await openStarted({
    ...accepted,
    deliveryPartnerId: null,
    assignment: null,
    payment: code,
  });
  await short(0, 1);
  expect((await order()).payment.codeId).toBeNull();
  expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'closePaymentCode', codeId: 'qr_1' }]);
});

test.each(['the short line', 'the cancellation'])(
  'both happen at once and %s comes first: one outcome',
  async (first) => {
    const { short, setStatus, order, stock, refunds } = await openStarted(paid);
    const moves = [() => short(0, 1), () => setStatus('cancelled')];
    if (first === 'the cancellation') moves.reverse();
    await Promise.allSettled(moves.map((move) => move()));
    const { items, payment } = await order();
    expect(await stock()).toBe(100 + (items[0]?.quantity ?? 0));
    expect(payment.refundOwedPaise).toBe(522_00);
    expect((await refunds()).reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(522_00);
  },
);
