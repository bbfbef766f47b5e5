import { countProfiles, profilesCollection } from '@basket/domain';
import { query } from '../platform/operation';
import { isAllSearchable } from './search-keys';

export const countProfilesOperation = query(countProfiles, ['admin'], async ({ unit }) => {
  const [{ count }, isAll] = await Promise.all([
    unit.tally((db) => db.collection(profilesCollection)),
    isAllSearchable(unit),
  ]);
  return { total: count, isAllSearchable: isAll };
});
