import { dayMs, type readSourcePlaces, type RequestOf } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { gzipSync } from 'node:zlib';
import { tidy } from '../../entry-points/tidy.schedule';
import { freshHarness } from '../../testing/fresh-harness';
import { profileDocument, refusalOf } from '../../testing/harness';
import { ownBucket } from '../../testing/own-bucket';
import { readSourcePlacesOperation } from './read-source-places.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
}));
const bucket = ownBucket('maps.appspot.com');
beforeEach(() => bucket().deleteFiles({ force: true }));

const file = '12.89abcdef.js';
const release = '0123456789abcdef';
/** A map by which the first place of a script leads to the first place of a source. */
const mapTo = (source: string) => ({ version: 3, sources: [source], names: ['add'], mappings: 'AAAAA' });
const packed = (maps: object) => gzipSync(JSON.stringify(maps));
const keep = (name: string, content: Buffer) =>
  bucket().file(`source-maps/${name}.json.gz`).save(content, { resumable: false });
const asked = { area: 'mf_shop', release, stack: `${file}:1:1` };
const ask = (input: Partial<RequestOf<typeof readSourcePlaces>> = {}, uid = 'admin1') =>
  harness.run(readSourcePlacesOperation, uid, { ...asked, ...input });
const told = (maps: string, ...sources: readonly (string | null)[]) => ({
  maps,
  places: sources.map((source) => expect.objectContaining({ source })),
});

test('an error’s places lead to the sources of its release (rule: places-led-back)', async () => {
  await keep(`mf-shop/${release}`, packed({ [file]: mapTo('mf-shop/src/cart.ts') }));
  expect(await ask({ stack: `${file}:1:1 9.01234567.js:1:1` })).toEqual({
    maps: 'kept',
    places: [
      { place: `${file}:1:1`, source: 'mf-shop/src/cart.ts:1:1 add' },
      { place: '9.01234567.js:1:1', source: null },
    ],
  });
  // Of another part, and of another release, they are no help.
  expect(await ask({ area: 'mf_admin' })).toEqual(told('missing', null));
  expect(await ask({ release: 'fedcba9876543210' })).toEqual(told('missing', null));
  expect(await ask({ release: release.slice(0, 15) })).toEqual(told('missing', null));
});

test('a remote’s error that was thrown in the shell leads to the sources of the shell', async () => {
  await keep(`mf-shop/${release}`, packed({ [file]: mapTo('mf-shop/src/cart.ts') }));
  await keep('shell/11111111.0000000000000001', packed({ 'main.11111111.js': mapTo('shell/src/main.tsx') }));
  await keep('shell/11111111.0000000000000002', packed({ 'vendor.22222222.js': mapTo('vendor.ts') }));
  const stack = `main.11111111.js:1:1 ${file}:1:1`;
  expect(await ask({ stack })).toEqual(
    told('kept', 'shell/src/main.tsx:1:1 add', 'mf-shop/src/cart.ts:1:1 add'),
  );
  // The shell's own error names its main script, which two releases have in common.
  expect(
    await ask({ area: 'shell', release: '11111111', stack: 'main.11111111.js:1:1 vendor.22222222.js:1:1' }),
  ).toEqual(told('kept', 'shell/src/main.tsx:1:1 add', 'vendor.ts:1:1 add'));
});

test('maps with damage lead nowhere and say so, and no longer once they are whole', async () => {
  await keep(`mf-shop/${release}`, Buffer.from('no maps'));
  expect(await ask()).toEqual(told('damaged', null));
  expect(harness.logged).toContainEqual(
    expect.objectContaining({ operation: 'store.sourceMaps', result: 'damaged' }),
  );
  await keep(`mf-shop/${release}`, packed({ [file]: mapTo('mf-shop/src/cart.ts') }));
  expect(await ask()).toEqual(told('kept', 'mf-shop/src/cart.ts:1:1 add'));
});

test('threat-hostile-places: a release that leaves its folder, or a part that does, reaches no other object', async () => {
  await keep('secret', packed({ [file]: mapTo('secret.ts') }));
  await keep(`shell/${release}`, packed({ [file]: mapTo('shell.ts') }));
  for (const hostile of ['../secret', `../shell/${release}`, '', '*', release.toUpperCase(), 'not built'])
    expect(await ask({ release: hostile }).catch((error: unknown) => error)).not.toHaveProperty(
      'maps',
      'kept',
    );
  for (const area of ['../source-maps', 'mf_shop/../shell', 'SHELL', '__proto__'])
    expect(await refusalOf(ask({ area }))).toBe('invalid_request');
  for (const stack of ['../../secret.js:1:1', `${file}:1:99999999`, `${file}:-1:1`, `${file}:1e9:1`])
    expect(await refusalOf(ask({ stack }))).toBe('invalid_request');
});

test('threat-kept-maps: a customer, and nobody, asks for sources', async () => {
  await keep(`mf-shop/${release}`, packed({ [file]: mapTo('mf-shop/src/cart.ts') }));
  expect(await refusalOf(ask({}, 'customer1'))).toBe('not_allowed');
  expect(await refusalOf(ask({}, 'nobody'))).toBe('not_allowed');
});

test('maps leave after 90 days, but not the newest 20 of a site (rule: maps-kept)', async () => {
  const nameOf = (index: number) => `mf-shop/${String(index).padStart(16, '0')}`;
  const stored = async () => (await bucket().getFiles({ prefix: 'source-maps/' }))[0].map(({ name }) => name);
  await keep('mf-admin/0000000000000000', packed({}));
  for (let index = 0; index < 22; index += 1) {
    await keep(nameOf(index), packed({}));
    // Times of files are whole milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const tidyAt = async (at: number) => {
    harness.setNow(at);
    await tidy(harness.services);
  };
  await tidyAt(Date.now() + 89 * dayMs);
  expect(await stored()).toHaveLength(23);
  await tidyAt(Date.now() + 91 * dayMs);
  const left = await stored();
  expect(left).toHaveLength(21);
  for (const gone of [nameOf(0), nameOf(1)]) expect(left).not.toContain(`source-maps/${gone}.json.gz`);
  expect(harness.logged.at(-1)).toMatchObject({ parts: { sourceMaps: { count: 2 } } });
});
