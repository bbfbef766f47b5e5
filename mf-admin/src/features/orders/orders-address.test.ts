import { anyOrder } from '@basket/domain';
import { readOrdersView, writeOrdersView, type OrdersView } from './orders-address';

const read = (query: string) => readOrdersView(new URLSearchParams(query));
const all: OrdersView = { status: null, filter: anyOrder, search: '', after: null };

describe('the address of the orders table', () => {
  test('defaults to all orders from the newest', () => {
    expect(read('')).toEqual(all);
  });

  test('reads back the view that was written', () => {
    const view: OrdersView = {
      status: 'out_for_delivery',
      filter: {
        paymentMethod: 'online',
        paymentStatus: 'refunded',
        partner: 'none',
        fromAt: Date.parse('2026-11-01T00:00:00+05:30'),
        untilAt: Date.parse('2026-11-03T00:00:00+05:30'),
      },
      search: '',
      after: { createdAt: 1_763_600_000_000, id: 'a_b-1' },
    };
    expect(writeOrdersView(view).get('to')).toBe('2026-11-02');
    expect(readOrdersView(writeOrdersView(view))).toEqual(view);
  });

  test('a search is across all orders, page by page', () => {
    const view: OrdersView = { ...all, search: 'Rao & Mehta', after: { createdAt: 1, id: 'a' } };
    expect(readOrdersView(writeOrdersView(view))).toEqual(view);
    expect(read('status=pending&payment=cod&search=4821')).toEqual({ ...all, search: '4821' });
  });

  const bad = [
    'status=PENDING',
    'search=%20',
    'payment=cash',
    'paid=yes',
    'partner=a/b',
    'from=1 Nov 2026',
    'to=2026-13-01',
    'after=',
    'after=12',
    'after=abc_x',
    'after=1_',
    'after=1_a/b',
  ];
  test.each(bad)('ignores %s', (query) => {
    expect(read(query)).toEqual(all);
  });
});
