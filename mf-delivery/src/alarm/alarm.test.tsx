import { sound } from './alarm';

const vibrate = jest.fn(() => true);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('vibrates where the device can, each alarm in its own way, and does nothing where it cannot', () => {
  expect(() => sound('offer')).not.toThrow();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  sound('offer');
  sound('loss');
  const [offer, loss] = vibrate.mock.calls as unknown as [[number[]], [number[]]];
  expect(offer[0]).not.toEqual(loss[0]);
  expect(vibrate).toHaveBeenCalledTimes(2);
});
