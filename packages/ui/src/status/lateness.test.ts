import { latenessOf } from './lateness';

test.each([
  [24, 'calm', '24 min left'],
  [10, 'calm', '10 min left'],
  [9.9, 'urgent', '9 min left'],
  [0.5, 'urgent', 'due now'],
  [0, 'urgent', 'due now'],
  [-0.5, 'late', 'late'],
  [-12, 'late', '12 min late'],
  [-75, 'late', '1 h 15 min late'],
])('with %d min to the promise an order is %s: %s', (minutes, level, text) => {
  expect(latenessOf(minutes * 60_000, 0)).toEqual({ level, text });
});
