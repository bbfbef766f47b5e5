import { useState } from 'react';
import type { Profile, Stored } from '@basket/domain';
import { useLiveQuery, type Live } from '@basket/web';
import { customersPerPage, customersPerSearch, customersToSearch } from '../../queries';
import { matchesCustomer } from './matches-customer';

type Row = Stored<Profile>;

export interface SearchedCustomers {
  /** What is being looked through now. */
  readonly live: Live<Row[]>;
  readonly found: readonly Row[];
  /** Everybody has been looked at. */
  readonly isComplete: boolean;
  /** Looks for more; absent where there is nobody left, or while it is looking. */
  readonly more: (() => void) | undefined;
  /** Puts a saved profile in the place of what was found. */
  readonly replace: (row: Row) => void;
}

/**
 * Looks through all profiles, newest first, a batch at a time, until a page of them has been found or nobody is left.
 * Text inside a text is nothing that Firestore can look for, and the people of one store are few enough to walk past.
 */
export function useSearchedCustomers(search: string): SearchedCustomers {
  const [passed, setPassed] = useState<readonly Row[]>([]);
  const [wantedCount, setWantedCount] = useState(customersPerPage);
  const live = useLiveQuery(customersToSearch(passed.at(-1) ?? null));
  const batch = live.status === 'ready' ? live.data : [];
  const found = [...passed, ...batch].filter((row) => matchesCustomer(row, search));
  const isConfirmed = live.status === 'ready' && !live.isFromCache;
  const isFull = batch.length === customersPerSearch;
  // On to the next batch, which is another query: this ends when a batch is short or enough has been found.
  if (isConfirmed && isFull && found.length < wantedCount) setPassed([...passed, ...batch]);
  return {
    live,
    found,
    isComplete: isConfirmed && !isFull,
    more: isConfirmed && isFull ? () => setWantedCount(found.length + customersPerPage) : undefined,
    replace: (row) => setPassed((before) => before.map((old) => (old.id === row.id ? row : old))),
  };
}
