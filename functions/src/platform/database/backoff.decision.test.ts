import fc from 'fast-check';
import { backoffWindowMs } from './backoff.decision';

test('the older of two requests never has the longer window (rule: first-come-first-served)', () => {
  const ms = fc.nat(60_000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), ms, ms, (conflicts, a, b) => {
      const [younger, older] = [Math.min(a, b), Math.max(a, b)];
      expect(backoffWindowMs(conflicts, older)).toBeLessThanOrEqual(backoffWindowMs(conflicts, younger));
    }),
  );
});

test.each([
  { conflicts: 1, ageMs: 0, windowMs: 20 },
  { conflicts: 3, ageMs: 0, windowMs: 80 },
  { conflicts: 30, ageMs: 0, windowMs: 400 },
  { conflicts: 30, ageMs: 2_000, windowMs: 200 },
  { conflicts: 30, ageMs: 9_000, windowMs: 10 },
])('$conflicts conflicts at the age of $ageMs ms: $windowMs ms', ({ conflicts, ageMs, windowMs }) =>
  expect(backoffWindowMs(conflicts, ageMs)).toBe(windowMs),
);
