import { roles, type Role, type Profile } from '@basket/domain';

export const roleLabels: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  admin: 'Admin',
  delivery_partner: 'Delivery partner',
};

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }));

/** Roles by what they may do. A change to a lower rank ends the person's sessions. */
const rank: Readonly<Record<Role, number>> = { customer: 0, delivery_partner: 1, admin: 2 };

/** The consequences of a change of role, one sentence each, to show before it is made. */
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

/** 'Bengaluru, Karnataka 560038', without the parts that are empty. */
export const placeLine = ({ city, state, pincode }: Pick<Profile, 'city' | 'state' | 'pincode'>): string =>
  [[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ');
