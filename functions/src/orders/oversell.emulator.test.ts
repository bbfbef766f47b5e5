import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { expectNoneOversold, rushDocuments } from '../testing/rush-for-one-product';

const rush = { clients: 25, hotUnits: 75 };
const harness = freshHarness(someInstant, () => rushDocuments(rush));

test('250 orders by 25 clients for 75 units: exactly 75 are sold, each order has a number of its own (rules: never-oversold, order-number)', async () => {
  await expectNoneOversold(harness, rush);
});
