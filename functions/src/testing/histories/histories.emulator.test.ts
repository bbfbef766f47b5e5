import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../fresh-harness';
import { expectOffersToHold, expectWalletsToAddUp } from './histories-of-length';

/** A few against the emulator, which is a hundred times slower than the simulation; four times as many at night. */
const harness = freshHarness(someInstant, () => ({}));

test('25 offers against the emulator, raced by twenty clients under faults, have one winner each, never a late one (rules: one-partner, one-offer, offer-30s)', async () => {
  await expectOffersToHold(25, harness);
});

test('75 wallet operations against the emulator by twenty clients under faults add up, whatever was heard of them (rule: ledger-sum)', async () => {
  await expectWalletsToAddUp(75, harness);
});
