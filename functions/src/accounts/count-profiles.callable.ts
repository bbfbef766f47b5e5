import { countProfiles, profilesCollection } from '@basket/domain';
import { query } from '../platform/operation';

export const countProfilesOperation = query(countProfiles, ['admin'], async ({ unit }) => ({
  total: (await unit.tally((db) => db.collection(profilesCollection))).count,
}));
