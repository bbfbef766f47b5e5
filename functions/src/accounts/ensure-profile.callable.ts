import { ensureProfile, profiles, withoutId } from '@basket/domain';
import { operation } from '../platform/operation';
import { withSearchKeys } from './search-keys';

/** Creates a missing profile with default values (rule: profile-defaults). */
export const ensureProfileOperation = operation(ensureProfile, 'signed-in', async ({ actor, unit }) => {
  const profile = withSearchKeys(withoutId(actor.profile));
  const stored = await unit.get(profiles, actor.uid);
  if (!stored) unit.create(profiles.path(actor.uid), profile);
  return profile;
});
