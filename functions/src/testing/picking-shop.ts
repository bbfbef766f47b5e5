import {
  pickings,
  putBacks,
  stockChangesOf,
  type settlePutBack,
  type Order,
  type Picking,
  type PublicStoreSettings,
  type PutBack,
  type RequestOf,
  type StockChange,
  type Stored,
} from '@basket/domain';
import { anOrder, anOrderAssignment } from '@basket/domain/testing';
import { handToPartnerOperation } from '../orders/delivery/hand-to-partner.callable';
import { packOrderOperation } from '../orders/picking/pack-order.callable';
import { shortLineOperation } from '../orders/picking/short-line.callable';
import { startPickingOperation } from '../orders/picking/start-picking.callable';
import { tickLineOperation } from '../orders/picking/tick-line.callable';
import { settlePutBackOperation } from '../orders/put-back/settle-put-back.callable';
import { productDocument, profileDocument } from './harness';
import { openShift } from './shift-shop';

const [tomato] = anOrder().items;
if (!tomato) throw new Error('An order has a line');

/** 3 tomatoes at ₹24 and a ghee at ₹450: ₹522, delivered free. */
export const twoLines: Partial<Stored<Order>> = {
  items: [
    { ...tomato, quantity: 3, totalPaise: 72_00 },
    { ...tomato, productId: 'ghee', name: 'Ghee', quantity: 1, unitPricePaise: 450_00, totalPaise: 450_00 },
  ],
  subtotalPaise: 522_00,
  deliveryChargePaise: 0,
  totalPaise: 522_00,
};
export const accepted: Partial<Stored<Order>> = {
  ...twoLines,
  status: 'confirmed',
  deliveryPartnerId: 'partner1',
  offerAttempts: 1,
  assignment: anOrderAssignment(),
};

/** A shift with two pickers, Meera and Ravi, and a product more. */
export async function openPicking(
  facts: Partial<Stored<Order>> = { ...twoLines, status: 'confirmed' },
  settings: Partial<PublicStoreSettings> = {},
) {
  const shift = await openShift(facts, settings);
  const { harness } = shift;
  await harness.seed({
    ...profileDocument('admin1', { role: 'admin', name: 'Meera' }),
    ...profileDocument('admin2', { role: 'admin', name: 'Ravi' }),
    ...productDocument('ghee', { stockQuantity: 5 }),
  });
  const orderId = 'order1';
  return {
    ...shift,
    picking: () => harness.read<Picking>(pickings.path(orderId)),
    corrections: async (productId = 'tomato') =>
      (await harness.db.collection(stockChangesOf(productId).collection).get()).docs.map(
        (doc) => doc.data() as StockChange,
      ),
    putBack: () => harness.read<PutBack | undefined>(putBacks.path(orderId)),
    settle: async (said: Pick<RequestOf<typeof settlePutBack>, 'fewer' | 'reason'> = {}, uid = 'admin1') => {
      const { cancelledAt } = await harness.read<PutBack>(putBacks.path(orderId));
      return harness.run(settlePutBackOperation, uid, { orderId, cancelledAt, ...said });
    },
    start: (uid = 'admin1', takeOver = false) =>
      harness.run(startPickingOperation, uid, { orderId, takeOver }),
    tick: (line: number, isPicked = true, uid = 'admin1') =>
      harness.run(tickLineOperation, uid, { orderId, line, isPicked }),
    short: (line: number, quantity: number, isShelfEmpty = false) =>
      harness.run(shortLineOperation, 'admin1', { orderId, line, quantity, isShelfEmpty }),
    pack: (bags: number | null = null) => harness.run(packOrderOperation, 'admin1', { orderId, bags }),
    handOver: (digits = '4821', uid = 'admin2') =>
      harness.run(handToPartnerOperation, uid, { orderId, digits }),
  };
}
