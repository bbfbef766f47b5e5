import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../../fresh-harness';
import { sellBesideApart } from './hot-stock-load';

/**
 * `HOT_ORDERS=2000` makes it a long one; every night it has 160 (hot-stock-load.long.emulator.test.ts). Rates are those of the emulator,
 * which shares the processor with the instances.
 */
const orders = Number(process.env['HOT_ORDERS'] ?? 40);
const harness = freshHarness(someInstant, () => ({}));

test('sixteen instances sell a hot product against the emulator: no order is refused, and the stock is exact (rule: hot-stock)', async () => {
  await sellBesideApart(harness, orders);
});
