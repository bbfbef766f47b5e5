import {
  formatClockTime,
  formatDate,
  formatDateTime,
  formatRelativeMinutes,
  formatShortDateTime,
  formatSpan,
  formatTime,
} from './dates';

/** 20 November 2026, 18:42 in India. */
const evening = Date.UTC(2026, 10, 20, 13, 12);
const minuteMs = 60_000;

describe('dates and times in IST', () => {
  test.each([
    { desc: 'evening', at: evening, day: '20 Nov 2026', clock: '6:42 pm' },
    {
      desc: 'midnight belongs to the new day',
      at: Date.UTC(2026, 10, 20, 18, 30),
      day: '21 Nov 2026',
      clock: '12:00 am',
    },
    {
      desc: 'a minute before midnight',
      at: Date.UTC(2026, 10, 20, 18, 29),
      day: '20 Nov 2026',
      clock: '11:59 pm',
    },
    { desc: 'noon', at: Date.UTC(2026, 0, 1, 6, 30), day: '1 Jan 2026', clock: '12:00 pm' },
    {
      desc: 'new year comes earlier in India',
      at: Date.UTC(2025, 11, 31, 18, 30),
      day: '1 Jan 2026',
      clock: '12:00 am',
    },
    {
      desc: 'September is three letters',
      at: Date.UTC(2026, 8, 9, 3, 35),
      day: '9 Sep 2026',
      clock: '9:05 am',
    },
    { desc: 'leap day', at: Date.UTC(2028, 1, 29, 0, 0), day: '29 Feb 2028', clock: '5:30 am' },
  ])('$desc: $day, $clock', ({ at, day, clock }) => {
    expect(formatDate(at)).toBe(day);
    expect(formatTime(at)).toBe(clock);
    expect(formatDateTime(at)).toBe(`${day}, ${clock}`);
  });

  test('has a short form', () => {
    expect(formatShortDateTime(evening)).toBe('20 Nov, 6:42 pm');
  });

  test('contains only plain spaces', () => {
    expect(formatDateTime(evening)).toMatch(/^[\x20-\x7e]+$/);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %p', (at) => {
    expect(() => formatDate(at)).toThrow(RangeError);
  });
});

describe('formatClockTime', () => {
  test.each([
    { text: '07:00:00', clock: '7:00 am' },
    { text: '22:00:00', clock: '10:00 pm' },
    { text: '00:15', clock: '12:15 am' },
    { text: '12:30', clock: '12:30 pm' },
  ])('$text is $clock', ({ text, clock }) => {
    expect(formatClockTime(text)).toBe(clock);
  });

  test.each(['', '24:00', '7', '10:60', 'noon'])('refuses %p', (text) => {
    expect(() => formatClockTime(text)).toThrow(RangeError);
  });
});

describe('spans', () => {
  test.each([
    { minutes: -5, text: 'just now' },
    { minutes: 0.9, text: 'just now' },
    { minutes: 1, text: '1 min' },
    { minutes: 59.9, text: '59 min' },
    { minutes: 60, text: '1 h' },
    { minutes: 125, text: '2 h 5 min' },
    { minutes: 24 * 60, text: '1 day' },
    { minutes: 3 * 24 * 60, text: '3 days' },
  ])('$minutes minutes: $text', ({ minutes, text }) => {
    expect(formatSpan(minutes)).toBe(text);
  });

  test('says how long ago', () => {
    expect(formatRelativeMinutes(evening - 6 * minuteMs, evening)).toBe('6 min ago');
    expect(formatRelativeMinutes(evening - 10, evening)).toBe('just now');
    expect(formatRelativeMinutes(evening + 5 * minuteMs, evening)).toBe('just now');
  });
});
