import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../fresh-harness';
import { runOffersHistory } from './offers-history';
import { runWalletHistory } from './wallet-history';

/** The histories against the emulator: short, as it is a hundred times slower than the simulation. */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261121);
process.stderr.write(`Histories against the emulator: HISTORY_SEED=${seed}\n`);

const harness = freshHarness(someInstant, () => ({}));

test('100 offers, raced by twenty clients under faults, have one winner each, never a late one', async () => {
  const { offers, findings } = await runOffersHistory(harness, { seed, offers: 100, clients: 20 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(offers).toBeGreaterThanOrEqual(100);
}, 180_000);

test('300 wallet operations by twenty clients under faults add up, whatever was heard of them', async () => {
  const { acknowledged, findings } = await runWalletHistory(harness, { seed, operations: 300, clients: 20 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(acknowledged).toBeGreaterThan(100);
}, 180_000);
