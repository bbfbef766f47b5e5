import type { Profile } from '@basket/domain';

/** 'Bengaluru, Karnataka 560038', without the parts that are empty. */
export const placeLine = ({ city, state, pincode }: Pick<Profile, 'city' | 'state' | 'pincode'>): string =>
  [[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ');
