import {
  defaultProfile,
  phoneDigits,
  phoneSchema,
  type Profile,
  type PublicStoreSettings,
} from '@basket/domain';
import * as v from 'valibot';
import type { UnitOfWork } from './database/unit-of-work';
import { refused } from './errors';
import type { Caller } from './services';
import { readStoredSettings } from './store-settings';

/**
 * The profile that an account without one counts with (rule: profile-defaults). Whoever came in by phone has none while the
 * store does not offer that way, and so may do nothing (rule: phone-sign-in). Costs a read for those.
 *
 * @throws refusal `phone_sign_in_unavailable`
 */
export async function newProfile(
  unit: UnitOfWork,
  { email, signInPhone }: Pick<Caller, 'email' | 'signInPhone'>,
  now: number,
): Promise<Profile> {
  if (signInPhone === null) return defaultProfile(email, now);
  const settings = await readStoredSettings(unit);
  const phone = settings ? admittedPhone(settings, signInPhone) : null;
  if (phone === null) throw refused('phone_sign_in_unavailable');
  return { ...defaultProfile(email, now), phone };
}

/** The ten digits of a number with which somebody may open an account; null for a foreign one, and while the way is off. */
function admittedPhone(
  { phoneSignIn }: Pick<PublicStoreSettings, 'phoneSignIn'>,
  signInPhone: string,
): string | null {
  if (!phoneSignIn || !signInPhone.startsWith('+91')) return null;
  const digits = phoneDigits(signInPhone);
  return v.is(phoneSchema, digits) ? digits : null;
}
