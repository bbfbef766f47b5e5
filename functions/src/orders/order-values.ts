import { orderPath, orderSchema, ordersCollection, orderValuePaise } from '@basket/domain';
import { deriveFields, type DerivedFields } from '../platform/background/derived-fields';
import type { Services } from '../platform/services';

const derived: DerivedFields<typeof orderSchema> = {
  collection: ordersCollection,
  path: orderPath,
  schema: orderSchema,
  outdated: (order) => {
    const valuePaise = orderValuePaise(order);
    return valuePaise === order.valuePaise ? null : { valuePaise };
  },
};

/** Gives a value to orders that were delivered without one (rule: customer-value). */
export const addOrderValues = (run: Services, until: number): Promise<number> =>
  deriveFields(run, derived, until);
