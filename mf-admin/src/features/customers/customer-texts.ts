import { roles, type Role, type Profile } from '@basket/domain';
import { t } from '../../texts';

export const roleLabels: Readonly<Record<Role, () => string>> = {
  customer: () => t('customers.roleCustomer'),
  admin: () => t('customers.roleAdmin'),
  delivery_partner: () => t('customers.roleDeliveryPartner'),
};

export const roleOptions = () => roles.map((role) => ({ value: role, label: roleLabels[role]() }));

/** Roles by what they may do. A change to a lower rank ends the person's sessions. */
const rank: Readonly<Record<Role, number>> = { customer: 0, delivery_partner: 1, admin: 2 };

/** The consequences of a change of role, one sentence each, to show before it is made. */
export function roleConsequences(from: Role, to: Role): readonly string[] {
  return [
    ...(from === 'admin' ? [t('customers.losesPanel')] : []),
    ...(from === 'delivery_partner' ? [t('customers.losesOffers')] : []),
    ...(to === 'admin' ? [t('customers.becomesAdmin')] : []),
    ...(to === 'delivery_partner' ? [t('customers.becomesPartner')] : []),
    ...(rank[to] < rank[from] ? [t('customers.signedOut')] : []),
  ];
}

/** 'Bengaluru, Karnataka 560038', without the parts that are empty. */
export const placeLine = ({ city, state, pincode }: Pick<Profile, 'city' | 'state' | 'pincode'>): string =>
  [[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ');
