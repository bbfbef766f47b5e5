import { render, screen } from '@testing-library/react';
import { PageHeader } from './page-header';
import { Panel } from './panel';

describe('PageHeader', () => {
  test('has the h1 of the page, which can be focused', () => {
    render(<PageHeader title="Orders" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveAttribute('tabindex', '-1');
  });
});

describe('Panel', () => {
  test('is a region named by its title', () => {
    render(<Panel title="Bill">₹462</Panel>);
    expect(screen.getByRole('region', { name: 'Bill' })).toHaveTextContent('₹462');
  });
});
