import { customerSearchKeys, customerSearchRule, profiles, type Profile } from '@basket/domain';
import { deriveFields, type DerivedFields } from '../platform/background/derived-fields';
import type { Services } from '../platform/services';

/** The profile with what admins find it by (rule: customer-search). */
export const withSearchKeys = (profile: Profile): Profile => ({
  ...profile,
  searchKeys: customerSearchKeys(profile),
});

const derived: DerivedFields<typeof profiles.schema> = {
  kind: profiles,
  rule: customerSearchRule,
  outdated: (profile) => {
    const searchKeys = customerSearchKeys(profile);
    return searchKeys.join('\n') === profile.searchKeys.join('\n') ? null : { searchKeys };
  },
};

export const addSearchKeys = (run: Services, until: number): Promise<number> =>
  deriveFields(run, derived, until);
