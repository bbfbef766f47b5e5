import { readCustomerFigures, type ResponseOf } from '@basket/domain';
import { ledgerRupees } from '@basket/ui';
import { call, useLoaded, type Loadable } from '@basket/web';
import { t } from '../../texts';

/** A customer's delivered orders, and their value for the store. */
export type CustomerFigures = ResponseOf<typeof readCustomerFigures>['customers'][number];

/** '12 orders delivered, ₹4,321.00' (rule: customer-value); '' until it is known. */
export function figuresText(figures: CustomerFigures | null): string {
  if (!figures) return '';
  const { deliveredOrders, valuePaise } = figures;
  if (deliveredOrders === 0) return t('customers.noneDelivered');
  return t('customers.deliveredFor', { n: deliveredOrders, value: ledgerRupees(valuePaise) });
}

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
    t('customers.figuresNotCounted'),
  );
  const known = loaded.status === 'ready' ? loaded.data.customers : [];
  return { of: (uid) => known.find(({ customerId }) => customerId === uid) ?? null, loaded };
}
