import { isWithinHours } from './opening-hours';

/** A moment of 20 November 2026 in India. */
const at = (time: string): number => Date.parse(`2026-11-20T${time}:00+05:30`);
const day = { openingTime: '07:00:00', closingTime: '22:00:00' };
const night = { openingTime: '18:00:00', closingTime: '02:00:00' };
const always = { openingTime: '00:00:00', closingTime: '00:00:00' };

test.each([
  { desc: 'before opening', hours: day, time: '06:59', isOpen: false },
  { desc: 'at opening', hours: day, time: '07:00', isOpen: true },
  { desc: 'just before closing', hours: day, time: '21:59', isOpen: true },
  { desc: 'at closing', hours: day, time: '22:00', isOpen: false },
  { desc: 'after midnight of a night shop', hours: night, time: '01:30', isOpen: true },
  { desc: 'the afternoon of a night shop', hours: night, time: '15:00', isOpen: false },
  { desc: 'a shop that never closes', hours: always, time: '03:00', isOpen: true },
])('$desc', ({ hours, time, isOpen }) => {
  expect(isWithinHours(hours, at(time))).toBe(isOpen);
});
