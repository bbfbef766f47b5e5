import { act, renderHook } from '@testing-library/react';
import { useDeliveryForm } from './use-delivery-form';
import type { MapsService } from '../places/maps-service';
import { typedPauseMs, useTypedPosition } from './use-typed-position';

const typed = { address: '14, 3rd Cross', city: 'Bengaluru', state: 'Karnataka', pincode: '560038' };
const there = { latitude: 12.97, longitude: 77.64 };
const unused = () => Promise.reject(new Error('not asked for'));

function start(positionOf: MapsService['positionOf']) {
  const maps: MapsService = { suggest: unused, details: unused, addressAt: unused, positionOf };
  return renderHook(() => {
    const delivery = useDeliveryForm(async () => undefined);
    useTypedPosition(delivery, maps);
    return delivery;
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a typed address gets its position after a pause, once (rule: typed-position)', async () => {
  const positionOf = jest.fn(async () => there);
  const { result } = start(positionOf);
  act(() => result.current.form.change(typed));
  await pass(typedPauseMs - 1);
  act(() => result.current.form.change({ address: '15, 3rd Cross' }));
  await pass(typedPauseMs - 1);
  expect(positionOf).not.toHaveBeenCalled();
  await pass(1);
  expect(positionOf.mock.calls).toEqual([[{ ...typed, address: '15, 3rd Cross' }, expect.any(AbortSignal)]]);
  expect(result.current.position).toEqual(there);
  await pass(typedPauseMs * 2);
  expect(positionOf).toHaveBeenCalledTimes(1);
});

test('an answer for an address that was changed meanwhile counts for nothing', async () => {
  let answer = (_position: typeof there | null) => {};
  const { result } = start(() => new Promise((resolve) => (answer = resolve)));
  act(() => result.current.form.change(typed));
  await pass(typedPauseMs);
  act(() => result.current.form.change({ address: 'Elsewhere' }));
  await act(async () => answer(there));
  expect(result.current.position).toBeNull();
});

test('a place that was chosen meanwhile stays, even if the answer comes before its render', async () => {
  const { result } = start(() => new Promise(() => {}));
  act(() => result.current.form.change(typed));
  const chosen = { latitude: 12.9782, longitude: 77.6408 };
  act(() => {
    result.current.choosePlace({ ...typed, ...chosen });
    result.current.locate(there);
  });
  expect(result.current.position).toEqual(chosen);
});

test.each([
  { desc: 'is not sure', positionOf: async () => null },
  { desc: 'fails', positionOf: unused },
])('without a position where the service $desc', async ({ positionOf }) => {
  const { result } = start(positionOf);
  act(() => result.current.form.change(typed));
  await pass(typedPauseMs);
  expect(result.current.position).toBeNull();
});

test('an incomplete address is not looked up', async () => {
  const positionOf = jest.fn(async () => there);
  const { result } = start(positionOf);
  act(() => result.current.form.change({ ...typed, pincode: '5600' }));
  await pass(typedPauseMs);
  expect(positionOf).not.toHaveBeenCalled();
});
