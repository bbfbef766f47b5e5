import { act, renderHook } from '@testing-library/react';
import { quoteOrder } from '@basket/domain';
import { call, CallFailedError, CallRefusedError } from '@basket/web';
import { useQuote } from './use-quote';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: jest.fn(),
}));
const asked = jest.mocked(call);

const linesOf = (quantity: number) =>
  quantity === 0 ? [] : [{ productId: 'rice', optionIds: [], quantity }];
const quoteOf = (totalPaise: number) => ({
  ...{ items: [], cashRoundingPaise: null, deliveryChargePaise: 0 },
  ...{ subtotalPaise: totalPaise, totalPaise },
});
const onAnswer = jest.fn();

function show(quantity: number) {
  return renderHook(({ units, isPaused }) => useQuote(linesOf(units), { isPaused, onAnswer }), {
    initialProps: { units: quantity, isPaused: false },
  });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onAnswer.mockReset();
  asked.mockReset().mockImplementation((_contract, input) => {
    const { lines } = input as { lines: { quantity: number }[] };
    return Promise.resolve(quoteOf((lines[0]?.quantity ?? 0) * 10_00));
  });
});
afterEach(() => jest.useRealTimers());

test('the first lines are quoted at once, later ones when nobody taps any more (rule: server-prices)', async () => {
  const { result, rerender } = show(1);
  expect(result.current.status).toBe('loading');
  await pass(0);
  expect(asked).toHaveBeenLastCalledWith(quoteOrder, { lines: linesOf(1) });
  expect(result.current.quote?.totalPaise).toBe(10_00);
  rerender({ units: 2, isPaused: false });
  expect(result.current.status).toBe('loading');
  await pass(200);
  rerender({ units: 3, isPaused: false });
  await pass(299);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(result.current.quote?.totalPaise).toBe(30_00);
  expect(onAnswer.mock.calls).toMatchObject([
    [{ status: 'ready', quote: { totalPaise: 10_00 } }],
    [{ status: 'ready', quote: { totalPaise: 30_00 } }],
  ]);
});

test('an answer that was overtaken counts for nothing', async () => {
  let answer: (quote: object) => void = () => undefined;
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { result, rerender } = show(1);
  await pass(0);
  rerender({ units: 2, isPaused: false });
  await pass(300);
  await act(async () => answer(quoteOf(1)));
  expect(result.current.quote?.totalPaise).toBe(20_00);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('without lines nothing is asked, and no earlier bill stays', async () => {
  const { result, rerender } = show(0);
  await pass(1000);
  expect(asked).not.toHaveBeenCalled();
  rerender({ units: 1, isPaused: false });
  await pass(300);
  expect(result.current.status).toBe('ready');
  rerender({ units: 0, isPaused: false });
  expect(result.current).toMatchObject({ status: 'loading', quote: null });
});

test('while it is paused the bill stays as it is', async () => {
  const { result, rerender } = show(1);
  await pass(0);
  rerender({ units: 2, isPaused: true });
  await pass(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(result.current.quote?.totalPaise).toBe(10_00);
  rerender({ units: 2, isPaused: false });
  expect(result.current.status).toBe('loading');
  await pass(300);
  expect(result.current.quote?.totalPaise).toBe(20_00);
});

test('refusals and failures are told apart, and both are asked again on request', async () => {
  const refusal = new CallRefusedError('out_of_stock', {}, 'Out of stock.');
  asked.mockRejectedValueOnce(refusal).mockRejectedValueOnce(new CallFailedError('offline'));
  const { result } = show(1);
  await pass(0);
  expect(result.current).toMatchObject({ status: 'refused', refusal });
  act(() => result.current.refresh());
  await pass(300);
  expect(result.current).toMatchObject({ status: 'failed', message: new CallFailedError('offline').message });
  act(() => result.current.refresh());
  await pass(300);
  expect(result.current.status).toBe('ready');
});
