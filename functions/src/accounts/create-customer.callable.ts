import { createCustomer, defaultProfile, profiles } from '@basket/domain';
import { operation } from '../platform/operation';
import { withSearchKeys } from './search-keys';

/** The profile is the customer, who can order at once; the account follows as a task (rule: phone-customers). */
export const createCustomerOperation = operation(
  createCustomer,
  ['admin'],
  async ({ input, unit, now, services }) => {
    const uid = services.newId();
    unit.create(profiles.path(uid), withSearchKeys({ ...defaultProfile('', now), ...input }));
    unit.send({ id: `account-${uid}`, task: { kind: 'openAccount', uid }, dueAt: now });
    return { uid };
  },
);
