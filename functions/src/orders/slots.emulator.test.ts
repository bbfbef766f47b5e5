import {
  products,
  slotPlaces,
  type Order,
  type placeOrder,
  type Product,
  type RequestOf,
  type SlotPlaces,
} from '@basket/domain';
import { anAddress, someInstant } from '@basket/domain/testing';
import { RefusedError } from '../platform/errors';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, profileDocument, settingsDocument } from '../testing/harness';
import { placeOrderForOperation } from './placing/place-order-for.callable';
import { placeOrderOperation } from './placing/place-order.callable';

const customers = Array.from({ length: 50 }, (_, index) => `customer${index}`);
const room = 10;
const slotStartsAt = someInstant + 3 * 3_600_000;

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument({ ordersPerSlot: room }),
  ...profileDocument('admin1', { role: 'admin' }),
  ...Object.assign({}, ...customers.map((uid) => profileDocument(uid))),
  ...productDocument('rice', { pricePaise: 500_00, stockQuantity: 1000 }),
}));

const request: RequestOf<typeof placeOrder> = {
  lines: [{ productId: 'rice', optionIds: [], quantity: 1 }],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 500_00,
  slotStartsAt,
};

const byCustomer = (uid: string) =>
  harness.run(placeOrderOperation, uid, request, { operationId: `op-${uid}` });
const { paymentMethod: _cash, ...requestByPhone } = request;
const byPhone = (uid: string) =>
  harness.run(
    placeOrderForOperation,
    'admin1',
    { ...requestByPhone, customerId: uid },
    { operationId: `op-${uid}` },
  );

/** Until there is an answer, as a browser does: a busy shop is not a refusal. */
async function answerTo(order: () => Promise<unknown>): Promise<RefusedError['refusal'] | 'placed'> {
  for (;;) {
    try {
      await order();
      return 'placed';
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.refusal.code !== 'too_much_contention') return error.refusal;
    }
  }
}

test.each([
  { desc: 'fifty customers at once', isByPhone: () => false },
  { desc: 'fifty at once, every second one by phone', isByPhone: (index: number) => index % 2 === 1 },
])(
  '$desc and a slot for ten: ten orders, and forty are told the next one (rule: slot-capacity)',
  async ({ isByPhone }) => {
    const answers = await Promise.all(
      customers.map((uid, index) => answerTo(() => (isByPhone(index) ? byPhone(uid) : byCustomer(uid)))),
    );
    const refused = answers.filter((answer) => answer !== 'placed');
    expect(answers.length - refused.length).toBe(room);
    for (const refusal of refused)
      expect(refusal).toEqual({
        code: 'slot_full',
        facts: { day: 'today', from: '5:00 pm', until: '7:00 pm' },
      });
    expect((await harness.read<SlotPlaces>(slotPlaces.path(slotStartsAt))).taken).toBe(room);
    // Nothing of the others was kept: no order, no stock, no count against their limits.
    const orders = (await harness.db.collection('orders').get()).docs.map((one) => one.data() as Order);
    expect(orders).toHaveLength(room);
    const own = orders.filter(({ placedBy }) => placedBy === null);
    expect((await harness.db.collection('accountCounters').get()).size).toBe(own.length);
    expect((await harness.read<Product>(products.path('rice'))).stockQuantity).toBe(1000 - room);
  },
);
