import { expect, test } from '@jest/globals';
import { selectionsOf } from './changed.mjs';

/** @param {string[]} changed @param {string[]} tests */
const selected = (changed, tests = []) =>
  Object.fromEntries(selectionsOf(changed, tests).map(({ part, files }) => [part.name, files]));

const page = '/shop/mf-delivery/src/features/wallet/wallet-page.tsx';
const pageTest = '/shop/mf-delivery/src/features/wallet/wallet-page.test.tsx';

test('a file of a remote is checked, and the tests that import it run', () => {
  expect(selected([page], [pageTest])).toEqual({
    imports: [page],
    types: [],
    lint: [page],
    unused: [],
    spelling: [page],
    format: [page],
    dom: [pageTest],
  });
});

test('a text is spelt and formatted; types and unused exports are looked at as a whole', () => {
  expect(Object.keys(selected(['/shop/README.md']))).toEqual(['types', 'unused', 'spelling', 'format']);
});

test('tests of handlers run on the emulators', () => {
  const handler = '/shop/functions/src/orders/place-order.callable.ts';
  const its = '/shop/functions/src/orders/place-order.emulator.test.ts';
  expect(selected([handler], [its])['handlers']).toEqual([its]);
});

test.each([
  { part: 'journeys', journey: '/shop/tests/journeys/shop/shop-find.journey.test.ts' },
  { part: 'clocks', journey: '/shop/tests/clocks/any-hour.journey.test.ts' },
])('a journey of $part runs only if it has changed itself', ({ part, journey }) => {
  expect(selected(['/shop/packages/domain/src/index.ts'], [journey])[part]).toBeUndefined();
  expect(selected([journey], [journey])[part]).toEqual([journey]);
});

test('a long test runs only if it has changed itself', () => {
  const test = '/shop/functions/src/testing/histories/histories.long.test.ts';
  expect(selected(['/shop/packages/domain/src/index.ts'], [test])['histories']).toBeUndefined();
  expect(selected([test], [test])['histories']).toEqual([test]);
});

test('nothing has changed', () => expect(selectionsOf([], [])).toEqual([]));
