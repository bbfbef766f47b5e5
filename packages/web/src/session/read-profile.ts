import type { Profile, Registration } from '@basket/domain';
import { readStored, storageKeys } from '../platform/storage';
import { ProfileMissingError, type Account, type ProfilePort } from '../back-end/ports';
import { temporaryProfileSchema } from './session-state';

/**
 * The stored profile of an account. Where there is none, it is made: from the registration whose last step failed, or
 * with the defaults.
 */
export async function readProfile(profiles: ProfilePort, account: Account): Promise<Profile> {
  try {
    return await profiles.read(account);
  } catch (error) {
    if (!(error instanceof ProfileMissingError)) throw error;
  }
  const temporary = readStored(storageKeys.temporaryProfile, temporaryProfileSchema);
  return temporary?.uid === account.uid
    ? profiles.complete(account, registrationOf(temporary.profile))
    : profiles.ensure(account);
}

const registrationOf = ({ name, phone, address, state, city, pincode }: Profile): Registration => ({
  name,
  phone,
  address,
  state,
  city,
  pincode,
});
