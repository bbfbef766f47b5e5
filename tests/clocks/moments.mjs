/**
 * The times at which the shop is tried: what may go wrong does so when India's day, month or year changes, at the opening and at
 * the closing, and where the machine's own day is another one.
 * @module
 */

/** Where the machine may be. */
export const timeZones = /** @type {const} */ (['UTC', 'America/New_York', 'Australia/Sydney']);

/** In India: the last day of the year, of the financial year, and a Sunday on which clocks in Sydney are put back. */
const days = /** @type {const} */ ([
  {
    date: '2026-12-31',
    text: '31 Dec 2026',
    next: '2027-01-01',
    nextText: '1 Jan 2027',
  },
  { date: '2027-03-31', text: '31 Mar 2027', next: '2027-04-01', nextText: '1 Apr 2027' },
  { date: '2027-04-04', text: '4 Apr 2027', next: '2027-04-05', nextText: '5 Apr 2027' },
]);

/** In India; the last one follows midnight. */
const times = /** @type {const} */ (['06:59', '07:00', '21:59', '22:00', '23:59', '00:05']);

/** @param {string} date @param {string} time @returns {number} */
const inIndia = (date, time) => Date.parse(`${date}T${time}:00+05:30`);

/**
 * @typedef {object} Moment
 * @property {typeof times[number]} time
 * @property {number} at the beginning of the minute
 * @property {string} dateText as people read it: 31 Dec 2026
 * @property {string} digits the day as order numbers have it
 */

/** @type {readonly Moment[]} */
export const moments = days.flatMap(({ date, text, next, nextText }) =>
  times.map((time) => {
    const isAfter = time === '00:05';
    const today = isAfter ? next : date;
    return {
      time,
      at: inIndia(today, time),
      dateText: isAfter ? nextText : text,
      digits: today.replaceAll('-', '').slice(2),
    };
  }),
);
