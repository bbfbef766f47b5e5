import { expectFastSales } from './hot-stock-rates';

/** `HOT_ORDERS=2000` makes it a long one; every night it has 640 (hot-stock-load.long.test.ts). */
const orders = Number(process.env['HOT_ORDERS'] ?? 160);

test.each([
  { lines: 1, desc: 'alone' },
  { lines: 8, desc: 'as one of eight products in each order' },
])(
  'sixteen instances sell a hot product, $desc, at least three times as fast as one, and nearly as fast as products of their own (rule: hot-stock)',
  async ({ lines }) => {
    await expectFastSales(orders, lines);
  },
  240_000,
);
