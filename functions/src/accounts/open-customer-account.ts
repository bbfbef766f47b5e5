import { profiles } from '@basket/domain';
import { UnitOfWork } from '../platform/database/unit-of-work';
import { accountsOf, createAccount, type Accounts } from '../platform/accounts';
import type { Services } from '../platform/services';

/**
 * Opens the account of a profile that an admin has made (rules: phone-customers, one-id): without e-mail address, number and
 * password, so that it can be disabled and deleted as any other, and nobody can sign in to it. Safe to repeat.
 */
export async function openCustomerAccount(
  services: Services,
  uid: string,
  accounts: Accounts = accountsOf(),
): Promise<string> {
  const profile = await new UnitOfWork(services).get(profiles, uid);
  if (!profile) return 'no profile';
  return (await createAccount(accounts, uid)) ? 'open' : 'open before';
}
