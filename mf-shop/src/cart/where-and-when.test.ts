import type { DeliveryPromise } from '@basket/domain';
import { comingWords, whereAndWhen } from './where-and-when';

const sevenAt = Date.parse('2026-11-20T07:00:00+05:30');
const now: DeliveryPromise = { kind: 'now', minutes: 30 };
const opening: DeliveryPromise = { kind: 'opening', opensAt: sevenAt, byAt: sevenAt + 30 * 60_000 };
const closed = (takesSlots: boolean | null): DeliveryPromise => ({
  kind: 'closed',
  reopensAt: null,
  askedAt: null,
  takesSlots,
});

test.each([
  { desc: 'an open store', name: 'Home', promise: now, words: 'To Home, in 30 min' },
  { desc: 'a pincode', name: '560038', promise: now, words: 'To 560038, in 30 min' },
  { desc: 'no place', name: null, promise: now, words: 'In 30 min' },
  { desc: 'a store that opens', name: 'Work', promise: opening, words: 'To Work, by 7:30 am' },
  { desc: 'slots only', name: 'Home', promise: closed(true), words: 'To Home, later today or tomorrow' },
  { desc: 'a closed store', name: 'Home', promise: closed(false), words: 'To Home' },
  { desc: 'nothing known', name: null, promise: closed(null), words: '' },
])('$desc: "$words" (rule: cart-bar)', ({ name, promise, words }) => {
  expect(whereAndWhen(name, comingWords(promise))).toBe(words);
});
