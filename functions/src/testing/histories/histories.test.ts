import { assignmentsCollection } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { openSimulation } from '../harness';
import { seededRandom } from './faults';
import { runDispatchHistory } from './dispatch-history';
import { runOffersHistory } from './offers-history';
import { runShiftHistory } from './shift-history';
import { runWalletHistory } from './wallet-history';

/**
 * Long histories in the simulation; everything in one follows from its seed: `HISTORY_SEED=n` runs another, exactly as
 * it will be every time. The short ones of histories.emulator.test.ts are the same against the emulator.
 */
const seed = Number(process.env['HISTORY_SEED'] ?? 20261121);
process.stderr.write(`Histories: HISTORY_SEED=${seed}\n`);

test('3,000 offers, raced by twenty clients under faults, have one winner each, never a late one (rules: one-partner, one-offer, offer-30s, refusals-true)', async () => {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const { offers, findings } = await runOffersHistory(harness, { seed, offers: 3000, clients: 20 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(offers).toBeGreaterThanOrEqual(3000);
}, 240_000);

test('a history may end while an offer is open', async () => {
  // Of one in some hundred seeds; all other offers are ended by somebody in the race for them.
  const harness = openSimulation(someInstant, seededRandom(14));
  const { findings } = await runOffersHistory(harness, { seed: 14, offers: 100, clients: 20 });
  expect(findings).toEqual([]);
  const open = harness.db.collection(assignmentsCollection).where('state', '==', 'offered');
  expect((await open.get()).docs).toHaveLength(1);
});

test('2,000 wallet operations by twenty clients under faults add up, whatever was heard of them (rule: ledger-sum)', async () => {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const { operations, acknowledged, findings } = await runWalletHistory(harness, {
    seed,
    operations: 2000,
    clients: 20,
  });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  expect(operations).toBeGreaterThanOrEqual(2000);
  // Refusing everything would add up, too.
  expect(acknowledged).toBeGreaterThan(800);
}, 120_000);

test('a shift of 2,000 turns keeps every order in one pair of hands, with stock and money right (rules: no-dead-end, partner-changed, undelivered-decided, picker-alone, short-shrinks, short-stock, put-back)', async () => {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const { done, findings } = await runShiftHistory(harness, { seed, turns: 2000, clients: 12 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  // Refusing everything would be consistent, too.
  const names = [
    ...['changePartner', 'withdrawOffer', 'pickUp', 'reportUndelivered', 'resolveUndelivered'],
    ...['startPicking', 'tickLine', 'shortLine', 'pack', 'handToPartner', 'settlePutBack'],
  ];
  const rare = names.filter((name) => (done[name] ?? 0) < 20);
  expect({ done, rare }).toEqual({ done, rare: [] });
}, 120_000);

test('2,000 turns of automatic dispatch: never an offer too many, and nobody waits for a free partner (rules: automatic-dispatch, asks-for-admin)', async () => {
  const harness = openSimulation(someInstant, seededRandom(seed));
  const { done, findings } = await runDispatchHistory(harness, { seed, turns: 2000, clients: 12 });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  // Doing nothing would be consistent, too.
  const names = ['dispatch', 'accept', 'reject', 'expire', 'withdrawOffer', 'assign', 'off'];
  const rare = names.filter((name) => (done[name] ?? 0) < 8);
  expect({ done, rare }).toEqual({ done, rare: [] });
}, 120_000);
