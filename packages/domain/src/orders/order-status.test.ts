import {
  adminOrderStatuses,
  creditMove,
  etaMinutes,
  isCancellableByCustomer,
  isTakenBack,
  isTrackable,
  orderStatuses,
  orderStatusFacts,
  stockMove,
  type OrderStatus,
} from './order-status';

test('the tracking bar has a percentage for each step (rule: progress-steps)', () => {
  const progress = Object.fromEntries(
    orderStatuses.map((status) => [status, orderStatusFacts[status].progress]),
  );
  expect(progress).toEqual({
    pending: 20,
    assigned: null,
    confirmed: 40,
    preparing: 60,
    out_for_delivery: 80,
    delivered: 100,
    cancelled: null,
  });
});

test('an admin chooses among six statuses (rule: status-free)', () => {
  expect(adminOrderStatuses).toEqual([
    'pending',
    'confirmed',
    'preparing',
    'out_for_delivery',
    'delivered',
    'cancelled',
  ]);
});

test('stock is held unless cancelled, whatever the way there (rule: stock-held)', () => {
  for (const before of orderStatuses)
    for (const after of orderStatuses) {
      const expected =
        before === after || (before !== 'cancelled' && after !== 'cancelled')
          ? 'none'
          : after === 'cancelled'
            ? 'return'
            : 'take';
      expect({ before, after, move: stockMove(before, after) }).toEqual({ before, after, move: expected });
    }
});

test('an order that has ended is taken back by any status but cancelled (rule: person-erased)', () => {
  const takenBackTo = (before: OrderStatus) => orderStatuses.filter((after) => isTakenBack(before, after));
  const open = orderStatuses.filter(isTrackable);
  expect(takenBackTo('cancelled')).toEqual([...open, 'delivered']);
  expect(takenBackTo('delivered')).toEqual(open);
  expect(open.flatMap(takenBackTo)).toEqual([]);
});

test('credit exists exactly while delivered (rule: credit-while-delivered)', () => {
  expect(creditMove('out_for_delivery', 'delivered')).toBe('post');
  expect(creditMove('delivered', 'cancelled')).toBe('reverse');
  expect(creditMove('delivered', 'delivered')).toBe('none');
  expect(creditMove('pending', 'confirmed')).toBe('none');
});

test('a customer may cancel and track an order until it ends (rules: customer-cancels, tracking-until-end)', () => {
  expect(orderStatuses.filter(isTrackable)).toEqual([
    'pending',
    'assigned',
    'confirmed',
    'preparing',
    'out_for_delivery',
  ]);
  expect(orderStatuses.filter(isCancellableByCustomer)).toEqual(['pending']);
});

test.each([
  { afterMinutes: 0, left: 30 },
  { afterMinutes: 12.9, left: 18 },
  { afterMinutes: 30, left: 0 },
  { afterMinutes: 95, left: 0 },
])('arrival: $afterMinutes minutes later $left are left (rule: eta-30min)', ({ afterMinutes, left }) => {
  expect(etaMinutes(1_000_000, 1_000_000 + afterMinutes * 60_000, 30)).toBe(left);
});
