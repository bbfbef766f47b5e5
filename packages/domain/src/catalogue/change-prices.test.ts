import { changePrices } from './change-prices';
import { maxAmountPaise } from '../basics/schema';

test.each([
  { by: { kind: 'percent', percent: 5 }, from: [24_90, 24_90], to: [26_15, 26_15] },
  { by: { kind: 'percent', percent: -10 }, from: [99_99, 120_00], to: [89_99, 120_00] },
  { by: { kind: 'amount', amountPaise: -2_50 }, from: [24_00, 24_00], to: [21_50, 21_50] },
  { by: { kind: 'amount', amountPaise: 6_00 }, from: [24_00, 30_00], to: [30_00, 30_00] },
] as const)(
  '$by makes $to of $from: whole paise, and the MRP with its price (rule: paise)',
  ({ by, from, to }) => {
    const [pricePaise, originalPricePaise] = from;
    expect(changePrices({ pricePaise, originalPricePaise }, by)).toEqual({
      ok: true,
      value: { pricePaise: to[0], originalPricePaise: to[1] },
    });
  },
);

test.each([
  { by: { kind: 'amount', amountPaise: -24_00 }, price: 24_00, mrp: 24_00, code: 'price_out_of_range' },
  {
    by: { kind: 'percent', percent: 1 },
    price: maxAmountPaise,
    mrp: maxAmountPaise,
    code: 'price_out_of_range',
  },
  { by: { kind: 'percent', percent: 50 }, price: 24_00, mrp: 30_00, code: 'mrp_below_price' },
] as const)('refuses $by of $price: $code (rule: sane-amounts)', ({ by, price, mrp, code }) => {
  expect(changePrices({ pricePaise: price, originalPricePaise: mrp }, by)).toMatchObject({
    ok: false,
    refusal: { code },
  });
});
