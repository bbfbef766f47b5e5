import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('updates after a pause, not with every letter', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text), { initialProps: { text: 'm' } });
  expect(result.current).toBe('m');
  for (const text of ['mi', 'mil', 'milk']) {
    rerender({ text });
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('m');
  }
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe('milk');
});
