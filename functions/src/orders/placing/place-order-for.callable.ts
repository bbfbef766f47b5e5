import { placeOrderFor, profiles, type Profile, type Stored } from '@basket/domain';
import { refused } from '../../platform/errors';
import { operation } from '../../platform/operation';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { placeFor } from './placing-step';

/**
 * An admin places a cash order for a customer on the phone: the order of any customer, except that the limits of the account
 * do not count, because an admin has spoken with the customer (rule: phone-orders).
 */
export const placeOrderForOperation = operation(placeOrderFor, ['admin'], async (attempt) => {
  const { input, actor, unit, now, services } = attempt;
  const { customerId, ...wanted } = input;
  const customer = await readCustomer(unit, customerId, services);
  const { orderId, order } = await placeFor(
    { uid: customerId, name: customer.name, placedBy: actor.uid },
    { ...wanted, paymentMethod: 'cod' },
    attempt,
  );
  if (customer.address === '') {
    const { address, city, state, pincode } = input.delivery;
    unit.update(profiles.path(customerId), { address, city, state, pincode, updatedAt: now });
  }
  return { orderId, orderNumber: order.orderNumber, totalPaise: order.totalPaise };
});

/** Staff cannot have an order placed for them, as they cannot place one. */
async function readCustomer(unit: UnitOfWork, uid: string, services: Services): Promise<Stored<Profile>> {
  const [profile, isDisabled] = await Promise.all([unit.get(profiles, uid), services.isAccountDisabled(uid)]);
  if (!profile) throw refused('unknown_account');
  if (profile.role !== 'customer') throw refused('works_here');
  if (isDisabled || profile.disabledAt !== null) throw refused('customer_closed');
  return profile;
}
