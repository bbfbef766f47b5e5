import type { PersonsData } from '@basket/domain';
import type { Services } from '../../platform/services';
import { personalPlaces, personsDocuments } from './persons-documents';

/**
 * The shop's data about a person, as a file for that person (rule: person-exported).
 *
 * @param most documents of a collection; the answer says when there are more
 */
export async function exportPerson(
  { db, now }: Pick<Services, 'db' | 'now'>,
  uid: string,
  most: number,
): Promise<PersonsData> {
  const collections: Record<string, Record<string, unknown>[]> = {};
  let isWhole = true;
  for (const { collection, link, give } of personalPlaces) {
    if (give === 'nothing') continue;
    const rows = (collections[collection] ??= []);
    for await (const page of personsDocuments(db, uid, collection, link)) {
      for (const document of page) {
        const { expireAt: _byTheDatabase, ...data } = document.data();
        const own = Object.entries(data).filter(([field]) => !give.without.includes(field));
        rows.push({ id: document.id, ...Object.fromEntries(own) });
      }
      if (rows.length < most) continue;
      isWhole &&= rows.length === most;
      rows.length = most;
      break;
    }
    if (rows.length === 0) delete collections[collection];
  }
  return { uid, exportedAt: now(), isWhole, collections };
}
