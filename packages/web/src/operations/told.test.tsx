import { act, renderHook } from '@testing-library/react';
import { refusalText } from '@basket/domain';
import { CallRefusedError, toast } from '@basket/web';
import { useToldRun, type ToldWords } from './told';

type Input = { readonly units: number };
const run = jest.fn<Promise<number>, [Input]>();
const next = jest.fn();
const refused = new CallRefusedError('insufficient_balance', {}, refusalText('insufficient_balance'));

beforeEach(() => {
  next.mockReset();
  run.mockReset().mockResolvedValue(7);
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

const told = (words: Partial<ToldWords<Input, number>> = {}) =>
  renderHook(() => useToldRun({ run, isBusy: false }, { failed: 'Failed to adjust stock', ...words })).result;

test.each<{ desc: string; done: ToldWords<Input, number>['done']; said: string[][] }>([
  { desc: 'its message', done: 'Done', said: [['Done']] },
  {
    desc: 'a message of its answer and its input',
    done: (left, { units }) => `${units} more, ${left} now`,
    said: [['2 more, 7 now']],
  },
  { desc: 'no message where there is none', done: () => null, said: [] },
  { desc: 'no message by default', done: undefined, said: [] },
])('a success is told by $desc, and its answer goes on', async ({ done, said }) => {
  const hook = told({ ...(done && { done }) });
  await act(() => hook.current.run({ units: 2 }, next));
  expect(jest.mocked(toast.success).mock.calls).toEqual(said);
  expect(next.mock.calls).toEqual([[7]]);
  expect(hook.current.failure).toBeNull();
});

test('a failure is told with its reason, and shown until the next try (rule: failures-told)', async () => {
  run.mockRejectedValueOnce(refused);
  const hook = told({ done: 'Done' });
  await act(() => hook.current.run({ units: 2 }, next));
  const text = `Failed to adjust stock. ${refusalText('insufficient_balance')}`;
  expect(hook.current.failure).toBe(text);
  expect(jest.mocked(toast.error).mock.calls).toEqual([[text]]);
  expect(toast.success).not.toHaveBeenCalled();
  expect(next).not.toHaveBeenCalled();

  let answer = (_left: number): void => undefined;
  run.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  let trying = Promise.resolve();
  act(() => void (trying = hook.current.run({ units: 2 }, next)));
  expect(hook.current.failure).toBeNull();
  await act(async () => {
    answer(7);
    await trying;
  });
  expect(next).toHaveBeenCalledTimes(1);
});

test('the words of a failure may depend on it and on the input', async () => {
  run.mockRejectedValue(refused);
  const failed = jest.fn((_error: unknown, { units }: Input) => `Failed to add ${units}`);
  const hook = told({ failed });
  await act(() => hook.current.run({ units: 2 }));
  expect(failed).toHaveBeenCalledWith(refused, { units: 2 });
  expect(hook.current.failure).toMatch(/^Failed to add 2\. /);
});
