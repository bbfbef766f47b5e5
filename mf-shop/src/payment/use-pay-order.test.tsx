import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CallFailedError, CallRefusedError, MemoryRouter, toast, useLocation } from '@basket/web';
import { useGatewayTrouble } from './gateway-trouble';
import { usePayOrder } from './use-pay-order';

const checkout = {
  scriptUrl: 'http://gateway.test/v1/checkout.js',
  keyId: 'rzp_test_key',
  gatewayOrderId: 'order_1',
  amountPaise: 41_250,
  currency: 'INR',
  storeName: 'Basket Express',
  prefill: { name: 'Ananya', email: 'ananya@basket.example', contact: '9845012345' },
  notes: { address: '27, 5th Cross', order_number: 'BE2611220042' },
};
const order = { id: 'order-id', orderNumber: 'BE2611220042' };
const answer = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'a'.repeat(64),
};

const start = jest.fn<Promise<object>, unknown[]>();
const verify = jest.fn<Promise<void>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (...parameters: unknown[]) => start(...parameters),
  verifyPayment: (request: object) => verify(request),
}));

/** The gateway's checkout, as the customer uses it. */
interface Opened {
  readonly options: {
    readonly handler: (given: object) => void;
    readonly modal: { readonly ondismiss: () => void };
  };
  readonly close: jest.Mock;
}
let opened: Opened[];

beforeEach(() => {
  opened = [];
  start.mockReset().mockResolvedValue({ checkout, paymentDueAt: 1 });
  verify.mockReset().mockResolvedValue();
  Object.assign(window, {
    Razorpay: class {
      readonly close = jest.fn();
      constructor(readonly options: Opened['options']) {}
      open(): void {
        opened.push(this);
      }
    },
  });
  // The script's file is not there: what it defines is.
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
});

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
type Known = NonNullable<Parameters<typeof usePayOrder>[0]>;
const renderPaying = () =>
  renderHook(
    ({ known }: { known: Known }) => {
      const { pathname, search } = useLocation();
      return { ...usePayOrder(known), isTroubled: useGatewayTrouble(), address: pathname + search };
    },
    { wrapper, initialProps: { known: { paymentMethod: 'online', paymentStatus: 'pending' } } },
  );

async function openCheckout() {
  const hook = renderPaying();
  let outcome: Promise<string> = Promise.resolve('');
  act(() => {
    outcome = hook.result.current.pay(order);
  });
  await waitFor(() => expect(opened).toHaveLength(1));
  const [checkoutWindow] = opened;
  if (!checkoutWindow) throw new Error('No checkout was opened');
  return { ...hook, checkoutWindow, outcome };
}

test('a gateway that does not open is said, and remembered until it opens (rule: payment-blocked)', async () => {
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    queueMicrotask(() => (script as HTMLScriptElement).onerror?.(new Event('error')));
  });
  const { result } = renderPaying();
  await act(async () => {
    expect(await result.current.pay(order)).toBe('not-started');
  });
  expect(error.mock.calls).toEqual([['Failed to initialize payment']]);
  expect(result.current.isTroubled).toBe(true);

  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
  let outcome: Promise<string> = Promise.resolve('');
  act(() => {
    outcome = result.current.pay(order);
  });
  await waitFor(() => expect(opened).toHaveLength(1));
  await act(async () => {
    opened[0]?.options.modal.ondismiss();
    expect(await outcome).toBe('dismissed');
  });
  expect(result.current.isTroubled).toBe(false);
});

test('opens the checkout with everything that the server answered', async () => {
  const { checkoutWindow } = await openCheckout();
  expect(checkoutWindow.options).toMatchObject({
    key: 'rzp_test_key',
    amount: 41_250,
    currency: 'INR',
    order_id: 'order_1',
    name: 'Basket Express',
    prefill: checkout.prefill,
    notes: checkout.notes,
  });
});

