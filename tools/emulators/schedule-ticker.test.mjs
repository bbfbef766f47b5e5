import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { scheduleIntervalMs, startTicker } from './schedule-ticker.mjs';

const minuteMs = 60_000;

test.each([
  { schedule: 'every 1 minutes', minutes: 1 },
  { schedule: 'every 5 minutes', minutes: 5 },
  { schedule: 'every minute', minutes: 1 },
  { schedule: 'every 2 hours', minutes: 120 },
  { schedule: 'Every 1 day', minutes: 1440 },
])('$schedule', ({ schedule, minutes }) => {
  expect(scheduleIntervalMs(schedule)).toBe(minutes * minuteMs);
});

test.each(['every day 03:00', '*/5 * * * *', 'sometimes', ''])('%s is left to production', (schedule) => {
  expect(scheduleIntervalMs(schedule)).toBeUndefined();
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** @param {string} name @param {string} schedule */
const scheduled = (name, schedule) => ({ name, schedule, region: 'r', trigger: `${name}-0` });

test('starts each function when it is due, until it is stopped', () => {
  /** @type {string[]} */
  const started = [];
  const { stop } = startTicker({
    list: () => [scheduled('sweep', 'every 1 minutes'), scheduled('tidy', 'every 3 minutes')],
    invoke: ({ name }) => {
      started.push(name);
      return Promise.resolve();
    },
    log: () => {},
  });
  jest.advanceTimersByTime(3 * minuteMs);
  expect(started).toEqual(['sweep', 'sweep', 'sweep', 'tidy']);
  stop();
  jest.advanceTimersByTime(10 * minuteMs);
  expect(started).toHaveLength(4);
});

test('starts a function once that is listed once more after a reload', async () => {
  const sweep = scheduled('sweep', 'every 1 minutes');
  const invoke = jest.fn(() => Promise.resolve());
  const { stop, runAll } = startTicker({ list: () => [sweep, sweep], invoke, log: () => {} });
  await runAll();
  expect(invoke).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(minuteMs);
  expect(invoke).toHaveBeenCalledTimes(2);
  stop();
});

test('a function that fails is reported and started again', async () => {
  /** @type {string[]} */
  const lines = [];
  const invoke = jest.fn(() => Promise.reject(new Error('answer 500')));
  const { stop } = startTicker({
    list: () => [scheduled('sweep', 'every 1 minutes')],
    invoke,
    log: (line) => lines.push(line),
  });
  await jest.advanceTimersByTimeAsync(2 * minuteMs);
  stop();
  expect(invoke).toHaveBeenCalledTimes(2);
  expect(lines).toContain('sweep failed: answer 500');
});

test('starts all of them at once on demand, and throws when one fails', async () => {
  /** @type {string[]} */
  const started = [];
  const list = () => [scheduled('sweep', 'every 1 minutes'), scheduled('report', 'every day 03:00')];
  const invoke = jest.fn(async (/** @type {{ name: string }} */ { name }) => void started.push(name));
  const { stop, runAll } = startTicker({ list, invoke, log: () => {} });
  await runAll();
  expect(started).toEqual(['sweep']);
  invoke.mockRejectedValue(new Error('answer 500'));
  await expect(runAll()).rejects.toThrow('answer 500');
  stop();
});
