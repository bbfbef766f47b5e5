import { ensureProfile, profilePath, profileSchema } from '@basket/domain';
import { operation } from '../platform/operation';

/** Spec section 4: a missing profile is created with default values. */
export const ensureProfileOperation = operation(ensureProfile, 'signed-in', async ({ actor, unit }) => {
  const { id: _id, ...profile } = actor.profile;
  const stored = await unit.get(profileSchema, profilePath(actor.uid));
  if (!stored) unit.create(profilePath(actor.uid), profile);
  return profile;
});
