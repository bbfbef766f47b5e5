import { products, putBacks, type Product } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { settlePutBackOperation } from './settle-put-back.callable';
import { orderDocument, profileDocument, refusalOf } from '../../testing/harness';
import { openPicking, twoLines } from '../../testing/picking-shop';

const pending = { ...twoLines, status: 'pending' } as const;

async function openPacked(facts: Parameters<typeof openPicking>[0] = pending) {
  const shop = await openPicking(facts);
  await shop.start();
  await shop.tick(0);
  await shop.tick(1);
  await shop.pack(2);
  const ghee = async () => (await shop.harness.read<Product>(products.path('ghee'))).stockQuantity;
  const later = () => shop.harness.setNow(shop.harness.services.now() + 1000);
  return { ...shop, ghee, later };
}
const waits = async (shop: Awaited<ReturnType<typeof openPicking>>) =>
  (await shop.harness.db.doc(putBacks.path('order1')).get()).exists;

test('the goods of a packed order are not sold before somebody says that they are on the shelf (rule: put-back)', async () => {
  const shop = await openPacked();
  await shop.setStatus('cancelled');
  expect([await shop.stock(), await shop.ghee()]).toEqual([100, 5]);
  expect(await shop.order()).toMatchObject({ status: 'cancelled', packing: null });
  expect(await shop.putBack()).toMatchObject({
    from: 'pending',
    partnerName: '',
    items: [
      { line: 0, productId: 'tomato', quantity: 3 },
      { line: 1, productId: 'ghee', quantity: 1 },
    ],
    bags: 2,
  });
  await shop.settle();
  expect([await shop.stock(), await shop.ghee()]).toEqual([103, 6]);
  expect((await shop.notes()).at(-1)).toEqual({ facts: { code: 'put_back', lost: [] }, note: '' });
  expect(await waits(shop)).toBe(false);
});

test('an order that nobody has picked returns its stock at once (rule: stock-held)', async () => {
  const shop = await openPicking(pending);
  await shop.start();
  await shop.setStatus('cancelled');
  expect(await shop.stock()).toBe(103);
  expect(await waits(shop)).toBe(false);
});

test('the bags of an order that is picked in part wait, and the rest of it returns at once (rule: put-back)', async () => {
  const shop = await openPicking(pending);
  await shop.start();
  await shop.tick(1);
  await shop.setStatus('cancelled');
  expect(await shop.stock()).toBe(103);
  expect((await shop.putBack())?.items).toMatchObject([{ productId: 'ghee', quantity: 1 }]);
  await shop.settle();
  expect(await shop.stock()).toBe(103);
});

test('goods on the road come back by somebody’s word, whoever picked them (rule: put-back)', async () => {
  const shop = await openPicking({ ...twoLines, status: 'pending' });
  await shop.assign();
  await shop.respond('accept');
  await shop.pickUp();
  await shop.setStatus('cancelled');
  expect(await shop.stock()).toBe(100);
  expect(await shop.putBack()).toMatchObject({
    from: 'out_for_delivery',
    deliveryPartnerId: 'partner1',
    partnerName: 'Imran Khan',
    items: [{ quantity: 3 }, { quantity: 1 }],
  });
});

test('goods whose order was taken away on the road are with the partner who lost it (rule: put-back)', async () => {
  const shop = await openPicking(pending);
  await shop.assign();
  await shop.respond('accept');
  await shop.pickUp();
  await shop.change('partner2');
  await shop.respond('reject', 'partner2', 2);
  await shop.setStatus('cancelled');
  expect(await shop.stock()).toBe(100);
  expect(await shop.putBack()).toMatchObject({
    from: 'out_for_delivery',
    deliveryPartnerId: 'partner1',
    partnerName: 'Imran Khan',
    items: [{ quantity: 3 }, { quantity: 1 }],
  });
});

test('an order that could not be delivered comes back by somebody’s word (rules: put-back, undelivered-decided)', async () => {
  const shop = await openPacked();
  await shop.assign();
  await shop.respond('accept');
  await shop.pickUp();
  await shop.report();
  await shop.resolve('return');
  expect(await shop.stock()).toBe(100);
  await shop.settle({ fewer: [{ line: 1, quantity: 0 }], reason: 'Spoilt in the sun' });
  expect([await shop.stock(), await shop.ghee()]).toEqual([103, 5]);
  expect(await shop.corrections('ghee')).toEqual([
    expect.objectContaining({
      deltaUnits: -1,
      stockQuantity: 5,
      reason: 'Spoilt in the sun',
      facts: { code: 'lost', orderNumber: 'BE2611204821' },
      actorId: 'admin1',
    }),
  ]);
  expect((await shop.notes()).at(-1)).toEqual({
    facts: { code: 'put_back', lost: [{ itemName: 'Ghee', quantity: 1 }] },
    note: 'Spoilt in the sun',
  });
});

