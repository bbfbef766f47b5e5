import { expectFastSales } from './hot-stock-rates';

test.each([
  { lines: 1, desc: 'alone' },
  { lines: 8, desc: 'as one of eight products in each order' },
])(
  'sixteen instances sell 640 orders of a hot product, $desc, at least three times as fast as one, and nearly as fast as products of their own (rule: hot-stock)',
  async ({ lines }) => {
    await expectFastSales(640, lines);
  },
  240_000,
);
