import { kind, profiles } from '@basket/domain';
import * as v from 'valibot';
import type { UnitOfWork } from '../../platform/database/unit-of-work';

/**
 * `guards/admins` names the accounts that are admins. Every change of who is one writes it, so that two
 * admins who demote each other at the same moment cannot both succeed: a count by query would let them.
 */
const adminsSchema = v.strictObject({ uids: v.array(v.string()) });
const adminGuard = kind('guards', adminsSchema, () => 'admins');

/** The present admins; found by their profiles as long as nothing has been written yet. */
export async function readAdmins(unit: UnitOfWork): Promise<ReadonlySet<string>> {
  const guard = await unit.get(adminGuard);
  if (guard) return new Set(guard.uids);
  const admins = await unit.query(profiles, (all) => all.where('role', '==', 'admin').limit(200));
  return new Set(admins.map(({ id }) => id));
}

export function writeAdmins(unit: UnitOfWork, uids: ReadonlySet<string>): void {
  unit.put(adminGuard.path(), { uids: [...uids].sort() });
}
