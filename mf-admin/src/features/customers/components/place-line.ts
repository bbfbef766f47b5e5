import type { Profile } from '@basket/domain';

/** 'Bengaluru, Karnataka 560038', as much of it as there is. */
export const placeLine = ({ city, state, pincode }: Pick<Profile, 'city' | 'state' | 'pincode'>): string =>
  [[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ');
