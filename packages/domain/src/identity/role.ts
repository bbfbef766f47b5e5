import * as v from 'valibot';
import { t } from '../texts';

export const roles = ['customer', 'admin', 'delivery_partner'] as const;
export const roleSchema = v.picklist(roles);
export type Role = v.InferOutput<typeof roleSchema>;

/** As a person reads it, e.g. in the refusal of a sign-in with the wrong role. */
export const roleNames: Readonly<Record<Role, string>> = {
  get customer() {
    return t('roles.customer');
  },
  get admin() {
    return t('roles.admin');
  },
  get delivery_partner() {
    return t('roles.deliveryPartner');
  },
};

/** Where each role lives (rule: role-home). */
export const homePathOf = (role: Role | null): string =>
  role === 'admin' ? '/admin' : role === 'delivery_partner' ? '/delivery' : '/home';
