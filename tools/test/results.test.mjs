import { couldNotRun, failureLines, retryLines, summaryLine, total } from './results.mjs';

const passed = { part: 'unit', passed: 12, failed: 0, details: [] };
const failed = { part: 'lint', passed: 0, failed: 1, details: ['one\ntwo\n'] };

test('the last line counts everything, including what could not run', () => {
  expect(summaryLine([passed, failed, couldNotRun('journeys', 'no browser')])).toBe('12 passed, 2 failed');
  expect(summaryLine([passed])).toBe('12 passed, 0 failed');
  expect(total([])).toEqual({ passed: 0, failed: 0 });
});

test('prints failures with their part and omits what passed', () => {
  const text = failureLines([passed, failed, couldNotRun('journeys', 'no browser')]).join('\n');
  expect(text).toMatch(/lint: 1 failed/);
  expect(text).toMatch(/one\ntwo/);
  expect(text).toMatch(/journeys: 1 failed[^]*no browser/);
  expect(text).not.toMatch(/unit/);
});

test('prints tests that needed a second try with the reason, and counts them as passed', () => {
  const journeys = {
    part: 'journeys',
    passed: 3,
    failed: 0,
    details: [],
    retried: ['● an order\n\ntoo slow'],
  };
  const text = retryLines([passed, failed, journeys]).join('\n');
  expect(text).toMatch(/journeys: 1 passed on the second try[^]*● an order\n\ntoo slow/);
  expect(text).not.toMatch(/unit|lint/);
  expect(failureLines([journeys])).toEqual([]);
});

test('a very long failure is cut', () => {
  const details = [Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n')];
  const lines = failureLines([{ part: 'lint', passed: 0, failed: 1, details }]);
  expect(lines.length).toBeLessThan(140);
  expect(lines.at(-1)).toBe('… and 380 more lines');
});
