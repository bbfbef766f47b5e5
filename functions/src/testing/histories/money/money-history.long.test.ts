import { expectMoneyToAddUp } from './money-of-length';

test('2,000 steps of money at the edges: after each one every rupee is in one place, and all that is owed can be settled', async () => {
  await expectMoneyToAddUp(2000);
}, 240_000);
