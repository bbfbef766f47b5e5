import { countProfiles, customerSearchRule, profiles } from '@basket/domain';
import { isAllDerived } from '../platform/background/derived-fields';
import { query } from '../platform/operation';

export const countProfilesOperation = query(countProfiles, ['admin'], async ({ unit }) => {
  const [{ count }, isAll] = await Promise.all([
    unit.tally(profiles),
    isAllDerived(unit, profiles, customerSearchRule),
  ]);
  return { total: count, isAllSearchable: isAll };
});
