import { assignments } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { openSimulation } from '../harness';
import { seededRandom } from './faults';
import {
  expectDispatchToHold,
  expectOffersToHold,
  expectShiftToHold,
  expectWalletsToAddUp,
} from './histories-of-length';
import { runOffersHistory } from './offers-history';

// Four times as long at night: histories.long.test.ts. Those of histories.emulator.test.ts are the same against the emulator.

test('750 offers, raced by twenty clients under faults, have one winner each, never a late one (rules: one-partner, one-offer, offer-30s, refusals-true)', async () => {
  await expectOffersToHold(750);
}, 120_000);

test('a history may end while an offer is open', async () => {
  // Of one in some hundred seeds; all other offers are ended by somebody in the race for them.
  const harness = openSimulation(someInstant, seededRandom(221));
  const { findings } = await runOffersHistory(harness, { seed: 221, offers: 100, clients: 20 });
  expect(findings).toEqual([]);
  const open = harness.db.collection(assignments.collection).where('state', '==', 'offered');
  expect((await open.get()).docs).toHaveLength(1);
});

test('500 wallet operations by twenty clients under faults add up, whatever was heard of them (rule: ledger-sum)', () =>
  expectWalletsToAddUp(500));

test('a shift of 500 turns keeps every order in one pair of hands, with stock and money right (rules: no-dead-end, partner-changed, undelivered-decided, picker-alone, short-shrinks, short-stock, put-back, packed-first)', () =>
  expectShiftToHold(500));

test('500 turns of automatic dispatch: never an offer too many, and nobody waits for a free partner (rules: automatic-dispatch, asks-for-admin)', () =>
  expectDispatchToHold(500));
