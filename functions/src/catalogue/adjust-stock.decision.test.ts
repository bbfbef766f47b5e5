import { decideStockAdjustment } from './adjust-stock.decision';

const wish = { reason: 'Counted', actorId: 'admin1', at: 1 };

test.each([
  { desc: 'more', stock: 3, deltaUnits: 7, left: 10 },
  { desc: 'fewer', stock: 3, deltaUnits: -2, left: 1 },
  { desc: 'all of them', stock: 3, deltaUnits: -3, left: 0 },
])('$desc: $stock and $deltaUnits leave $left', ({ stock, deltaUnits, left }) => {
  expect(decideStockAdjustment(stock, { ...wish, deltaUnits })).toEqual({
    ok: true,
    value: { ...wish, deltaUnits, stockQuantity: left, facts: null },
  });
});

test('taking more units than there are is refused and says how many there are', () => {
  expect(decideStockAdjustment(3, { ...wish, deltaUnits: -4 })).toEqual({
    ok: false,
    refusal: { code: 'not_enough_stock', facts: { available: 3 } },
  });
});

test('adding beyond what a product can have is refused; taking from it is not (rule: sane-amounts)', () => {
  const adjust = (stockQuantity: number, deltaUnits: number) =>
    decideStockAdjustment(stockQuantity, { ...wish, deltaUnits });
  expect(adjust(999_999, 1)).toMatchObject({ ok: true });
  expect(adjust(1_000_000, 1)).toEqual({
    ok: false,
    refusal: { code: 'too_much_stock', facts: { limit: 1_000_000 } },
  });
  expect(adjust(2_000_000, -1)).toMatchObject({ ok: true });
});
