import { ensureProfile, profilePath, profileSchema, withoutId } from '@basket/domain';
import { operation } from '../platform/operation';
import { withSearchKeys } from './search-keys';

/** Creates a missing profile with default values (rule: profile-defaults). */
export const ensureProfileOperation = operation(ensureProfile, 'signed-in', async ({ actor, unit }) => {
  const profile = withSearchKeys(withoutId(actor.profile));
  const stored = await unit.get(profileSchema, profilePath(actor.uid));
  if (!stored) unit.create(profilePath(actor.uid), profile);
  return profile;
});
