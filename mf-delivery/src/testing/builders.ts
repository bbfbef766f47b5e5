import type { Assignment, Stored, WalletTransaction } from '@basket/domain';
import * as domain from '@basket/domain/testing';

/** An open offer made at 1,000 ms: cash, ₹300 to collect, ₹50 to earn. */
export const anAssignment = (facts: Partial<Stored<Assignment>> = {}): Stored<Assignment> => ({
  ...domain.anAssignment(),
  address: '14, 3rd Cross, Indiranagar',
  pincode: '560038',
  items: [
    {
      name: 'Toned Milk',
      unit: '500 ml',
      options: [],
      quantity: 2,
      unitPricePaise: 125_00,
      totalPaise: 250_00,
    },
  ],
  subtotalPaise: 250_00,
  totalPaise: 300_00,
  pickupDistanceKm: 0.6,
  dropDistanceKm: 2.4,
  offeredAt: 1_000,
  deadlineAt: 31_000,
  ...facts,
});

/** The first row of a wallet: a credit of ₹50 for a delivery. */
export const aWalletRow = (facts: Partial<Stored<WalletTransaction>> = {}): Stored<WalletTransaction> => ({
  id: 'order1_1_earning',
  deliveryPartnerId: 'imran',
  seq: 1,
  transactionType: 'credit',
  amountPaise: 50_00,
  balanceAfterPaise: 50_00,
  orderId: 'order1',
  orderNumber: 'BE2611204821',
  description: '',
  facts: { code: 'delivery' },
  createdAt: 1_000,
  ...facts,
});
