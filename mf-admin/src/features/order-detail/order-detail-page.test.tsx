import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { OrderDetailPage } from './order-detail-page';

let orderId: string;
const asked: (string | null)[] = [];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useParams: () => ({ orderId }),
  useLiveQuery: () => ({ status: 'loading' }),
  useLiveDocument: (_schema: unknown, path: string | null) => {
    asked.push(path);
    return { status: path === null ? 'loading' : 'missing' };
  },
}));

test.each([
  { desc: 'of no order', id: 'there-is-none', isAsked: true },
  { desc: 'that no order can have', id: '../profiles', isAsked: false },
])('an address $desc says so, and leads to the orders', ({ id, isAsked }) => {
  orderId = id;
  asked.splice(0);
  render(
    <MemoryRouter>
      <OrderDetailPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Order Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
  expect(asked.some((path) => path?.startsWith('orders/'))).toBe(isAsked);
});
