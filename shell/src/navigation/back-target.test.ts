import type { Role } from '@basket/domain';
import { backTarget } from './back-target';

const cases: readonly { role: Role | null; from: string; to: string | null }[] = [
  { role: 'admin', from: '/admin', to: null },
  { role: 'admin', from: '/admin/', to: null },
  { role: 'admin', from: '/admin/products', to: '/admin' },
  { role: 'admin', from: '/admin/products/milk', to: '/admin/products' },
  { role: 'admin', from: '/admin/orders', to: '/admin' },
  { role: 'admin', from: '/admin/orders/abc', to: '/admin/orders' },
  { role: 'admin', from: '/admin/customers', to: '/admin' },
  { role: 'admin', from: '/admin/customers/abc', to: '/admin/customers' },
  { role: 'admin', from: '/admin/settings', to: '/admin' },
  { role: 'admin', from: '/contact', to: '/admin' },
  { role: 'admin', from: '/home', to: '/admin' },
  { role: 'admin', from: '/administration', to: '/admin' },
  { role: 'delivery_partner', from: '/delivery', to: null },
  { role: 'delivery_partner', from: '/delivery/orders', to: '/delivery' },
  { role: 'delivery_partner', from: '/delivery/orders/abc_1', to: '/delivery/orders' },
  { role: 'delivery_partner', from: '/delivery/wallet', to: '/delivery' },
  { role: 'customer', from: '/home', to: null },
  { role: 'customer', from: '/home/', to: null },
  { role: 'customer', from: '/home/products', to: '/home' },
  { role: 'customer', from: '/home/products/milk', to: '/home/products' },
  { role: 'customer', from: '/home/cart', to: '/home/products' },
  { role: 'customer', from: '/home/checkout', to: '/home/cart' },
  { role: 'customer', from: '/home/orders', to: '/home' },
  { role: 'customer', from: '/home/orders/abc', to: '/home/orders' },
  { role: 'customer', from: '/home/tracking/abc', to: '/home/orders' },
  { role: 'customer', from: '/home/profile', to: '/home' },
  { role: 'customer', from: '/terms', to: '/home' },
  { role: null, from: '/home/products/milk', to: '/home/products' },
  { role: null, from: '/home', to: null },
];

test.each(cases)('$role at $from goes back to $to', ({ role, from, to }) => {
  expect(backTarget(role, from)).toBe(to);
});
