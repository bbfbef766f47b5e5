import { readCustomerFigures, type ResponseOf } from '@basket/domain';
import { call, useLoaded, type Loadable } from '@basket/web';

/** What a customer has been delivered, and what it brought the store. */
export type CustomerFigures = ResponseOf<typeof readCustomerFigures>['customers'][number];

export interface FiguresOfCustomers {
  /** Null until they are known. */
  readonly of: (uid: string) => CustomerFigures | null;
  readonly loaded: Loadable<ResponseOf<typeof readCustomerFigures>>;
}

/** The figures of the people of a page (rule: customer-value). */
export function useCustomerFigures(uids: readonly string[]): FiguresOfCustomers {
  const customerIds = [...uids].sort();
  const loaded = useLoaded(
    customerIds.join(' ') || null,
    () => call(readCustomerFigures, { customerIds }),
    'The orders of these customers could not be counted.',
  );
  const known = loaded.status === 'ready' ? loaded.data.customers : [];
  return { of: (uid) => known.find(({ customerId }) => customerId === uid) ?? null, loaded };
}
