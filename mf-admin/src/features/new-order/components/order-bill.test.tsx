import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestLines } from '@basket/domain';
import { aPublishedProduct } from '@basket/domain/testing';
import { CallFailedError, CallRefusedError } from '@basket/web';
import { billedFor, useQuote } from '@basket/web/checkout';
import type { OrderTime } from '../use-order-time';
import { OrderBill } from './order-bill';

const quoted = jest.fn<Promise<object>, []>();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: () => quoted(),
}));

const product = aPublishedProduct({ id: 'leaf' });
const lines = [{ id: 'leaf', productId: 'leaf', product, options: [], quantity: 1 }];
const time: OrderTime = {
  choice: {
    slots: [],
    wanted: null,
    slot: null,
    problem: null,
    canComeSoon: false,
    choose: () => undefined,
  },
  promise: { kind: 'now', minutes: 30 },
  nowAt: 0,
  words: 'Delivery in 30 minutes',
};

interface BillProps {
  readonly formId?: string | null;
  readonly choice?: OrderTime['choice'];
}

function Bill({ formId = null, choice = time.choice }: BillProps) {
  const { refresh, ...exact } = useQuote(requestLines(lines));
  return (
    <OrderBill
      lines={lines}
      quote={billedFor(exact, 'cod')}
      onRetry={refresh}
      time={{ ...time, choice }}
      problem={null}
      isBusy={false}
      formId={formId}
    />
  );
}

test.each([
  { exact: 98_40, cashRoundingPaise: -40, rounding: '−₹0.40', label: 'Cash on delivery', total: '₹98' },
  { exact: 98_40, cashRoundingPaise: null, rounding: null, label: 'Cash on delivery', total: '₹98.40' },
  { exact: 40, cashRoundingPaise: -40, rounding: '−₹0.40', label: 'Nothing to pay', total: '₹0' },
])('the bill of $exact paise by phone is $total (rules: cash-rounded, small-sums)', async (row) => {
  const { exact, cashRoundingPaise, rounding, label, total } = row;
  const sums = { subtotalPaise: exact, deliveryChargePaise: 0, totalPaise: exact };
  quoted.mockResolvedValue({ items: [], ...sums, cashRoundingPaise });
  render(<Bill />);
  expect((await screen.findByText(label)).nextSibling?.textContent).toBe(total);
  expect(screen.queryByText('Rounding')?.nextSibling?.textContent ?? null).toBe(rounding);
});

test('no order is taken for a slot that has begun, until a time is chosen again (rule: slot-begun)', async () => {
  const sums = { subtotalPaise: 98_00, deliveryChargePaise: 0, totalPaise: 98_00 };
  quoted.mockResolvedValue({ items: [], ...sums, cashRoundingPaise: null });
  const chosen = { ...time.choice, wanted: 1, canComeSoon: true };
  const { rerender } = render(<Bill formId="order" choice={{ ...chosen, problem: 'It has begun.' }} />);
  await screen.findByText('Cash on delivery');
  const button = screen.getByRole('button', { name: 'Place order' });
  expect(button).toBeDisabled();
  rerender(<Bill formId="order" choice={{ ...chosen, wanted: 'soon' }} />);
  expect(button).toBeEnabled();
});

test.each([
  { code: 'out_of_stock', facts: { available: 1 }, text: 'Only 1 of Leaf left.' },
  { code: 'quantity_too_large', facts: { limit: 9 }, text: 'An order can have at most 9 of Leaf.' },
] as const)('the server names what it cannot sell: $text (rule: server-prices)', async (row) => {
  quoted.mockRejectedValue(new CallRefusedError(row.code, { name: 'Leaf', ...row.facts }, 'Refused.'));
  render(<Bill formId="order" />);
  expect(await screen.findByText(row.text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled();
});

test('a bill that could not be loaded is asked for again', async () => {
  const sums = { subtotalPaise: 98_00, deliveryChargePaise: 0, totalPaise: 98_00 };
  quoted.mockResolvedValue({ items: [], ...sums, cashRoundingPaise: null });
  quoted.mockRejectedValueOnce(new CallFailedError('server'));
  render(<Bill />);
  expect(await screen.findByText(/The bill could not be loaded. Please try again./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Cash on delivery')).toBeVisible();
});
