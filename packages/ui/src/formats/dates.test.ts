import {
  formatClockTime,
  formatDate,
  formatDateTime,
  formatDayMonth,
  minutesUntil,
  formatRelativeMinutes,
  formatShortDateTime,
  formatSpan,
  formatTime,
  formatWeekday,
} from './dates';

/** 20 November 2026, 18:42 in India. */
const EVENING = Date.UTC(2026, 10, 20, 13, 12);
const MINUTE = 60_000;

describe('dates and times in IST', () => {
  it.each([
    { desc: 'evening', at: EVENING, day: '20 Nov 2026', clock: '6:42 pm' },
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

  it('has short forms', () => {
    expect(formatDayMonth(EVENING)).toBe('20 Nov');
    expect(formatShortDateTime(EVENING)).toBe('20 Nov, 6:42 pm');
    expect(formatWeekday(EVENING)).toBe('Fri');
  });

  it('holds only plain spaces', () => {
    expect(formatDateTime(EVENING)).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %p', (at) => {
    expect(() => formatDate(at)).toThrow(RangeError);
  });
});

describe('formatClockTime', () => {
  it.each([
    { text: '07:00:00', clock: '7:00 am' },
    { text: '22:00:00', clock: '10:00 pm' },
    { text: '00:15', clock: '12:15 am' },
    { text: '12:30', clock: '12:30 pm' },
  ])('$text is $clock', ({ text, clock }) => {
    expect(formatClockTime(text)).toBe(clock);
  });

  it.each(['', '24:00', '7', '10:60', 'noon'])('refuses %p', (text) => {
    expect(() => formatClockTime(text)).toThrow(RangeError);
  });
});

describe('spans', () => {
  it.each([
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

  it('says how long ago', () => {
    expect(formatRelativeMinutes(EVENING - 6 * MINUTE, EVENING)).toBe('6 min ago');
    expect(formatRelativeMinutes(EVENING - 10, EVENING)).toBe('just now');
    expect(formatRelativeMinutes(EVENING + 5 * MINUTE, EVENING)).toBe('just now');
  });

  it.each([
    { ms: 14 * MINUTE, left: 14 },
    { ms: 13 * MINUTE + 1, left: 14 },
    { ms: 0, left: 0 },
    { ms: -5 * MINUTE, left: 0 },
  ])('$ms ms left are $left minutes', ({ ms, left }) => {
    expect(minutesUntil(EVENING + ms, EVENING)).toBe(left);
  });
});
