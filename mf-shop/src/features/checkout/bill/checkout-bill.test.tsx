import { render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { billedFor, type QuoteState } from '@basket/web/checkout';
import { CheckoutBill } from './checkout-bill';

const sums = { subtotalPaise: 98_40, deliveryChargePaise: 0, totalPaise: 98_40 };

test.each([
  { method: 'cod', cashRoundingPaise: -40, rounding: '−₹0.40', toPay: '₹98' },
  { method: 'cod', cashRoundingPaise: 0, rounding: null, toPay: '₹98.40' },
  { method: 'cod', cashRoundingPaise: null, rounding: null, toPay: '₹98.40' },
  { method: 'online', cashRoundingPaise: -40, rounding: null, toPay: '₹98.40' },
] as const)('$method with a rounding of $cashRoundingPaise paise: $toPay (rule: cash-rounded)', (row) => {
  const quote: QuoteState = {
    status: 'ready',
    quote: { items: [], ...sums, cashRoundingPaise: row.cashRoundingPaise },
  };
  render(
    <CheckoutBill quote={billedFor(quote, row.method)} lines={[]} store={defaultStoreSettings}>
      Place Order
    </CheckoutBill>,
  );
  expect(screen.queryByText('Rounding')?.nextSibling?.textContent ?? null).toBe(row.rounding);
  expect(screen.getByText('To pay').nextSibling?.textContent).toBe(row.toPay);
});
