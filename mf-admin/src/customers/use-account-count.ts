import { countProfiles, type ResponseOf } from '@basket/domain';
import { call, useLoaded } from '@basket/web';

/** How many accounts there are, and whether a search can find all of them; null until it is known. */
export function useAccountCount(): ResponseOf<typeof countProfiles> | null {
  const count = useLoaded('customers', () => call(countProfiles, {}), 'The customers could not be counted.');
  return count.status === 'ready' ? count.data : null;
}
