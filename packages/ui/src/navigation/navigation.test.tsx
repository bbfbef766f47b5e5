import { render, screen } from '@testing-library/react';
import { IconLayoutDashboard, IconReceipt } from '../icons';
import type { LinkLikeProps } from '../lib/anchor';
import { Breadcrumb } from './breadcrumb';
import { SidebarNav } from './sidebar-nav';
import { TabLinks } from './tab-links';

describe('Breadcrumb', () => {
  test('ends with the current page', () => {
    render(<Breadcrumb items={[{ label: 'Home', to: '/home' }, { label: 'Mangoes' }]} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
    expect(screen.getByText('Mangoes')).toHaveAttribute('aria-current', 'page');
  });
});

describe('SidebarNav', () => {
  test('tells the router which links match exactly', () => {
    const NavLink = ({ to, end, ...rest }: LinkLikeProps & { end?: boolean }) => (
      <a href={to} data-end={end} {...rest} />
    );
    render(
      <SidebarNav
        label="Admin"
        as={NavLink}
        items={[
          { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard, isExact: true },
          { to: '/admin/orders', label: 'Orders', icon: IconReceipt },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('data-end', 'true');
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('data-end', 'false');
  });

  test('says beside an entry how much waits there, and nothing where nothing does (rule: counts-told)', () => {
    render(
      <SidebarNav
        label="Admin"
        as={({ to, end: _end, ...rest }) => <a href={to} {...rest} />}
        counts={{ '/admin/orders': 18, '/admin/partners': 1200 }}
        items={[
          { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard },
          { to: '/admin/orders', label: 'Orders', icon: IconReceipt },
          { to: '/admin/partners', label: 'Partners', icon: IconReceipt },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Orders18 waiting',
      'Partners999+ waiting',
    ]);
    expect(screen.getByRole('link', { name: 'Orders' })).toBeVisible();
  });
});

describe('TabLinks', () => {
  test('bring the current one into view', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const items = ['all', 'pending', 'delivered'].map((key) => ({ key, label: key, to: `/${key}` }));
    const { rerender } = render(<TabLinks label="Status" current="delivered" items={items} />);
    const row = screen.getByRole('navigation');
    expect(row.scrollLeft).toBe(600);
    row.scrollLeft = 0;
    rerender(<TabLinks label="Status" current="pending" items={items} />);
    expect(row.scrollLeft).toBe(600);
  });

  test('are links, the current one marked', () => {
    render(
      <TabLinks
        label="Status"
        current="pending"
        items={[
          { key: 'all', label: 'All Orders', to: '/admin/orders' },
          { key: 'pending', label: 'Pending', to: '/admin/orders?status=pending', count: 1284 },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'All Orders' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pending 1,284' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/admin/orders?status=pending',
    );
  });
});
