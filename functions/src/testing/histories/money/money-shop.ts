import { dayMs, paymentWaitMs } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { gatewayDocuments } from '../../gateway-harness';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  type Harness,
} from '../../harness';

export const admin = 'admin1';
/** Enough that one always has room. */
export const partnerIds = Array.from({ length: 12 }, (_, index) => `partner${index}`);
const customerOf = (index: number): string => `customer${index}`;

/** A store that collects online, and partners who may carry as much as they like. */
export async function seedMoneyShop(harness: Harness): Promise<void> {
  await harness.seed({
    ...gatewayDocuments({ maxOrdersPerPartner: 20, cashInHandLimitPaise: 10_00_000_00, roundsCash: true }),
    ...productDocument('tomato', { stockQuantity: 100_000 }),
    ...profileDocument(admin, { role: 'admin' }),
  });
  for (const id of partnerIds)
    await harness.seed(
      partnerDocuments(id, { walletBalancePaise: 50_000_00, walletSeq: 0, activeOrders: 0 }),
    );
}

/** A bill of ₹98.40, which is ₹98 in cash (rule: cash-rounded). */
const uneven = {
  items: anOrder().items.map((item) => ({ ...item, unitPricePaise: 24_20, totalPaise: 48_40 })),
  subtotalPaise: 48_40,
};

/**
 * An order of a customer of its own, as if just placed: to be paid at the checkout, or in cash. Every second one has a sum that cash rounds.
 *
 * @returns its id
 */
export async function placeOrder(
  harness: Harness,
  { index, isOnline }: { readonly index: number; readonly isOnline: boolean },
): Promise<string> {
  const now = harness.services.now();
  const id = `order${index}`;
  const common = {
    ...{ id, orderNumber: `BE261121${10_000 + index}`, customerId: customerOf(index) },
    // Some were placed on days whose figures have been summed.
    ...{ totalPaise: 98_00, createdAt: now - (index % 3) * dayMs, updatedAt: now },
  };
  const waits = { paymentMethod: 'online', paymentDueAt: now + paymentWaitMs } as const;
  const isUneven = index % 4 < 2;
  const online = { ...waits, ...(isUneven && { ...uneven, totalPaise: 98_40 }) };
  const cash = isUneven && { ...uneven, roundingPaise: -40 };
  await harness.seed({
    ...profileDocument(common.customerId),
    ...orderDocument(anOrder({ ...common, ...(isOnline ? online : cash) })),
  });
  return id;
}
