import { countProfiles, profilesCollection } from '@basket/domain';
import { countOf } from '../platform/aggregates';
import { query } from '../platform/operation';

export const countProfilesOperation = query(countProfiles, ['admin'], async ({ services }) => ({
  total: await countOf(services.db.collection(profilesCollection)),
}));
