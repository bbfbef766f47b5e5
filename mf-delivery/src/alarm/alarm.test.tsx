import { sound } from './alarm';

const vibrate = jest.fn(() => true);
const activate = (hasBeenActive: boolean): void => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
};
afterEach(() => {
  vibrate.mockClear();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('vibrates where the device can, each alarm in its own way, and does nothing where it cannot', () => {
  expect(() => sound('offer')).not.toThrow();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  activate(true);
  sound('offer');
  sound('loss');
  const [offer, loss] = vibrate.mock.calls as unknown as [[number[]], [number[]]];
  expect(offer[0]).not.toEqual(loss[0]);
  expect(vibrate).toHaveBeenCalledTimes(2);
});

test('an alarm does not try to vibrate before the page was pressed: browsers call that an error', () => {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  activate(false);
  sound('offer');
  expect(vibrate).not.toHaveBeenCalled();
});
