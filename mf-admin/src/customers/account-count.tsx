import { countProfiles, type ResponseOf } from '@basket/domain';
import { call, useLoaded } from '@basket/web';
import { InlineAlert } from '@basket/ui';
import { t } from '../texts';

/** How many accounts there are, and whether a search can find all of them; null until it is known. */
export function useAccountCount(): ResponseOf<typeof countProfiles> | null {
  const count = useLoaded('customers', () => call(countProfiles, {}), t('customers.notCounted'));
  return count.status === 'ready' ? count.data : null;
}

/** Says that a search may miss people, while older accounts are made searchable. */
export const SearchableNotice = () => (
  <InlineAlert tone="info">{t('customers.searchIncomplete')}</InlineAlert>
);
