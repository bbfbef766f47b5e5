import {
  assignments,
  dayMs,
  deliveryPartners,
  orders,
  products,
  type DeliveryPartner,
  type Order,
} from '@basket/domain';
import { anAssignment, anOrder, someInstant } from '@basket/domain/testing';
import {
  orderDocument,
  partnerDocuments,
  productDocument,
  profileDocument,
  settingsDocument,
  type Harness,
} from '../harness';
import type { Answer } from './faults';

export const walletOpeningPaise = 1500_00;
export const stockAtStart = 1000;
export const partnerIds = ['partner0', 'partner1', 'partner2', 'partner3'];
export const orderIds = Array.from({ length: 24 }, (_, index) => `order${index}`);
export const admins = ['admin1', 'admin2'];

/** A client's request with the answer that it heard; unknown when it never heard any. */
export type WalletEvent =
  | {
      readonly kind: 'request';
      readonly partnerId: string;
      readonly amountPaise: number;
      readonly answer: Answer<{ readonly requestId: string; readonly balancePaise: number }>;
    }
  | {
      readonly kind: 'resolve';
      readonly requestId: string;
      readonly decision: 'approved' | 'rejected';
      readonly answer: Answer<unknown>;
    }
  | {
      readonly kind: 'adjust';
      readonly partnerId: string;
      readonly amountPaise: number;
      /** Names its ledger row. */
      readonly reason: string;
      readonly answer: Answer<{ readonly balancePaise: number }>;
    }
  | {
      readonly kind: 'deposit';
      readonly partnerId: string;
      readonly amountPaise: number;
      readonly answer: Answer<unknown>;
    }
  | { readonly kind: 'status'; readonly orderId: string; readonly answer: Answer<unknown> };

/** Orders on their way, each in the hands of a partner. */
export async function seedShop(harness: Harness): Promise<void> {
  const partnerOf = (index: number): string => partnerIds[index % partnerIds.length] ?? '';
  await harness.seed({
    ...settingsDocument(),
    ...productDocument('tomato', { stockQuantity: stockAtStart }),
  });
  for (const uid of admins) await harness.seed(profileDocument(uid, { role: 'admin' }));
  for (const id of partnerIds)
    await harness.seed(
      partnerDocuments(id, {
        walletBalancePaise: walletOpeningPaise,
        walletSeq: 0,
        activeOrders: orderIds.length / partnerIds.length,
      }),
    );
  for (const [index, id] of orderIds.entries()) {
    const deliveryPartnerId = partnerOf(index);
    const times = { assignedAt: 1, deadlineAt: 30_001, acceptedAt: 2 };
    const order = anOrder({
      id,
      orderNumber: `BE261121${1000 + index}`,
      status: 'out_for_delivery',
      // Every acceptance of a history is in time.
      promisedAt: someInstant + 365 * dayMs,
      deliveryPartnerId,
      offerAttempts: 1,
      assignment: {
        attempt: 1,
        partnerName: 'Imran Khan',
        partnerPhone: '9845012345',
        partnerLocation: null,
        ...times,
      },
    });
    const { id: _id, ...assignment } = anAssignment({
      orderId: id,
      deliveryPartnerId,
      state: 'accepted',
      orderStatus: 'out_for_delivery',
    });
    await harness.seed({ ...orderDocument(order), [assignments.path(id, 1)]: assignment });
  }
}

export const readShop = async (harness: Harness) => ({
  partners: new Map(
    await Promise.all(
      partnerIds.map(
        async (id) => [id, await harness.read<DeliveryPartner>(deliveryPartners.path(id))] as const,
      ),
    ),
  ),
  orders: new Map(
    await Promise.all(orderIds.map(async (id) => [id, await harness.read<Order>(orders.path(id))] as const)),
  ),
  stock: (await harness.read<{ stockQuantity: number }>(products.path('tomato'))).stockQuantity,
});
