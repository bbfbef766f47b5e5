import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { profileDocument } from '../testing/harness';
import { createCustomerOperation } from './create-customer.callable';
import { openCustomerAccount } from './open-customer-account';

const harness = freshHarness(someInstant, () => profileDocument('admin1', { role: 'admin' }));

test('the account of an entered customer has nothing to sign in with (rule: phone-customers)', async () => {
  const { uid } = await harness.run(createCustomerOperation, 'admin1', { name: 'Ravi', phone: '9845012345' });
  expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'openAccount', uid }]);
  expect(await openCustomerAccount(harness.services, uid, harness.accounts)).toBe('open');
  try {
    expect(await openCustomerAccount(harness.services, uid, harness.accounts)).toBe('open before');
    const account = await harness.accounts.getUser(uid);
    expect(account).toMatchObject({ uid, disabled: false, providerData: [] });
    expect([account.email, account.phoneNumber, account.passwordHash]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  } finally {
    await harness.accounts.deleteUser(uid);
  }
  expect(await openCustomerAccount(harness.services, 'nobody', harness.accounts)).toBe('no profile');
});
