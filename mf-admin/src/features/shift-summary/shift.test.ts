import { shiftOf, shiftText, today, waitText } from './shift';

const midnight = Date.parse('2026-11-19T18:30:00Z');
const hour = 3_600_000;

test('a day is that of India, a shift the hours of it', () => {
  const day = shiftOf({ day: '2026-11-20', from: '', until: '' });
  expect(day).toEqual({ fromAt: midnight, untilAt: midnight + 24 * hour });
  const shift = shiftOf({ day: '2026-11-20', from: '07:00', until: '15:30' });
  expect(shift).toEqual({ fromAt: midnight + 7 * hour, untilAt: midnight + 15.5 * hour });
  expect(shiftOf({ day: '2026-11-20', from: '15:30', until: '' })).toEqual({
    fromAt: midnight + 15.5 * hour,
    untilAt: midnight + 24 * hour,
  });
  expect(today(midnight - 1).day).toBe('2026-11-19');
});

test.each([
  { day: '', from: '', until: '', problem: 'Choose a day.' },
  { day: '2026-11-20', from: '25:00', until: '', problem: 'Choose a day.' },
  { day: '2026-11-20', from: '15:00', until: '15:00', problem: 'The shift ends before it begins.' },
])('$day from "$from" until "$until": $problem', ({ problem, ...fields }) => {
  expect(shiftOf(fields)).toEqual({ problem });
});

test('a shift is named by its day, and by its hours if it is a part of one', () => {
  expect(shiftText({ fromAt: midnight, untilAt: midnight + 24 * hour })).toBe('20 Nov 2026');
  expect(shiftText({ fromAt: midnight + 7 * hour, untilAt: midnight + 15 * hour })).toBe(
    '20 Nov 2026, 7:00 am to 3:00 pm',
  );
});

test.each([
  { ms: null, text: '–' },
  { ms: 8_400, text: '8 s' },
  { ms: 60_000, text: '1 min' },
  { ms: 65 * 60_000, text: '1 h 5 min' },
])('$ms ms: $text', ({ ms, text }) => {
  expect(waitText(ms)).toBe(text);
});
