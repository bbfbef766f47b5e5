import type { CheckoutOptions } from '@basket/domain';
import { openGatewayCheckout } from './gateway-script';

const options: CheckoutOptions = {
  scriptUrl: 'http://gateway.test/v1/checkout.js',
  keyId: 'rzp_test_key',
  gatewayOrderId: 'order_1',
  amountPaise: 41_250,
  currency: 'INR',
  storeName: 'Basket Express',
  prefill: { name: 'Ananya', email: 'ananya@basket.example', contact: '9845012345' },
  notes: { address: '27, 5th Cross', order_number: 'BE2611220042' },
};
const open = () => openGatewayCheckout(options, 'BE2611220042', new AbortController().signal);
const scripts = () => [...document.head.querySelectorAll('script')];
const answer = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete window.Razorpay;
});

test('a script that fails, defines nothing or does not come in ten seconds is given up, and asked for anew', async () => {
  const blocked = open();
  answer('error');
  await expect(blocked).rejects.toThrow('did not load');

  const empty = open();
  answer('load');
  await expect(empty).rejects.toThrow('did not start');

  const slow = open().catch(String);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(scripts()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await slow).toContain('did not answer');
  expect(scripts()).toHaveLength(0);

  const opened = jest.fn();
  void open();
  window.Razorpay = class {
    readonly open = opened;
    readonly close = jest.fn();
  };
  answer('load');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveBeenCalledTimes(1);
});
