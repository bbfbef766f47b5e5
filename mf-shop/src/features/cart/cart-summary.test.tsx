import { render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { MemoryRouter } from '@basket/web';
import { CartSummary, type Obstacle } from './cart-summary';

const totals = { subtotalPaise: 265_00, deliveryChargePaise: 50_00, totalPaise: 315_00 };
function show({ razorpayKeyId = '', obstacle = null }: { razorpayKeyId?: string; obstacle?: Obstacle }) {
  const store = { ...defaultStoreSettings, razorpayKeyId };
  render(
    <MemoryRouter>
      <CartSummary lines={[]} totals={totals} store={store} obstacle={obstacle} />
    </MemoryRouter>,
  );
}

test.each([
  { desc: 'a store that can collect online', razorpayKeyId: 'rzp_1', text: 'We accept COD UPI Card' },
  { desc: 'a store that takes only cash', razorpayKeyId: '', text: 'We accept COD' },
])('$desc says: $text (rule: payment-methods)', ({ razorpayKeyId, text }) => {
  show({ razorpayKeyId });
  expect(screen.getByText(/^We accept/)).toHaveTextContent(new RegExp(`^${text}$`));
});

test('while the store is closed nothing leads to the checkout (rule: one-promise)', () => {
  show({ obstacle: 'closed' });
  expect(screen.getByRole('button', { name: 'Store closed' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
});

test('an open store leads to the checkout', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/home/checkout');
});
