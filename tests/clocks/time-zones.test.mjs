/**
 * The shop's words about a time are the same on machines in every zone: rules and formats of all moments, worked out by a process in
 * each of the zones.
 * @module
 */
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/base/paths.mjs';
import { wholeTexts } from '../../tools/texts/esbuild-texts.mjs';
import { moments, shopOpensAt, timeZones, visits } from './moments.mjs';

const run = promisify(execFile);

/** A program that prints its zone's own hour, which differs, and what must not. */
const program = `
  import * as domain from './packages/domain/src/index.ts';
  import * as ui from './packages/ui/src/formats/index.ts';
  const store = { ...domain.defaultStoreSettings, ordersPerSlot: 5 };
  console.log(JSON.stringify(JSON.parse(process.argv[2]).map((at) => {
    const promise = domain.deliveryPromise(store, at);
    const slots = domain.slotsAt(store, at);
    return {
      ownHour: new Date(at).getHours(),
      said: {
        promise: ui.promiseWords(promise).text,
        date: ui.formatDateTime(at),
        weekday: ui.formatWeekday(at),
        digits: domain.indiaDateDigits(at),
        day: domain.indiaDate(at),
        today: ui.formatDateTime(domain.startOfIndiaDay(at)),
        week: ui.formatDateTime(domain.startOfIndiaWeek(at)),
        month: ui.formatDateTime(domain.startOfIndiaMonth(at)),
        slot: ui.formatSlot(slots[0], at),
      },
    };
  })));
`;

/** @type {Map<string, { ownHour: number, said: Record<string, string> }[]>} by zone */
const answers = new Map();

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'time-zones-'));
  try {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: root },
      ...{ bundle: true, format: 'esm', platform: 'node', write: false, logLevel: 'silent' },
      plugins: [wholeTexts],
    });
    const file = path.join(folder, 'say.mjs');
    await writeFile(file, outputFiles[0]?.contents ?? '');
    const times = JSON.stringify(moments.map(({ at }) => at));
    for (const zone of timeZones) {
      const { stdout } = await run(process.execPath, [file, times], { env: { ...process.env, TZ: zone } });
      answers.set(zone, JSON.parse(stdout));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

const daytime = 'Delivery in 30 minutes';
const night = 'Opens at 7:00 am: your order comes by 7:30 am';
/** @type {Readonly<Record<import('./moments.mjs').Moment['time'], { promise: string, slot: string }>>} */
const said = {
  '06:59': { promise: night, slot: 'Today, 7:00 am to 9:00 am' },
  '07:00': { promise: daytime, slot: 'Today, 9:00 am to 11:00 am' },
  '21:59': { promise: daytime, slot: 'Tomorrow, 7:00 am to 9:00 am' },
  '22:00': { promise: night, slot: 'Tomorrow, 7:00 am to 9:00 am' },
  '23:59': { promise: night, slot: 'Tomorrow, 7:00 am to 9:00 am' },
  '00:05': { promise: night, slot: 'Today, 7:00 am to 9:00 am' },
};
/** @type {Readonly<Record<string, { weekday: string, week: string, month: string }>>} */
const calendar = {
  '31 Dec 2026': { weekday: 'Thu', week: '28 Dec 2026', month: '1 Dec 2026' },
  '1 Jan 2027': { weekday: 'Fri', week: '28 Dec 2026', month: '1 Jan 2027' },
  '31 Mar 2027': { weekday: 'Wed', week: '29 Mar 2027', month: '1 Mar 2027' },
  '1 Apr 2027': { weekday: 'Thu', week: '29 Mar 2027', month: '1 Apr 2027' },
  '4 Apr 2027': { weekday: 'Sun', week: '29 Mar 2027', month: '1 Apr 2027' },
  '5 Apr 2027': { weekday: 'Mon', week: '5 Apr 2027', month: '1 Apr 2027' },
};
/** @param {string} time such as 21:59 */
const asRead = (time) => {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'am' : 'pm'}`;
};

test('the machines are in other zones', () => {
  const hours = timeZones.map((zone) =>
    answers
      .get(zone)
      ?.map(({ ownHour }) => ownHour)
      .join(),
  );
  expect(new Set(hours).size).toBe(timeZones.length);
});

test('the visits go forward, to every time of day, and twice to every day and every zone on either side', () => {
  const starts = [shopOpensAt, ...visits.map(({ at }) => at)];
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const times = new Set(moments.map(({ time }) => time));
  expect(new Set(visits.map(({ time }) => time))).toEqual(times);
  const days = visits.map(({ day }) => day.replace('the night after ', ''));
  const zones = [visits.map(({ browserZone }) => browserZone), visits.map(({ serverZone }) => serverZone)];
  for (const met of [days, ...zones]) expect(new Set(met).size).toBe(3);
  for (const met of [days, ...zones])
    for (const one of met) expect(met.filter((other) => other === one)).toHaveLength(2);
});

test('the servers of all visits but the last are in another day than India', () => {
  const dayIn = (/** @type {number} */ at, /** @type {string} */ timeZone) =>
    new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium' }).format(at);
  const differ = visits.map(({ at, serverZone }) => dayIn(at, serverZone) !== dayIn(at, 'Asia/Kolkata'));
  expect(differ).toEqual([true, true, true, true, true, false]);
});

describe.each(timeZones)('a machine in %s', (zone) => {
  test.each(moments.map((moment, index) => ({ ...moment, index })))(
    'says of $time on $dateText what India says (rule: one-promise)',
    ({ index, time, dateText, digits }) => {
      const facts = calendar[dateText];
      expect(answers.get(zone)?.[index]?.said).toEqual({
        ...said[time],
        date: `${dateText}, ${asRead(time)}`,
        weekday: facts?.weekday,
        digits,
        day: `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`,
        today: `${dateText}, 12:00 am`,
        week: `${facts?.week}, 12:00 am`,
        month: `${facts?.month}, 12:00 am`,
      });
    },
  );
});
