import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type RefusalCode, type RefusalFacts } from '@basket/domain';
import { anAddress } from '@basket/domain/testing';
import { CallRefusedError, cart, emailVerification, MemoryRouter, toast, useCart } from '@basket/web';
import { billedFor, type BillState, type QuoteState } from '@basket/web/checkout';
import { aLine } from '../../../testing/builders';
import { CheckoutProblems } from './checkout-problems';
import type { Placement } from './use-place-order';

const open: Placement = { status: 'open' };
const refusal = (code: RefusalCode, facts: RefusalFacts = {}) =>
  new CallRefusedError(code, facts, refusalText(code, facts));
const quoteOf = (unitPricePaise: number, cashRoundingPaise: number | null = null): QuoteState => ({
  status: 'ready',
  quote: {
    items: [{ ...aLine(), unitPricePaise, totalPaise: 2 * unitPricePaise }],
    subtotalPaise: 2 * unitPricePaise,
    deliveryChargePaise: 50_00,
    totalPaise: 2 * unitPricePaise + 50_00,
    cashRoundingPaise,
  },
});
const quoted = (unitPricePaise: number) => billedFor(quoteOf(unitPricePaise), 'cod');

function Problems({ quote, placement = open }: { quote: BillState; placement?: Placement }) {
  const lines = useCart((state) => state.lines);
  return (
    <MemoryRouter>
      <CheckoutProblems
        lines={lines}
        quote={quote}
        placement={placement}
        onFixed={() => undefined}
        onRetry={() => undefined}
        onAgain={onAgain}
      />
      <output data-testid="quantities">{lines.map(({ quantity }) => quantity).join()}</output>
    </MemoryRouter>
  );
}

const onAgain = jest.fn();
const notice = () => screen.getByText(/Your total is now/).closest('[role=status]');

beforeEach(() => act(() => cart.restore([aLine()])));

test('shows nothing without a problem', () => {
  render(<Problems quote={quoted(28_00)} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByTestId('quantities').parentElement).toHaveTextContent(/^2$/);
});

test('names products that ran out and adjusts the cart', async () => {
  const error = refusal('out_of_stock', { productId: 'toned-milk', available: 1 });
  render(<Problems quote={{ status: 'refused', quote: null, refusal: error }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Only 1 of Toned Milk left.');
  await userEvent.click(screen.getByRole('button', { name: 'Change to 1' }));
  expect(screen.getByTestId('quantities')).toHaveTextContent(/^1$/);
});

test('shows changed prices and the new total (rule: prices-confirmed)', () => {
  render(<Problems quote={quoted(30_00)} />);
  expect(notice()).toHaveTextContent('Toned Milk: ₹30, was ₹28. Your total is now ₹110.');
});

test('shows the new total after a refusal for changed prices (rule: prices-confirmed)', () => {
  const placement: Placement = { status: 'refused', refusal: refusal('prices_changed') };
  render(<Problems quote={quoted(28_00)} placement={placement} />);
  expect(notice()).toHaveTextContent('Prices have changed. Please check your cart.Your total is now ₹106.');
});

test.each([
  { method: 'cod', total: '₹106' },
  { method: 'online', total: '₹106.40' },
] as const)('the new total is the one that is paid by $method: $total (rule: cash-rounded)', (row) => {
  const placement: Placement = { status: 'refused', refusal: refusal('prices_changed') };
  render(<Problems quote={billedFor(quoteOf(28_20, -40), row.method)} placement={placement} />);
  expect(notice()).toHaveTextContent(new RegExp(`Your total is now ${row.total}\\.(?!\\d)`));
});

test('links to the orders if the outcome is unknown', () => {
  render(<Problems quote={quoted(28_00)} placement={{ status: 'unanswered' }} />);
  expect(screen.getByText('We could not confirm your order yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/home/orders');
});

test('cash above the limit offers to verify the e-mail address (rule: unverified-cash)', async () => {
  const request = jest.spyOn(emailVerification, 'request').mockResolvedValue(true);
  const told = jest.spyOn(toast, 'success').mockReturnValue();
  const error = refusal('cash_needs_verification', { limitPaise: 3000_00 });
  render(<Problems quote={quoted(28_00)} placement={{ status: 'refused', refusal: error }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Verify e-mail' }));
  expect(request).toHaveBeenCalledTimes(1);
  expect(told.mock.calls).toEqual([['We have sent you a link. Please open it.']]);
});

test('says what another device has just ordered, leads to it, and orders it again on request (rule: ordered-just-now)', async () => {
  const facts = { orderId: 'order1', orderNumber: 'BE2611204821', seconds: 12 };
  const intent = {
    lines: [],
    delivery: anAddress(),
    paymentMethod: 'cod',
    expectedTotalPaise: 98_00,
  } as const;
  const placement: Placement = { status: 'repeated', refusal: refusal('ordered_just_now', facts), intent };
  render(<Problems quote={quoted(28_00)} placement={placement} />);
  expect(screen.getByText('You ordered this 12 seconds ago as BE2611204821.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at the order' })).toHaveAttribute(
    'href',
    '/home/orders/order1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order again anyway' }));
  expect(onAgain.mock.calls).toEqual([[intent]]);
});
