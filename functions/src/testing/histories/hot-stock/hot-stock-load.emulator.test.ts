import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../../fresh-harness';
import { placeOrders } from './hot-stock-load';

/** `HOT_ORDERS=2000` makes it a long one. Rates are those of the emulator, which shares the processor with the instances. */
const orders = Number(process.env['HOT_ORDERS'] ?? 160);
const harness = freshHarness(someInstant, () => ({}));

test('sixteen instances sell a hot product against the emulator: no order is refused, and the stock is exact (rule: hot-stock)', async () => {
  const load = { instances: 16, orders, lines: 8 };
  const apart = await placeOrders(harness, { ...load, hasHotProduct: false });
  await harness.clear();
  const many = await placeOrders(harness, { ...load, hasHotProduct: true });
  process.stderr.write(`Beside products apart: ${(many.perSecond / apart.perSecond).toFixed(2)}\n`);
}, 300_000);
