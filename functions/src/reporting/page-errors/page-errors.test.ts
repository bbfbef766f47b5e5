import { pageErrorPlaces, pageErrorReportSchema, pageErrors, type PageError } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import * as v from 'valibot';
import { seededRandom } from '../../testing/histories/faults';
import { openSimulation, type Harness } from '../../testing/harness';
import { PageErrors } from './page-errors';

const anError = {
  area: 'mf_shop',
  version: '1.0.0',
  release: '89abcdef',
  message: 'TypeError: x is undefined',
  stack: '12.89abcdef.js:1:2345',
  page: '/home/orders/#',
};

let shop: Harness;
let pages: PageErrors;
beforeEach(() => {
  shop = openSimulation(someInstant, seededRandom(3));
  pages = new PageErrors();
});
const report = (facts: Partial<typeof anError> = {}) => pages.record(shop.services, { ...anError, ...facts });
const stored = async () =>
  (await shop.db.collection(pageErrors.collection).get()).docs.map((row) => row.data() as PageError);

test('adds up an error of many pages, and writes it at most every ten seconds (rule: page-errors-told)', async () => {
  for (let page = 0; page < 50; page += 1) await report();
  expect(await stored()).toEqual([
    { ...anError, count: 1, firstSeenAt: someInstant, lastSeenAt: someInstant },
  ]);
  shop.setNow(someInstant + 10_000);
  await report();
  expect(await stored()).toEqual([
    { ...anError, count: 51, firstSeenAt: someInstant, lastSeenAt: someInstant + 10_000 },
  ]);
});

test('keeps errors of different parts and releases apart (rule: page-errors-told)', async () => {
  await report();
  await report({ release: '01234567' });
  await report({ area: 'shell' });
  expect((await stored()).map(({ area, release }) => `${area} ${release}`).toSorted()).toEqual([
    'mf_shop 01234567',
    'mf_shop 89abcdef',
    'shell 89abcdef',
  ]);
});

test('each report is a line of the log, by which operators are told, with part and build and nothing else (rule: page-errors-told)', async () => {
  for (let page = 0; page < 3; page += 1) await report();
  const { area, version, release } = anError;
  const line = { operation: 'pages.error', result: 'reported', ms: 0, area, version, release };
  expect(shop.logged).toEqual([line, line, line]);
});

test('threat-made-up-errors: thousands of builds have a fixed number of names in the log, and take none from a real one', async () => {
  await report();
  for (let index = 0; index < 1_000; index += 1) await report({ release: `made up ${index}` });
  await report();
  expect(shop.logged).toHaveLength(1_002);
  expect(new Set(shop.logged.map(({ release }) => release)).size).toBe(41);
  expect(shop.logged.at(-2)).toMatchObject({ area: 'other', version: 'other', release: 'other' });
  expect(shop.logged.at(-1)).toMatchObject({ area: 'mf_shop', release: '89abcdef' });
});

test('threat-made-up-errors: thousands of different ones fill a fixed number of documents, and take none from a real one', async () => {
  await report();
  for (let index = 0; index < 1_000; index += 1)
    await report({
      message: `made up ${String.fromCharCode(97 + (index % 26))} ${'x'.repeat(index % 19)} ${index}`,
    });
  const rows = await stored();
  expect(rows.length).toBeLessThanOrEqual(pageErrorPlaces);
  expect(rows).toContainEqual(expect.objectContaining(anError));
});

test('an error whose place is taken has another one; where all are, that of an error that nobody has met for an hour', async () => {
  await report();
  const [row] = (await shop.db.collection(pageErrors.collection).get()).docs;
  const other = { ...row?.data(), message: 'another one in this place' };
  await shop.seed({ [row?.ref.path ?? '']: other });
  await new PageErrors().record(shop.services, anError);
  expect((await stored()).map(({ message }) => message).toSorted()).toEqual([
    anError.message,
    'another one in this place',
  ]);

  const everywhere = Array.from({ length: pageErrorPlaces }, (_, place) => [pageErrors.path(place), other]);
  await shop.seed(Object.fromEntries(everywhere) as Record<string, object>);
  const isKept = async () => (await stored()).some(({ message }) => message === anError.message);
  const later = new PageErrors();
  shop.setNow(someInstant + 3_600_000);
  await later.record(shop.services, anError);
  expect(await isKept()).toBe(false);
  shop.setNow(someInstant + 3_620_000);
  await later.record(shop.services, anError);
  expect(await isKept()).toBe(true);
});

test('threat-made-up-errors: personal data in a report is removed here too', async () => {
  await report({ message: 'No order of asha@example.com, 98450 12345' });
  expect(await stored()).toMatchObject([{ message: 'No order of (e-mail) #' }]);
});

test.each([
  { desc: 'no error', errors: [] },
  { desc: 'six errors', errors: Array.from({ length: 6 }, () => anError) },
  { desc: 'a long text', errors: [{ ...anError, message: 'x'.repeat(141) }] },
  { desc: 'a trace that is none', errors: [{ ...anError, stack: 'Asha Rao' }] },
  { desc: 'a page with an id', errors: [{ ...anError, page: '/home/orders/Kj3nXo19' }] },
  { desc: 'an unknown field', errors: [{ ...anError, user: 'asha' }] },
  { desc: 'a name that is none of a remote', errors: [{ ...anError, area: '../orders' }] },
])('threat-made-up-errors: a report with $desc is refused', ({ errors }) => {
  expect(v.is(pageErrorReportSchema, { errors })).toBe(false);
});
