import { act, render } from '@testing-library/react';
import { afterFirstView, useHoldFirstView } from './first-view';

function Placeholder() {
  useHoldFirstView();
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Two frames and an idle moment are well past by then; the longest wait, half a minute, is not. */
const soon = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(10_000));

test('a visible placeholder delays the end of the first view', async () => {
  const task = jest.fn();
  const { rerender } = render(<Placeholder />);
  afterFirstView(task);
  await soon();
  expect(task).not.toHaveBeenCalled();
  rerender(<p>The page</p>);
  await soon();
  expect(task).toHaveBeenCalledTimes(1);
});
