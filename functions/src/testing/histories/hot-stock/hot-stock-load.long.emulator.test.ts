import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../../fresh-harness';
import { sellBesideApart } from './hot-stock-load';

const harness = freshHarness(someInstant, () => ({}));

test('sixteen instances sell 160 orders of a hot product against the emulator: no order is refused, and the stock is exact (rule: hot-stock)', async () => {
  await sellBesideApart(harness, 160);
});
