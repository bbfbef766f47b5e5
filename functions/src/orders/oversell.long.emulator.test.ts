import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { expectNoneOversold, rushDocuments } from '../testing/rush-for-one-product';

const rush = { clients: 50, hotUnits: 300 };
const harness = freshHarness(someInstant, () => rushDocuments(rush));

test('500 orders by 50 clients for 300 units: exactly 300 are sold, each order has a number of its own (rules: never-oversold, order-number)', async () => {
  await expectNoneOversold(harness, rush);
});
