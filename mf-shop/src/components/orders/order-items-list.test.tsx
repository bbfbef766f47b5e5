import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { anItem } from '../../testing/builders';
import { OrderItemsList } from './order-items-list';

test('the page of an order lists every item', () => {
  // The catalogue, needed only for pictures, does not load.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const names = ['Rice', 'Milk', 'Salt', 'Tea', 'Soap'];
  render(
    <MemoryRouter>
      <OrderItemsList items={names.map((name) => anItem(name, 2))} />
    </MemoryRouter>,
  );
  for (const name of names) expect(screen.getByText(name)).toBeVisible();
});
