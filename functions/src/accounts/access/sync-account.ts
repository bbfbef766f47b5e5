import { profiles, type Profile, type Stored } from '@basket/domain';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import type { Services } from '../../platform/services';

/**
 * Makes an account agree with its profile. Safe to repeat and in any order: it reads the profile again after each change, which
 * may have been made meanwhile, until they agree.
 *
 * @param agree changes the account where it differs; the state in which they agree, or null after a change
 */
export async function syncAccount(
  services: Services,
  uid: string,
  agree: (profile: Stored<Profile>) => Promise<string | null>,
): Promise<string> {
  for (;;) {
    const profile = await new UnitOfWork(services).get(profiles, uid);
    if (!profile) return 'no profile';
    const state = await agree(profile);
    if (state !== null) return state;
  }
}
