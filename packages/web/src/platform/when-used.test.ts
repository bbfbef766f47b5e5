import { whenUsed } from './when-used';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pointerdown', 'keydown', 'scroll'])('the first %s runs the task, once', (kind) => {
  const task = jest.fn();
  whenUsed(task);
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(kind));
  window.dispatchEvent(new Event(kind));
  jest.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('four seconds run it too', () => {
  const task = jest.fn();
  whenUsed(task);
  jest.advanceTimersByTime(3999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});
