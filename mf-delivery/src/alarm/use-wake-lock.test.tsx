import { act, render } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock';

const release = jest.fn(() => Promise.resolve());
const request = jest.fn(() => Promise.resolve({ release }));

beforeEach(() => {
  release.mockClear();
  request.mockClear();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function Online({ isOnline }: { readonly isOnline: boolean }) {
  useWakeLock(isOnline);
  return null;
}
const settle = () => act(() => Promise.resolve());

test('keeps the screen on while online, asks again when the page is shown again, and lets go offline', async () => {
  const { rerender } = render(<Online isOnline={false} />);
  await settle();
  expect(request).not.toHaveBeenCalled();
  rerender(<Online isOnline />);
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  rerender(<Online isOnline={false} />);
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
});

test('goes on without it where the browser refuses or has none', async () => {
  request.mockRejectedValueOnce(new Error('low battery'));
  const { unmount } = render(<Online isOnline />);
  await settle();
  unmount();
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<Online isOnline />);
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
});
