import { someInstant } from '@basket/domain/testing';
import { openHarness, type Harness } from '../testing/harness';
import { runOffersHistory } from './offers-history';

const seed = Number(process.env['HISTORY_SEED'] ?? 20261120);
/** Every run checks a short history; HISTORY_OFFERS=3000 makes it a long one. */
const offersWanted = Number(process.env['HISTORY_OFFERS'] ?? 200);

let harness: Harness;
beforeAll(() => {
  harness = openHarness(someInstant);
  process.stderr.write(`Offers history: HISTORY_SEED=${seed}\n`);
});
afterAll(() => harness.close());

test('offers raced by twenty clients under faults have one winner each, never a late one', async () => {
  const { offers, findings } = await runOffersHistory(harness, { seed, offers: offersWanted, clients: 20 });
  expect(findings).toEqual([]);
  expect(offers).toBeGreaterThanOrEqual(offersWanted);
}, 900_000);
