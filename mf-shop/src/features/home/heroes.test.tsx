import { render, screen } from '@testing-library/react';
import { MemoryRouter, takeUpCatalogue } from '@basket/web';
import { aCatalogue } from '../../testing/builders';
import { Heroes } from './heroes';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T22:30:00+05:30'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const dayAndNight = { openingTime: '00:00:00', closingTime: '00:00:00' };
const inTwoHours = Date.parse('2026-11-21T00:30:00+05:30');

test.each([
  { when: 'open', settings: dayAndNight, title: 'Groceries in 30 minutes' },
  {
    when: 'outside its hours',
    settings: { openingTime: '07:00:00', closingTime: '22:00:00' },
    title: 'Groceries for later',
  },
  { when: 'closed', settings: { ...dayAndNight, isOpen: false }, title: 'Groceries for later' },
  {
    when: 'paused',
    settings: { ...dayAndNight, isOpen: false, reopensAt: inTwoHours },
    title: 'Groceries for later',
  },
])('home of a store that is $when begins with "$title" (rule: one-promise)', ({ settings, title }) => {
  const { store, products, categories, ...catalogue } = aCatalogue([]);
  takeUpCatalogue({
    ...catalogue,
    categories: [...categories],
    products: [...products],
    store: { ...store, ...settings },
  });
  render(
    <MemoryRouter>
      <Heroes products={[]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('home leads to the products and to the orders', () => {
  render(
    <MemoryRouter>
      <Heroes products={[]} />
    </MemoryRouter>,
  );
  // As a text on phones, as a button on desktops.
  for (const link of screen.getAllByRole('link', { name: 'Start Shopping' }))
    expect(link).toHaveAttribute('href', '/home/products');
  expect(screen.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/home/orders');
});
