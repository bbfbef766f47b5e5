import { closeAccount, exportPersonalData, profiles, type Stored, type Profile } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';
import { refused } from '../platform/errors';
import { operation, query, type Actor } from '../platform/operation';
import { exportPerson } from '../retention';
import { closePerson } from './close-person';

/** A browser is given so many documents of each kind; `npm run person` gives all. */
const mostInBrowser = 500;

/** The actor's own profile, or another one for an admin. */
async function personFor(unit: UnitOfWork, actor: Actor, uid: string): Promise<Stored<Profile>> {
  if (uid === actor.uid) return actor.profile;
  if (actor.role !== 'admin') throw refused('not_allowed');
  const profile = await unit.get(profiles, uid);
  if (!profile) throw refused('unknown_account');
  return profile;
}

export const exportPersonalDataOperation = query(
  exportPersonalData,
  'signed-in',
  async ({ input, actor, unit, services }) => {
    const { id } = await personFor(unit, actor, input.uid);
    return exportPerson(services, id, mostInBrowser);
  },
);

/** The account can do nothing from here on. The work itself is a task, which goes on until nothing is left. */
export const closeAccountOperation = operation(
  closeAccount,
  'signed-in',
  async ({ input, actor, unit, now }) => {
    const person = await personFor(unit, actor, input.uid);
    if (person.email.toLowerCase() !== input.email.trim().toLowerCase()) throw refused('other_email');
    await closePerson(unit, person, now);
    unit.send({ id: `erase-${person.id}-${now}`, task: { kind: 'erasePerson', uid: person.id }, dueAt: now });
    return {};
  },
);
