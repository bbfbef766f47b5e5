import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { refusalText } from '@basket/domain';
import { anAddress } from '@basket/domain/testing';
import {
  CallFailedError,
  CallRefusedError,
  cart,
  hasOpenAttempt,
  MemoryRouter,
  openAttempt,
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
const refused = (code: 'operation_reused' | 'prices_changed') =>
  new CallRefusedError(code, {}, refusalText(code));
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

test('another address after no answer finds the first order, and places no second one (rule: one-order-per-wish)', async () => {
  run
    .mockRejectedValueOnce(new CallFailedError('timeout'))
    .mockRejectedValueOnce(refused('operation_reused'))
    .mockResolvedValueOnce(placed);
  const page = show();
  expect(await place(page, intent)).toBe('unanswered');
  expect(await place(page, elsewhere)).toBe('placed');
  const { address } = intent.delivery;
  expect(run.mock.calls.map(([sent]) => sent.delivery.address)).toEqual([
    address,
    elsewhere.delivery.address,
    address,
  ]);
  expect(sentIds().size).toBe(1);
  expect(toast.info).toHaveBeenCalledWith(
    'Your first try had gone through: this is the order as you sent it then.',
  );
  expect(cart.takeOrdered).toHaveBeenCalledWith('order1', intent.lines);
});

test('an order that was placed before this page was opened leads to the orders (rule: one-order-per-wish)', async () => {
  const { id } = openAttempt('asha');
  run.mockRejectedValueOnce(refused('operation_reused'));
  const page = show();
  expect(await place(page, intent)).toBe('open');
  expect([...sentIds()]).toEqual([id]);
  expect(page.result.current.address).toBe('/home/orders');
  expect(hasOpenAttempt('asha')).toBe(false);
});

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
