import { profiles, type CustomerSearch, type Role } from '@basket/domain';
import type { Filter, LiveQuery } from '@basket/web';
import { sortedBy } from '@basket/web/lists';

/** The queries of the list of customers; part of `queries.ts`. */

export const customersPerPage = 25;

/** The choice of customers in the list; null leaves a fact open. */
export interface CustomersShown {
  readonly role: Role | null;
  readonly search: CustomerSearch | null;
}

type After = { readonly createdAt: number; readonly id: string } | null;

/** One page of accounts, newest first. Reads one more than the page shows, to know whether another page follows. */
export function customersPage(
  { role, search }: CustomersShown,
  after: After,
): LiveQuery<typeof profiles.schema> {
  const byRole: Filter[] = role ? [['role', '==', role]] : [];
  const byKey: Filter[] = search ? [['searchKeys', 'array-contains', search.key]] : [];
  return {
    ...profiles,
    where: [...byRole, ...byKey],
    ...sortedBy('createdAt', 'desc', after),
    limit: customersPerPage + 1,
  };
}
