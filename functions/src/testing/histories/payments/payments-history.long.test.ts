import { expectPaymentsToAgree } from './payments-of-length';

test('1,000 payments under faults: every order ends in one truth, and its money agrees with the provider', async () => {
  await expectPaymentsToAgree(1000);
}, 240_000);
