import { readOrdersView, readTrail, rowsSummary, writeOrdersView } from './orders-address';

const read = (query: string) => readOrdersView(new URLSearchParams(query));

describe('the address of the orders table', () => {
  test('defaults to all orders from the newest', () => {
    expect(read('')).toEqual({ status: null, search: '', after: null });
  });

  test('reads back the view that was written', () => {
    const view = {
      status: 'out_for_delivery',
      search: '',
      after: { createdAt: 1_763_600_000_000, id: 'a_b-1' },
    } as const;
    expect(readOrdersView(writeOrdersView(view))).toEqual(view);
  });

  test('a search is across all statuses, page by page', () => {
    const view = { status: null, search: 'Rao & Mehta', after: { createdAt: 1, id: 'a' } };
    expect(readOrdersView(writeOrdersView(view))).toEqual(view);
    expect(read('status=pending&search=4821')).toEqual({ status: null, search: '4821', after: null });
  });

  const bad = [
    'status=PENDING',
    'search=%20',
    'after=',
    'after=12',
    'after=abc_x',
    'after=1_',
    'after=1_a/b',
  ];
  test.each(bad)('ignores %s', (query) => {
    expect(read(query)).toEqual({ status: null, search: '', after: null });
  });
});

describe('the trail of earlier pages', () => {
  test('comes from the state of the history', () => {
    expect(readTrail({ trail: ['', 'after=1_a'] })).toEqual(['', 'after=1_a']);
  });

  test.each([null, undefined, 'x', {}, { trail: 'x' }, { trail: [1] }])('is empty for %j', (state) => {
    expect(readTrail(state)).toEqual([]);
  });

  test('is summed up as the rows that are shown', () => {
    expect(rowsSummary(1, 25)).toBe('1 to 25');
    expect(rowsSummary(26, 3)).toBe('26 to 28');
    expect(rowsSummary(null, 25)).toBe('25 orders');
    expect(rowsSummary(26, 0)).toBe('0 orders');
  });
});
