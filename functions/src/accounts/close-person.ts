import { profiles, withoutId, type Profile, type Stored } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { requireErasable } from './require-erasable';

/**
 * Closes the account of a person who is to be erased. Whoever orders at the same time reads the same profile, so that only one of
 * both commits: the erasure itself comes later, and must find nothing under way (rule: person-erased).
 *
 * @param person as this unit has read the profile, or what an account without one counts with
 * @throws refusals of {@link requireErasable}
 */
export async function closePerson(unit: UnitOfWork, person: Stored<Profile>, now: number): Promise<void> {
  await requireErasable(unit, person);
  unit.put(profiles.path(person.id), {
    ...withoutId(person),
    disabledAt: person.disabledAt ?? now,
    updatedAt: now,
  } satisfies Profile);
}
