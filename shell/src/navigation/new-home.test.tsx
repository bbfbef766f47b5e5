import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { Role } from '@basket/domain';
import { MemoryRouter, useLocation } from '@basket/web';
import { NewHome } from './new-home';

let newRole: Role;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useRoleChange: (learn: (role: Role) => void) => useEffect(() => learn(newRole)),
}));

function Where() {
  return <p>at {useLocation().pathname}</p>;
}

test.each([
  { role: 'admin', from: '/home/products', to: '/admin' },
  { role: 'delivery_partner', from: '/home/products', to: '/delivery' },
  { role: 'customer', from: '/admin/customers', to: '/home' },
  { role: 'admin', from: '/admin/orders', to: '/admin/orders' },
  { role: 'admin', from: '/administration', to: '/admin' },
] as const)(
  'a person on $from who becomes $role is led to $to (rules: role-at-once, role-home)',
  ({ role, from, to }) => {
    newRole = role;
    render(
      <MemoryRouter initialEntries={[from]}>
        <NewHome />
        <Where />
      </MemoryRouter>,
    );
    expect(screen.getByText(`at ${to}`)).toBeVisible();
  },
);
