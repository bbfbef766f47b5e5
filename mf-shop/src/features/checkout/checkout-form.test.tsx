import type { ReactNode, SyntheticEvent } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FreeSlot } from '@basket/domain';
import { anAddress, storeSettings } from '@basket/domain/testing';
import { session } from '@basket/web';
import { noteLastPayment, readLastPayment } from '@basket/web/checkout';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form';
import type { PaymentChoiceProps } from './payment-choice';

const noon = Date.parse('2026-11-20T12:00:00+05:30');
const hourMs = 3_600_000;
// A function, because mocks are made before constants.
function mockChoice({ value, onChange }: Pick<PaymentChoiceProps, 'value' | 'onChange'>) {
  return <button onClick={() => onChange(value === 'cod' ? 'online' : 'cod')}>Paid: {value}</button>;
}
let nowAt = noon;
let slots: readonly FreeSlot[] = [];
let ordersPerSlot = 0;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useStoreSettings: () => storeSettings({ ordersPerSlot, razorpayKeyId: 'rzp_test_1' }),
  useSession: (select: (state: object) => unknown) => select({ user: { uid: 'asha' }, profile: null }),
  useDeliveryPromise: () => ({ kind: 'now', minutes: 30 }),
  useDeliverySlots: () => slots,
  useServerNow: () => nowAt,
  serverNow: () => nowAt,
}));
jest.mock('./bill/use-cart-quote', () => ({
  useCartQuote: () => ({
    status: 'ready',
    quote: { totalPaise: 98_00, cashRoundingPaise: null },
    refresh: () => undefined,
  }),
}));
jest.mock('./bill/checkout-bill', () => ({
  CheckoutBill: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('./bill/order-items', () => ({ OrderItems: () => null }));
jest.mock('./delivery/delivery-fields', () => ({ DeliveryFields: () => null }));
jest.mock('./placing/checkout-problems', () => ({ CheckoutProblems: () => null }));
jest.mock('./payment-choice', () => ({ PaymentChoice: mockChoice }));
jest.mock('./delivery/use-delivery-form', () => ({
  useDeliveryForm: (send: (address: object) => Promise<void>) => ({
    isWaiting: false,
    form: {
      values: { ...anAddress(), hasReceiver: false },
      props: {
        onSubmit: (event: SyntheticEvent) => {
          event.preventDefault();
          void send(anAddress());
        },
      },
    },
  }),
}));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(session, 'idToken').mockResolvedValue(null);
});

const place = jest.fn<Promise<'placed' | 'refused'>, [object]>();
const order: CheckoutFormProps['order'] = {
  place,
  isBusy: false,
  isPaying: false,
  placement: { status: 'open' },
  reset: () => undefined,
  forgetRefusal: () => undefined,
};
const form = () => <CheckoutForm lines={[]} order={order} />;
const submit = (container: Element) => {
  const found = container.querySelector('form');
  if (!found) throw new Error('no form');
  fireEvent.submit(found);
};
const radio = (name: string) => screen.getByRole('radio', { name });

test('a chosen slot that has begun is not ordered, nor anything in its place, until somebody chooses (rule: slot-begun)', async () => {
  place.mockResolvedValue('placed');
  slots = [3, 5].map((hours) => ({
    startsAt: noon + hours * hourMs,
    endsAt: noon + (hours + 2) * hourMs,
    free: 4,
  }));
  const { container, rerender } = render(form());
  await userEvent.click(radio('Choose a time'));
  expect(screen.getAllByRole('button', { name: /^Place Order/ })).not.toHaveLength(0);

  nowAt = noon + 3 * hourMs;
  rerender(form());
  expect(screen.getByRole('alert')).toHaveTextContent('3:00 pm to 5:00 pm has begun.');
  expect(screen.queryByText(/Delivery in 30 minutes/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull();
  submit(container);
  expect(place).not.toHaveBeenCalled();

  await userEvent.click(radio('5:00 pm to 7:00 pm'));
  submit(container);
  expect(place.mock.calls).toMatchObject([[{ slotStartsAt: noon + 5 * hourMs }]]);
});

test('the choice of a time is there before the store has said how many places are left (rule: delivery-slots)', () => {
  slots = [];
  ordersPerSlot = 4;
  render(form());
  expect(radio('Choose a time')).toBeEnabled();
  expect(radio('Now')).toBeChecked();
});

describe('the button says what it does (rule: order-button)', () => {
  const bar = () => within(screen.getByRole('complementary', { name: 'Place order' }));

  test('a first order is in cash; another way changes the words, and what was paid last is proposed next time (rule: last-payment)', async () => {
    place.mockResolvedValue('placed');
    const { container, unmount } = render(form());
    const button = bar().getByRole('button', { name: 'Place Order: Order, ₹98 cash' });
    expect(button).toHaveTextContent('Order, ₹98 cash');
    expect(bar().getByText('to 560071')).toBeVisible();
    expect(bar().getByText('in 30 min')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Paid: cod' }));
    expect(bar().getByRole('button', { name: 'Place Order: Pay ₹98' })).toBe(button);
    await act(async () => submit(container));
    expect(place.mock.lastCall).toMatchObject([{ paymentMethod: 'online' }]);
    expect(readLastPayment('asha')).toBe('online');
    unmount();
    render(form());
    expect(bar().getByRole('button', { name: 'Place Order: Pay ₹98' })).toBeVisible();
  });

  test('a refused order is no way of paying', async () => {
    place.mockResolvedValue('refused');
    noteLastPayment('asha', 'online');
    const { container } = render(form());
    await userEvent.click(screen.getByRole('button', { name: 'Paid: online' }));
    await act(async () => submit(container));
    expect(place.mock.lastCall).toMatchObject([{ paymentMethod: 'cod' }]);
    expect(readLastPayment('asha')).toBe('online');
  });
});
