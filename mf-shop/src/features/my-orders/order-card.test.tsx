import { act, render, screen, waitFor } from '@testing-library/react';
import { languageOf, orderStatuses, type Order, type Stored } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { chooseLanguage, MemoryRouter } from '@basket/web';
import { anItem } from '../../testing/builders';
import { OrderCard } from './order-card';

beforeEach(() => {
  // The catalogue, needed only for pictures, does not load.
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});

const show = (order: Stored<Order>, isSample = false) =>
  render(
    <MemoryRouter>
      <OrderCard order={order} isSample={isSample} />
    </MemoryRouter>,
  );
const has = (role: 'link' | 'button', name: RegExp) => screen.queryByRole(role, { name }) !== null;

test('shows three items and counts the rest', () => {
  show(anOrder({ items: ['Rice', 'Milk', 'Salt', 'Soap', 'Tea'].map((name) => anItem(name, 2)) }));
  expect(screen.getByText('Salt', { exact: false })).toBeVisible();
  expect(screen.queryByText('Soap', { exact: false })).toBeNull();
  expect(screen.getByText('+2 more items')).toBeVisible();
});

test.each(orderStatuses)('offers what fits while %s', (status) => {
  show(anOrder({ status }));
  const hasEnded = status === 'delivered' || status === 'cancelled';
  expect(has('link', /Track Order/)).toBe(!hasEnded);
  if (!hasEnded)
    expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
      'href',
      '/home/tracking/order1',
    );
  expect(has('button', /Cancel Order/)).toBe(status === 'pending');
  expect(has('link', /View Details/)).toBe(true);
});

test('cancelled, it leaves the focus at its other actions (rule: focus-kept)', async () => {
  const { rerender } = show(anOrder({ status: 'pending' }));
  act(() => screen.getByRole('button', { name: 'Cancel Order' }).focus());
  rerender(
    <MemoryRouter>
      <OrderCard order={anOrder({ status: 'cancelled' })} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(Order Again|View Details)/));
});

test('the card of an order that waits for its payment has its Pay, before the rest (rule: payment-told)', () => {
  show(anOrder({ paymentMethod: 'online', paymentDueAt: null, totalPaise: 132_00 }));
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pay ₹132 for order BE2611204821');
});

test('the card has no actions for a sample', () => {
  show(anOrder(), true);
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the card does not call an unpaid cancelled order pending', () => {
  show(anOrder({ status: 'cancelled' }));
  expect(screen.getByText('Nothing was charged')).toBeVisible();
  expect(screen.queryByText('Pending')).toBeNull();
});

test('says what a cash order still costs', () => {
  show(anOrder({ paymentMethod: 'cod', paymentStatus: 'pending', totalPaise: 1086_00 }));
  expect(screen.getByText('Pay ₹1,086 in cash at the door')).toBeVisible();
});

test.each(['pending', 'paid'] as const)(
  'an order of ₹0 whose payment is %s says that nothing is to pay (rule: small-sums)',
  (paymentStatus) => {
    show(anOrder({ paymentMethod: 'cod', paymentStatus, totalPaise: 0 }));
    expect(screen.getByText('Nothing to pay')).toBeVisible();
    expect(screen.queryByText(/in cash at the door/)).toBeNull();
  },
);

test('shows the pictures of its first items', () => {
  show(anOrder({ items: ['Rice', 'Milk', 'Salt', 'Soap'].map((name) => anItem(name, 2)) }));
  expect(screen.getByTestId('order-pictures').children).toHaveLength(3);
});

test('shows hostile text as text', () => {
  show(anOrder({ items: [anItem('<img src=x onerror=alert(1)>')] }));
  expect(screen.getByText('<img src=x onerror=alert(1)>', { exact: false })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('items are in the language that is read, also after a change (rule: order-names)', async () => {
  const eggs = { ...anItem('Eggs'), texts: { hi: { name: 'अंडे' } } };
  const { container } = show(anOrder({ items: [eggs, anItem('Milk')] }));
  expect(container).toHaveTextContent('1 × Eggs1 × Milk');
  await act(() => chooseLanguage(languageOf('hi')));
  expect(container).toHaveTextContent('1 × अंडे1 × Milk');
  await act(() => chooseLanguage(languageOf('en')));
  expect(container).toHaveTextContent('1 × Eggs1 × Milk');
});
