import { hoursText, isWithinHours, openingNote } from './opening-hours';

/** A moment of 20 November 2026 in India. */
const at = (hours: number, minutes = 0) => Date.UTC(2026, 10, 20, hours, minutes) - 5.5 * 3_600_000;
const day = { openingTime: '07:00:00', closingTime: '22:00:00', isOpen: true };
const night = { openingTime: '18:00:00', closingTime: '02:00:00', isOpen: true };
const always = { openingTime: '00:00:00', closingTime: '00:00:00', isOpen: true };

it.each([
  { desc: 'before opening', hours: day, now: at(6, 59), isOpen: false },
  { desc: 'at opening', hours: day, now: at(7), isOpen: true },
  { desc: 'just before closing', hours: day, now: at(21, 59), isOpen: true },
  { desc: 'at closing', hours: day, now: at(22), isOpen: false },
  { desc: 'after midnight of a night shop', hours: night, now: at(1, 30), isOpen: true },
  { desc: 'the afternoon of a night shop', hours: night, now: at(15), isOpen: false },
  { desc: 'a shop that never closes', hours: always, now: at(3), isOpen: true },
])('$desc', ({ hours, now, isOpen }) => {
  expect(isWithinHours(hours, now)).toBe(isOpen);
});

it('says what a shopper must know', () => {
  expect(openingNote(day, at(12))).toBeNull();
  expect(openingNote(day, at(23))).toBe('We deliver from 7:00 AM');
  expect(openingNote({ ...day, isOpen: false }, at(12))).toBe('The store is not taking orders right now.');
});

it('tells the hours', () => {
  expect(hoursText(day)).toBe('7:00 AM - 10:00 PM daily');
  expect(hoursText(always)).toBe('Day and night');
});
