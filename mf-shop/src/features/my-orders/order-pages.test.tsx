import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '@basket/domain/testing';
import { MemoryRouter, useLiveQuery } from '@basket/web';
import { ordersPerPage } from '../../queries';
import { OrderPages } from './order-pages';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: jest.fn(),
}));

test.each([
  { desc: 'exactly a page', found: ordersPerPage, hasOlder: false },
  { desc: 'one more', found: ordersPerPage + 1, hasOlder: true },
])('older orders are offered only if there are any: $desc', ({ found, hasOlder }) => {
  // The catalogue, needed only for pictures, does not load.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const data = Array.from({ length: found }, (_, index) => anOrder({ id: `order${index}` }));
  jest.mocked(useLiveQuery).mockReturnValue({ status: 'ready', data, isFromCache: false });
  render(
    <MemoryRouter>
      <OrderPages uid="customer1" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('list', { name: 'Your orders' }).children).toHaveLength(ordersPerPage);
  expect(screen.queryByRole('button', { name: 'Show older orders' }) !== null).toBe(hasOlder);
});

test('the focus goes on where older orders come (rule: focus-kept)', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const data = Array.from({ length: ordersPerPage + 1 }, (_, index) => anOrder({ id: `order${index}` }));
  jest.mocked(useLiveQuery).mockReturnValue({ status: 'ready', data, isFromCache: false });
  render(
    <MemoryRouter>
      <OrderPages uid="customer1" />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(screen.getByRole('group', { name: 'Older orders' })).toHaveFocus();
});

test('asks for the newest orders first, and shows them in that order', () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const numbers = ['BE2611200003', 'BE2611200002', 'BE2611200001'];
  const data = numbers.map((orderNumber) => anOrder({ id: orderNumber, orderNumber }));
  jest.mocked(useLiveQuery).mockReturnValue({ status: 'ready', data, isFromCache: false });
  render(
    <MemoryRouter>
      <OrderPages uid="customer1" />
    </MemoryRouter>,
  );
  expect(useLiveQuery).toHaveBeenCalledWith(
    expect.objectContaining({
      where: [['customerId', '==', 'customer1']],
      orderBy: [['createdAt', 'desc']],
    }),
  );
  const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(titles).toEqual(numbers.map((number) => `Order #${number}`));
});
