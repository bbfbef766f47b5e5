import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { availabilities, currentVersion } from './publication-documents';

/** Names what `/api/catalogue` answers: another one after every change, because both numbers only grow. */
export const publishedTag = (version: number, availabilitySeq: number): string =>
  `${version}.${availabilitySeq}`;

/** The tag of what is published now, for two reads; '' before the first publication. */
export async function readPublishedTag(unit: UnitOfWork): Promise<string> {
  const [current, availability] = await Promise.all([
    unit.getSound(currentVersion),
    // Only the shards of the availability count.
    unit.tally(availabilities, (all) => all.where('seq', '>=', 1), 'seq'),
  ]);
  return current ? publishedTag(current.version, availability.sum) : '';
}