test('a packed order that is taken back has its bags again, and takes nothing from the shelf (rule: put-back)', async () => {
  const shop = await openPacked();
  const before = await shop.picking();
  shop.later();
  await shop.setStatus('cancelled');
  shop.later();
  await shop.setStatus('pending');
  expect((await shop.notes()).at(-1)).toEqual({ facts: { code: 'taken_back_with_goods' }, note: '' });
  expect([await shop.stock(), await shop.ghee()]).toEqual([100, 5]);
  expect(await waits(shop)).toBe(false);
  const { packedAt, startedAt } = before;
  expect(await shop.picking()).toMatchObject({ picked: [true, true], packedAt, startedAt, bags: 2 });
  expect(await shop.order()).toMatchObject({ packing: { packedAt, startedAt } });
  shop.later();
  await shop.setStatus('cancelled');
  await shop.settle();
  expect([await shop.stock(), await shop.ghee()]).toEqual([103, 6]);
});

test('an order that is taken back after its goods were put back takes them from the shelf, and is picked anew', async () => {
  const shop = await openPacked();
  await shop.setStatus('cancelled');
  await shop.settle();
  shop.later();
  await shop.setStatus('preparing');
  expect([await shop.stock(), await shop.ghee()]).toEqual([100, 5]);
  expect(await refusalOf(shop.tick(0))).toBe('picking_not_started');
  expect(await shop.order()).toMatchObject({ packing: null });
});

test('goods that came back from the road without a picking are packed when the order is taken back (rule: put-back)', async () => {
  const shop = await openPicking({ ...twoLines, status: 'pending' });
  await shop.setStatus('out_for_delivery');
  await shop.setStatus('cancelled');
  await shop.setStatus('preparing');
  expect(await shop.stock()).toBe(100);
  expect(await shop.picking()).toMatchObject({
    picked: [true, true],
    packedAt: expect.any(Number) as number,
  });
  await shop.setStatus('cancelled');
  expect((await shop.putBack())?.items).toHaveLength(2);
});

test('goods are settled once, as they were seen (rule: operation-once)', async () => {
  const shop = await openPacked();
  await shop.setStatus('cancelled');
  const { cancelledAt } = (await shop.putBack()) ?? { cancelledAt: 0 };
  const settle = (at: number, uid: string) =>
    shop.harness.run(settlePutBackOperation, uid, { orderId: 'order1', cancelledAt: at });
  expect(await refusalOf(settle(cancelledAt - 1, 'admin1'))).toBe('nothing_to_put_back');
  const outcomes = await Promise.allSettled([settle(cancelledAt, 'admin1'), settle(cancelledAt, 'admin2')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await shop.stock()).toBe(103);
});

test.each(['settled', 'taken back'])(
  'an order is taken back while its goods are put back, and %s comes first: each unit is in one place',
  async (first) => {
    const shop = await openPacked();
    await shop.setStatus('cancelled');
    const moves = [() => shop.settle(), () => shop.setStatus('preparing')];
    if (first === 'taken back') moves.reverse();
    await Promise.allSettled(moves.map((move) => move()));
    expect(await shop.order()).toMatchObject({ status: 'preparing' });
    expect([await shop.stock(), await shop.ghee()]).toEqual([100, 5]);
    expect(await waits(shop)).toBe(false);
  },
);

test('a product that was deleted since has no shelf to go back to', async () => {
  const shop = await openPacked();
  await shop.setStatus('cancelled');
  await shop.harness.db.doc(products.path('tomato')).delete();
  await shop.settle({ fewer: [{ line: 0, quantity: 0 }], reason: 'Not sold any more' });
  expect(await shop.ghee()).toBe(6);
});

test('no admin settles the goods of an own order (rule: own-money)', async () => {
  const shop = await openPacked();
  await shop.setStatus('cancelled');
  await shop.harness.seed(orderDocument(anOrder({ ...twoLines, status: 'cancelled', customerId: 'admin1' })));
  expect(await refusalOf(shop.settle())).toBe('own_money');
});

test.each(['customer', 'delivery_partner'] as const)(
  'threat-admin-call: a %s says that goods are on the shelf',
  async (role) => {
    const shop = await openPacked();
    await shop.setStatus('cancelled');
    await shop.harness.seed(profileDocument('stranger', { role }));
    expect(await refusalOf(shop.settle({}, 'stranger'))).toBe('not_allowed');
  },
);
