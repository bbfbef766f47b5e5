import { hoursText, openingNote } from './opening-hours';

/** A moment of 20 November 2026 in India. */
const at = (hours: number, minutes = 0) => Date.UTC(2026, 10, 20, hours, minutes) - 5.5 * 3_600_000;
const day = { openingTime: '07:00:00', closingTime: '22:00:00', isOpen: true };
const always = { openingTime: '00:00:00', closingTime: '00:00:00', isOpen: true };

test('says when the store is closed (rule: hours-inform)', () => {
  expect(openingNote(day, at(12))).toBeNull();
  expect(openingNote(day, at(23))).toBe('We deliver from 7:00 AM');
  expect(openingNote({ ...day, isOpen: false }, at(12))).toBe('The store is not taking orders right now.');
});

test('returns the hours as text', () => {
  expect(hoursText(day)).toBe('7:00 AM - 10:00 PM daily');
  expect(hoursText(always)).toBe('Day and night');
});
