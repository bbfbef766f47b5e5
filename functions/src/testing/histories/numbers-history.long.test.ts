import { expectFewDraws } from './numbers-of-a-day';

test('a million orders a day over twenty instances, one of them started late: below two draws each (rule: order-number)', async () => {
  await expectFewDraws(1_000_000);
}, 120_000);
