import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../fresh-harness';
import { expectOffersToHold, expectWalletsToAddUp } from './histories-of-length';

/** Longer ones against the emulator than at the gate. */
const harness = freshHarness(someInstant, () => ({}));

test('100 offers against the emulator, raced by twenty clients under faults, have one winner each, never a late one (rules: one-partner, one-offer, offer-30s)', async () => {
  await expectOffersToHold(100, harness);
});

test('300 wallet operations against the emulator by twenty clients under faults add up, whatever was heard of them (rule: ledger-sum)', async () => {
  await expectWalletsToAddUp(300, harness);
});
