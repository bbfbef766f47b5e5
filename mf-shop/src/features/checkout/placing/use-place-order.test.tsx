import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { refusalText, type RefusalFacts } from '@basket/domain';
import { anAddress } from '@basket/domain/testing';
import {
  CallFailedError,
  CallRefusedError,
  cart,
  hasOpenAttempt,
  MemoryRouter,
  settleAttempt,
  toast,
  useLocation,
} from '@basket/web';
import { keepTyped, readTyped } from '@basket/web/places';
import { aLine } from '../../../testing/builders';
import { usePlaceOrder, type OrderIntent } from './use-place-order';

const run = jest.fn<Promise<object>, [{ delivery: { address: string } }, string]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run: (...sent: Parameters<typeof run>) => run(...sent), isBusy: false }),
  useSession: (select: (state: object) => unknown) => select({ user: { uid: 'asha' } }),
}));

const placed = { orderId: 'order1', orderNumber: 'BE2611204821' };
const intent: OrderIntent = {
  lines: [aLine()],
  delivery: anAddress(),
  paymentMethod: 'cod',
  expectedTotalPaise: 106_00,
};
const elsewhere: OrderIntent = { ...intent, delivery: anAddress({ address: '99, Residency Road' }) };
const refused = (code: 'operation_reused' | 'prices_changed', facts: RefusalFacts = {}) =>
  new CallRefusedError(code, facts, refusalText(code));
const timeoutText = 'Order placement is taking longer than expected. Please try again.';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/home/checkout']}>{children}</MemoryRouter>
);
const show = () =>
  renderHook(
    () => {
      const { pathname } = useLocation();
      return { ...usePlaceOrder(), address: pathname };
    },
    { wrapper },
  );
async function place({ result }: ReturnType<typeof show>, wanted: OrderIntent): Promise<string> {
  let status = '';
  await act(async () => {
    status = await result.current.place(wanted);
  });
  return status;
}
const sentIds = () => new Set(run.mock.calls.map(([, id]) => id));

beforeEach(() => {
  run.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  settleAttempt();
  jest.spyOn(cart, 'beginOrder').mockResolvedValue(() => undefined);
  jest.spyOn(cart, 'takeOrdered').mockReturnValue();
  for (const kind of ['success', 'error', 'info'] as const) jest.spyOn(toast, kind).mockReturnValue();
});
afterEach(() => void jest.useRealTimers());

test('an order takes its lines out of the cart, its number is said, and its page follows (rules: order-placed, typed-address)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  keepTyped('checkout', 'asha', { fields: { address: '7, Secret Lane' }, position: null });
  run.mockResolvedValue(placed);
  const page = show();
  expect(await place(page, intent)).toBe('placed');
  expect(cart.takeOrdered).toHaveBeenCalledWith('order1', intent.lines);
  expect(toast.success).toHaveBeenCalledWith(
    'Order #BE2611204821 placed successfully!',
    expect.objectContaining({}),
  );
  expect(readTyped('checkout', 'asha')).toBeNull();
  expect(hasOpenAttempt('asha')).toBe(false);
  expect(page.result.current.address).toBe('/home/checkout');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(page.result.current.address).toBe('/home/orders/order1');
});

test('without an answer the next try carries the same id, also after a reload (rules: place-order-30s, one-order-per-wish)', async () => {
  run.mockRejectedValueOnce(new CallFailedError('timeout')).mockResolvedValueOnce(placed);
  const first = show();
  expect(await place(first, intent)).toBe('unanswered');
  expect(toast.error).toHaveBeenCalledWith(timeoutText);
  expect(cart.takeOrdered).not.toHaveBeenCalled();
  expect(hasOpenAttempt('asha')).toBe(true);
  first.unmount();
  const second = show();
  expect(await place(second, intent)).toBe('placed');
  expect(run).toHaveBeenCalledTimes(2);
  expect(sentIds().size).toBe(1);
  expect(hasOpenAttempt('asha')).toBe(false);
});

test.each([
  {
    desc: 'the order that it names',
    facts: { orderId: 'order1', orderNumber: 'BE2611204821', totalPaise: 106_00 },
    address: '/home/orders/order1',
    text: 'Your first try had gone through: this is the order as you sent it then.',
  },
  {
    desc: 'the orders, where it names none',
    facts: {},
    address: '/home/orders',
    text: 'An order of yours was placed already. Please look at it before you order again.',
  },
])(
  'another address after no answer leads to $desc, and places no second one (rule: one-order-per-wish)',
  async ({ facts, address, text }) => {
    run
      .mockRejectedValueOnce(new CallFailedError('timeout'))
      .mockRejectedValueOnce(refused('operation_reused', facts));
    const first = show();
    expect(await place(first, intent)).toBe('unanswered');
    first.unmount();
    const page = show();
    expect(await place(page, elsewhere)).toBe('placed');
    expect(sentIds().size).toBe(1);
    expect(page.result.current.address).toBe(address);
    expect(toast.info).toHaveBeenCalledWith(text);
    // The account's cart says what was ordered: this page may have something else by now.
    expect(cart.takeOrdered).not.toHaveBeenCalled();
    expect(hasOpenAttempt('asha')).toBe(false);
  },
);

test('a refused order is said in the words of the server, and the next wish is another one (rule: prices-confirmed)', async () => {
  run.mockRejectedValueOnce(refused('prices_changed')).mockResolvedValueOnce(placed);
  const page = show();
  expect(await place(page, intent)).toBe('refused');
  expect(toast.error).toHaveBeenCalledWith(
    'Order failed: Prices have changed. Please check your cart.',
    expect.objectContaining({}),
  );
  expect(cart.takeOrdered).not.toHaveBeenCalled();
  expect(await place(page, { ...intent, expectedTotalPaise: 109_00 })).toBe('placed');
  expect(sentIds().size).toBe(2);
});
