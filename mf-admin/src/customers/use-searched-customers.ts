import { useState } from 'react';
import type { Profile, Stored } from '@basket/domain';
import { useLiveQuery, type Live } from '@basket/web';
import { customersPerPage, customersPerSearch, customersToSearch } from '../queries';
import { matchesCustomer } from './matches-customer';

type Row = Stored<Profile>;

export interface SearchedCustomers {
  /** The batch that is being searched. */
  readonly live: Live<Row[]>;
  readonly found: readonly Row[];
  /** True when every account has been searched. */
  readonly isComplete: boolean;
  /** Finds more; undefined when no account is left, or while a batch is loading. */
  readonly more: (() => void) | undefined;
  /** Replaces a found profile with its saved version. */
  readonly replace: (row: Row) => void;
}

/**
 * Searches all profiles, newest first, a batch at a time, until it has found a page of them or no profile is left.
 * Firestore cannot search inside text, and one store has few enough customers to read them all.
 */
export function useSearchedCustomers(search: string): SearchedCustomers {
  const [passed, setPassed] = useState<readonly Row[]>([]);
  const [wantedCount, setWantedCount] = useState(customersPerPage);
  const live = useLiveQuery(customersToSearch(passed.at(-1) ?? null));
  const batch = live.status === 'ready' ? live.data : [];
  const found = [...passed, ...batch].filter((row) => matchesCustomer(row, search));
  const isConfirmed = live.status === 'ready' && !live.isFromCache;
  const isFull = batch.length === customersPerSearch;
  // Continue with the next batch, which is another query. Ends when a batch is short or enough has been found.
  if (isConfirmed && isFull && found.length < wantedCount) setPassed([...passed, ...batch]);
  return {
    live,
    found,
    isComplete: isConfirmed && !isFull,
    more: isConfirmed && isFull ? () => setWantedCount(found.length + customersPerPage) : undefined,
    replace: (row) => setPassed((before) => before.map((old) => (old.id === row.id ? row : old))),
  };
}
