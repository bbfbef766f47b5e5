import { render, screen } from '@testing-library/react';
import { IconLayoutDashboard, IconReceipt } from '../icons';
import type { LinkLikeProps } from '../lib/anchor';
import { Breadcrumb } from './breadcrumb';
import { PageHeader } from './page-header';
import { Panel } from './panel';
import { SidebarNav } from './sidebar-nav';

describe('PageHeader', () => {
  it('has the one h1, which can take the focus, and says where its arrow leads', () => {
    render(<PageHeader title="Orders" back={{ to: '/admin', label: 'Dashboard' }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin');
  });
});

describe('Panel', () => {
  it('is a region by its title', () => {
    render(<Panel title="Bill">₹462</Panel>);
    expect(screen.getByRole('region', { name: 'Bill' })).toHaveTextContent('₹462');
  });
});

describe('Breadcrumb', () => {
  it('ends at the page itself', () => {
    render(<Breadcrumb items={[{ label: 'Home', to: '/home' }, { label: 'Mangoes' }]} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
    expect(screen.getByText('Mangoes')).toHaveAttribute('aria-current', 'page');
  });
});

describe('SidebarNav', () => {
  it('gives the router what it needs to mark the current link, and shows what waits', () => {
    const NavLink = ({ to, end, ...rest }: LinkLikeProps & { end?: boolean }) => (
      <a href={to} data-end={end} {...rest} />
    );
    render(
      <SidebarNav
        label="Admin"
        as={NavLink}
        items={[
          { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard, isExact: true },
          { to: '/admin/orders', label: 'Orders', icon: IconReceipt, count: 1018 },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('data-end', 'true');
    expect(screen.getByRole('link', { name: 'Orders 1,018' })).toHaveAttribute('data-end', 'false');
  });
});
