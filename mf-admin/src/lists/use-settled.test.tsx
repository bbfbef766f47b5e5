import { act, renderHook } from '@testing-library/react';
import type { Live } from '@basket/web';
import { useSettled } from './use-settled';

const ready = (data: string[], isFromCache: boolean): Live<string[]> => ({
  status: 'ready',
  data,
  isFromCache,
});
const loading: Live<string[]> = { status: 'loading' };
const part = ready(['asha'], true);
const whole = ready(['asha', 'imran'], false);

const settle = (first: Live<string[]>) =>
  renderHook(({ live }: { live: Live<string[]> }) => useSettled(live), { initialProps: { live: first } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a list from the cache, which may be a part', () => {
  test('loads until the server has answered, and stays when the connection breaks', () => {
    const { result, rerender } = settle(part);
    expect(result.current).toEqual(loading);
    rerender({ live: whole });
    expect(result.current).toBe(whole);
    const cut = ready(['asha', 'imran'], true);
    rerender({ live: cut });
    expect(result.current).toBe(cut);
  });

  test('is shown once the server has been silent for five seconds; another list waits again', () => {
    const { result, rerender } = settle(part);
    act(() => jest.advanceTimersByTime(4_999));
    expect(result.current).toEqual(loading);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(part);
    rerender({ live: loading });
    rerender({ live: part });
    expect(result.current).toEqual(loading);
  });

  test('is shown at once without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(settle(part).result.current).toBe(part);
  });
});

test.each<Live<string[]>>([
  whole,
  { status: 'missing' },
  { status: 'error', code: 'unavailable', message: 'No', retry: () => undefined },
])('the answer of the server is passed on at once: $status', (live) => {
  expect(settle(live).result.current).toBe(live);
});
