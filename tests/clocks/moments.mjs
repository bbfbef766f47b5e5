/**
 * The times at which the shop is tried: what may go wrong does so when India's day, month or year changes, at the opening and at
 * the closing, and where the machine's own day is another one.
 * @module
 */

/** Where the machine of the server, or of somebody with a browser, may be. */
export const timeZones = /** @type {const} */ (['UTC', 'America/New_York', 'Australia/Sydney']);
/** @typedef {typeof timeZones[number]} TimeZone */

/** In India: the last day of the year, of the financial year, and a Sunday on which clocks in Sydney are put back. */
const days = /** @type {const} */ ([
  {
    name: '31 December',
    date: '2026-12-31',
    text: '31 Dec 2026',
    next: '2027-01-01',
    nextText: '1 Jan 2027',
  },
  { name: '31 March', date: '2027-03-31', text: '31 Mar 2027', next: '2027-04-01', nextText: '1 Apr 2027' },
  { name: 'a Sunday', date: '2027-04-04', text: '4 Apr 2027', next: '2027-04-05', nextText: '5 Apr 2027' },
]);

/** In India; the last one follows midnight. */
const times = /** @type {const} */ (['06:59', '07:00', '21:59', '22:00', '23:59', '00:05']);
/** @typedef {typeof times[number]} TimeOfDay */

/** @param {string} date @param {string} time @returns {number} */
const inIndia = (date, time) => Date.parse(`${date}T${time}:00+05:30`);

/**
 * @typedef {object} Moment
 * @property {string} day 'a Sunday'; 'the night after a Sunday' when it follows midnight
 * @property {TimeOfDay} time
 * @property {number} at the beginning of the minute
 * @property {string} dateText as people read it: 31 Dec 2026
 * @property {string} digits the day as order numbers have it
 */

/** @param {typeof days[number]} day @param {TimeOfDay} time @returns {Moment} */
function momentOf({ name, date, text, next, nextText }, time) {
  const isAfter = time === '00:05';
  const today = isAfter ? next : date;
  return {
    day: isAfter ? `the night after ${name}` : name,
    time,
    at: inIndia(today, time),
    dateText: isAfter ? nextText : text,
    digits: today.replaceAll('-', '').slice(2),
  };
}

/** All of them. @type {readonly Moment[]} */
export const moments = days.flatMap((day) => times.map((time) => momentOf(day, time)));

/** @typedef {Moment & { browserZone: TimeZone, serverZone: TimeZone }} Visit */

/** @type {readonly (readonly [day: 0 | 1 | 2, time: TimeOfDay, browserZone: TimeZone, serverZone: TimeZone])[]} */
const visited = [
  [0, '23:59', 'America/New_York', 'Australia/Sydney'],
  [0, '00:05', 'Australia/Sydney', 'UTC'],
  [1, '06:59', 'UTC', 'America/New_York'],
  [1, '22:00', 'America/New_York', 'Australia/Sydney'],
  [2, '07:00', 'Australia/Sydney', 'America/New_York'],
  [2, '21:59', 'UTC', 'UTC'],
];

/**
 * Moments at which somebody visits the shop, in their order, because a shop's clock goes forward only. Every time of day is among
 * them, every day twice, and every zone twice for the browser and twice for the server. All servers but the last are in another day
 * than India.
 * @type {readonly Visit[]}
 */
export const visits = visited.map(([day, time, browserZone, serverZone]) => ({
  ...momentOf(days[day], time),
  browserZone,
  serverZone,
}));

/** Before the first of them: the past of the demo shop leads up to here. */
export const shopOpensAt = inIndia(days[0].date, '06:50');
