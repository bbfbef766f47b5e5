import type { Role } from '@basket/domain';

interface BackRule {
  readonly from: RegExp;
  readonly to: string;
}

/**
 * The target of the Back button (rule: back-target): from a detail page to its list, from a list to the start of
 * the area. The first matching rule applies; a page without one is a start page without Back button.
 */
const rules: Readonly<Record<Role, readonly BackRule[]>> = {
  admin: [
    { from: /^\/admin\/products\/./, to: '/admin/products' },
    { from: /^\/admin\/orders\/picking\/./, to: '/admin/orders/picking' },
    { from: /^\/admin\/orders\/./, to: '/admin/orders' },
    { from: /^\/admin\/customers\/./, to: '/admin/customers' },
    { from: /^\/admin\/delivery-partners\/./, to: '/admin/delivery-partners' },
    { from: /^\/(?!admin\/?$)/, to: '/admin' },
  ],
  delivery_partner: [
    { from: /^\/delivery\/orders\/./, to: '/delivery/orders' },
    { from: /^\/(?!delivery\/?$)/, to: '/delivery' },
  ],
  customer: [
    { from: /^\/home\/products\/./, to: '/home/products' },
    { from: /^\/home\/cart\/?$/, to: '/home/products' },
    { from: /^\/home\/(orders|tracking)\/./, to: '/home/orders' },
    { from: /^\/home\/checkout\/?$/, to: '/home/cart' },
    { from: /^\/(?!home\/?$)/, to: '/home' },
  ],
};

/**
 * @param role null while no profile is loaded, and for visitors: they are shown the shop, as customers are
 * @returns null on the start page of the role's area
 */
export function backTarget(role: Role | null, path: string): string | null {
  return rules[role ?? 'customer'].find(({ from }) => from.test(path))?.to ?? null;
}
