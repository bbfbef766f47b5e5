import { expectSameReads, lateEnough } from '../testing/days-of-orders';
import { freshHarness } from '../testing/fresh-harness';
import { profileDocument, settingsDocument } from '../testing/harness';
import { readDashboardOperation } from './read-dashboard.callable';

const harness = freshHarness(lateEnough, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
}));

/** The dashboard, counted now: later than its figures are kept. */
async function look() {
  harness.setNow((later += 11_000));
  const { totalOrders } = await harness.run(readDashboardOperation, 'admin1', {});
  return { totalOrders, reads: harness.logged.at(-1)?.reads };
}
let later = lateEnough;

test('two thousand orders of fifty days cost the dashboard no more reads than a hundred (rule: bounded-work)', async () => {
  await expectSameReads(harness, 40, look);
});
