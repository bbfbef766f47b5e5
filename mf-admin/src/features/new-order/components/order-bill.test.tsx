import { render, screen } from '@testing-library/react';
import { aPublishedProduct } from '@basket/domain/testing';
import type { OrderTime } from '../use-order-time';
import { useQuote } from '../use-quote';
import { OrderBill } from './order-bill';

const quoted = jest.fn<Promise<object>, []>();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: () => quoted(),
}));

const lines = [{ id: 'leaf', product: aPublishedProduct({ id: 'leaf' }), options: [], quantity: 1 }];
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
  const { quote } = useQuote(lines);
  return (
    <OrderBill
      lines={lines}
      quote={quote}
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
