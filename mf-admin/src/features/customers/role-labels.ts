import { roles, type Role } from '@basket/domain';

export const roleLabels: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  admin: 'Admin',
  delivery_partner: 'Delivery partner',
};

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }));

/** Who may do more; whoever may do less afterwards loses the sessions with the old role. */
const rank: Readonly<Record<Role, number>> = { customer: 0, delivery_partner: 1, admin: 2 };

/** What a change of role brings with it, said before it is made. */
export function roleConsequences(from: Role, to: Role): readonly string[] {
  return [
    ...(from === 'admin' ? ['They can no longer open the admin panel.'] : []),
    ...(from === 'delivery_partner'
      ? ['Open offers go back to the queue, and they get no new ones. Their wallet stays as it is.']
      : []),
    ...(to === 'admin' ? ['They can see and change everything in the store, also who is an admin.'] : []),
    ...(to === 'delivery_partner' ? ['They get a wallet and can go online to be offered orders.'] : []),
    ...(rank[to] < rank[from] ? ['They are signed out everywhere.'] : []),
  ];
}
