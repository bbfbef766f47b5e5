import { render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { MemoryRouter } from '@basket/web';
import { CartSummary } from './cart-summary';

const totals = { subtotalPaise: 265_00, deliveryChargePaise: 50_00, totalPaise: 315_00 };
function show(razorpayKeyId: string) {
  const store = { ...defaultStoreSettings, razorpayKeyId };
  render(
    <MemoryRouter>
      <CartSummary lines={[]} totals={totals} store={store}>
        The way on
      </CartSummary>
    </MemoryRouter>,
  );
}

test.each([
  { desc: 'a store that can collect online', razorpayKeyId: 'rzp_1', text: 'We accept COD UPI Card' },
  { desc: 'a store that takes only cash', razorpayKeyId: '', text: 'We accept COD' },
])('$desc says: $text (rule: payment-methods)', ({ razorpayKeyId, text }) => {
  show(razorpayKeyId);
  expect(screen.getByText(/^We accept/)).toHaveTextContent(new RegExp(`^${text}$`));
});