test('a confirmed payment shows the order with ?payment=success', async () => {
  const { result, checkoutWindow, outcome } = await openCheckout();
  await act(async () => {
    checkoutWindow.options.handler(answer);
    await outcome;
  });
  expect(verify).toHaveBeenCalledWith({ ...answer, order_id: 'order-id' });
  expect(result.current.address).toBe('/home/orders/order-id?payment=success');
  expect(result.current.isBusy).toBe(false);
});

test('an answer that is not genuine shows ?payment=failed and says so', async () => {
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  verify.mockRejectedValue(new CallRefusedError('payment_verification_failed', {}, 'no'));
  const { result, checkoutWindow, outcome } = await openCheckout();
  await act(async () => {
    checkoutWindow.options.handler(answer);
    await outcome;
  });
  expect(error).toHaveBeenCalledWith('Payment verification failed');
  expect(result.current.address).toBe('/home/orders/order-id?payment=failed');
});

test('closing the checkout leaves the order payable', async () => {
  const { result, checkoutWindow, outcome } = await openCheckout();
  await act(async () => {
    checkoutWindow.options.modal.ondismiss();
    expect(await outcome).toBe('dismissed');
  });
  expect(verify).not.toHaveBeenCalled();
  expect(result.current.address).toBe('/');
});

test('a report without an answer is sent again, with the same payment', async () => {
  verify.mockRejectedValueOnce(new CallFailedError('offline'));
  const { result, checkoutWindow, outcome } = await openCheckout();
  await act(async () => {
    checkoutWindow.options.handler(answer);
    expect(await outcome).toBe('paid');
  });
  expect(verify).toHaveBeenCalledTimes(2);
  expect(result.current.address).toBe('/home/orders/order-id?payment=success');
});

test('a payment that does not count is refunded: shows the server’s words', async () => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  verify.mockRejectedValue(new CallRefusedError('payment_refunded', {}, 'It is being refunded.'));
  const { result, checkoutWindow, outcome } = await openCheckout();
  await act(async () => {
    checkoutWindow.options.handler(answer);
    expect(await outcome).toBe('refunded');
  });
  expect(info).toHaveBeenCalledWith('It is being refunded.');
  expect(result.current.address).toBe('/');
});

test('a double tap opens one checkout', async () => {
  const { result } = renderPaying();
  act(() => {
    void result.current.pay(order);
    void result.current.pay(order);
  });
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(start).toHaveBeenCalledTimes(1);
});

test('leaving the screen closes the checkout', async () => {
  const { unmount, checkoutWindow, outcome } = await openCheckout();
  unmount();
  expect(await outcome).toBe('dismissed');
  expect(checkoutWindow.close).toHaveBeenCalled();
});

test('an order that is paid elsewhere meanwhile closes the checkout and shows it as paid', async () => {
  const { result, rerender, checkoutWindow, outcome } = await openCheckout();
  rerender({ known: { paymentMethod: 'online', paymentStatus: 'paid' } });
  await act(async () => {
    expect(await outcome).toBe('paid');
  });
  expect(checkoutWindow.close).toHaveBeenCalled();
  expect(result.current.address).toBe('/home/orders/order-id?payment=success');
});

test('an order that goes to cash meanwhile closes the checkout, and the page stays (rule: cash-instead)', async () => {
  const { result, rerender, checkoutWindow, outcome } = await openCheckout();
  rerender({ known: { paymentMethod: 'cod', paymentStatus: 'pending' } });
  await act(async () => {
    expect(await outcome).toBe('dismissed');
  });
  expect(checkoutWindow.close).toHaveBeenCalled();
  expect(result.current.address).toBe('/');
});

test('a refusal shows the server’s words', async () => {
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  start.mockRejectedValue(new CallRefusedError('order_already_paid', {}, 'This order is already paid.'));
  const { result } = renderPaying();
  await act(async () => {
    expect(await result.current.pay(order)).toBe('not-started');
  });
  expect(error).toHaveBeenCalledWith('This order is already paid.');
});
