import {
  expectDispatchToHold,
  expectOffersToHold,
  expectShiftToHold,
  expectWalletsToAddUp,
} from './histories-of-length';

test('3,000 offers, raced by twenty clients under faults, have one winner each, never a late one (rules: one-partner, one-offer, offer-30s, refusals-true)', async () => {
  await expectOffersToHold(3000);
}, 240_000);

test('2,000 wallet operations by twenty clients under faults add up, whatever was heard of them (rule: ledger-sum)', async () => {
  await expectWalletsToAddUp(2000);
}, 120_000);

test('a shift of 2,000 turns keeps every order in one pair of hands, with stock and money right (rules: no-dead-end, partner-changed, undelivered-decided, picker-alone, short-shrinks, short-stock, put-back)', async () => {
  await expectShiftToHold(2000);
}, 120_000);

test('2,000 turns of automatic dispatch: never an offer too many, and nobody waits for a free partner (rules: automatic-dispatch, asks-for-admin)', async () => {
  await expectDispatchToHold(2000);
}, 120_000);
