import type { AdminOrderStatus } from '@basket/domain';
import { anAcceptedOrder, anOfferedOrder, anOrder } from '../testing/builders';
import { statusChange } from './status-consequences';

const delivered = anAcceptedOrder({ status: 'delivered', paymentStatus: 'paid' });

describe('statusChange', () => {
  const rows: {
    desc: string;
    order: ReturnType<typeof anOrder>;
    next: AdminOrderStatus;
    expected: string[];
    isDestructive?: boolean;
  }[] = [
    { desc: 'has no effect between open statuses', order: anOrder(), next: 'preparing', expected: [] },
    {
      desc: 'cancelling returns stock',
      order: anOrder(),
      next: 'cancelled',
      expected: ['Its items go back into stock.'],
      isDestructive: true,
    },
    {
      desc: 'cancelling an order that is being picked returns a part of its stock (rule: put-back)',
      order: anOrder({ packing: { startedAt: 1, readyAt: null, packedAt: null } }),
      next: 'cancelled',
      expected: ['What is picked of it waits under To put back; the rest goes back into stock.'],
      isDestructive: true,
    },
    {
      desc: 'cancelling a packed order says that it is packed (rule: packed-said)',
      order: anOrder({ packing: { startedAt: 1, readyAt: null, packedAt: 2 } }),
      next: 'cancelled',
      expected: [
        'It is packed already.',
        'Its items wait under To put back, and are in stock again once somebody says that they are on the shelf.',
      ],
      isDestructive: true,
    },
    {
      desc: 'cancelling an order on the road returns no stock by itself (rule: put-back)',
      order: anAcceptedOrder(),
      next: 'cancelled',
      expected: [
        'Its items wait under To put back, and are in stock again once somebody says that they are on the shelf.',
        'Imran Khan loses the order.',
      ],
      isDestructive: true,
    },
    {
      desc: 'cancelling a paid order owes a refund',
      order: anOrder({ paymentMethod: 'online', paymentStatus: 'paid' }),
      next: 'cancelled',
      expected: ['Its items go back into stock.', 'The customer has paid ₹300.00: a refund is owed.'],
      isDestructive: true,
    },
    {
      desc: 'reopening a cancelled order takes stock',
      order: anOrder({ status: 'cancelled' }),
      next: 'pending',
      expected: ['Its items are taken again, from what waits to be put back or from stock.'],
    },
    {
      desc: 'reopening a refunded order switches it to cash',
      order: anOrder({ status: 'cancelled', paymentMethod: 'online', paymentStatus: 'refunded' }),
      next: 'confirmed',
      expected: [
        'Its items are taken again, from what waits to be put back or from stock.',
        'Its ₹300.00 will be collected in cash.',
      ],
    },
    {
      desc: 'a status set during an offer withdraws the offer',
      order: anOfferedOrder(),
      next: 'confirmed',
      expected: ['The open offer is taken back.'],
    },
    {
      desc: 'back to pending takes the order from its partner',
      order: anAcceptedOrder(),
      next: 'pending',
      expected: ['Imran Khan loses the order.'],
    },
    {
      desc: 'has no effect on a partner who keeps the order',
      order: anAcceptedOrder(),
      next: 'preparing',
      expected: [],
    },
    {
      desc: 'delivering a cash order credits the partner and collects',
      order: anAcceptedOrder(),
      next: 'delivered',
      expected: [
        'The delivery is credited to Imran Khan’s wallet.',
        'Its ₹300.00 in cash count as collected.',
      ],
    },
    {
      desc: 'delivering an order of ₹0 collects nothing (rule: small-sums)',
      order: anAcceptedOrder({ totalPaise: 0 }),
      next: 'delivered',
      expected: ['The delivery is credited to Imran Khan’s wallet.'],
    },
    {
      desc: 'delivering with nobody assigned credits nobody',
      order: anOrder({ paymentMethod: 'online', paymentStatus: 'paid' }),
      next: 'delivered',
      expected: ['No delivery partner has accepted it: nobody is credited.'],
    },
    {
      desc: 'undoing a delivery takes the credit back',
      order: delivered,
      next: 'out_for_delivery',
      expected: [
        'The pay of the delivery is taken back from Imran Khan’s wallet.',
        'Its ₹300.00 in cash no longer count as collected.',
      ],
      isDestructive: true,
    },
  ];
  test.each(rows)('$desc', ({ order, next, expected, isDestructive = false }) => {
    expect(statusChange(order, next)).toEqual({ consequences: expected, isDestructive });
  });
});
