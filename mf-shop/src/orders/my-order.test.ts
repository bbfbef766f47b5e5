import { renderHook } from '@testing-library/react';
import type { Order, Stored } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import type { Live } from '@basket/web';
import { useMyOrder } from './my-order';

let live: Live<Stored<Order>>;
const asked: (string | null)[] = [];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown) => select({ user: { uid: 'asha' } }),
  useLiveDocument: (_schema: unknown, path: string | null) => {
    asked.push(path);
    return live;
  },
}));
beforeEach(() => void asked.splice(0));

const found = (order: Stored<Order>): Live<Stored<Order>> => ({
  status: 'ready',
  data: order,
  isFromCache: false,
});
const refused: Live<Stored<Order>> = {
  status: 'error',
  code: 'permission-denied',
  message: 'You cannot see this.',
  retry: () => undefined,
};

test.each<{ desc: string; answer: Live<Stored<Order>> }>([
  { desc: 'that the rules refuse', answer: refused },
  { desc: 'of another customer', answer: found(anOrder({ customerId: 'imran' })) },
  { desc: 'that does not exist', answer: { status: 'missing' } },
])('an order $desc is missing, one like the other (rule: own-orders)', ({ answer }) => {
  live = answer;
  expect(renderHook(() => useMyOrder('order1')).result.current).toEqual({ status: 'missing' });
  expect(asked).toEqual(['orders/order1']);
});

test.each(['../profiles', '%2e%2e%2fprofiles', 'order1/history', ''])(
  'the address "%s" is that of no order, and asks for none (rule: own-orders)',
  (orderId) => {
    live = { status: 'loading' };
    expect(renderHook(() => useMyOrder(orderId)).result.current).toEqual({ status: 'missing' });
    expect(asked).toEqual([null]);
  },
);

test('the own order is shown', () => {
  live = found(anOrder({ customerId: 'asha' }));
  expect(renderHook(() => useMyOrder('order1')).result.current).toBe(live);
});
