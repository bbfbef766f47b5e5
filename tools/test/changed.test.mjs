import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { journeysFor, nearest, selectionsOf } from './changed.mjs';

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

test('handlers and histories run if their room has changed, or they have themselves', () => {
  const order = '/shop/packages/domain/src/orders/pricing.ts';
  const inRoom = '/shop/functions/src/orders/placing/place-order.emulator.test.ts';
  const elsewhere = '/shop/functions/src/wallet/withdrawals.emulator.test.ts';
  const history = '/shop/functions/src/testing/histories/histories.test.ts';
  const cheap = '/shop/functions/src/wallet/wallet.test.ts';
  expect(nearest([order], [inRoom, elsewhere, history, cheap])).toEqual([inRoom, cheap]);
  expect(nearest([order, history], [elsewhere, history])).toEqual([history]);
});

test('a long test runs only if it has changed itself', () => {
  const test = '/shop/functions/src/testing/histories/histories.long.test.ts';
  expect(selected(['/shop/packages/domain/src/index.ts'], [test])['histories']).toBeUndefined();
  expect(selected([test], [test])['histories']).toEqual([test]);
});

test('nothing has changed', () => expect(selectionsOf([], [])).toEqual([]));

const wallet = 'mf-delivery/src/features/wallet/wallet-page.tsx';
const map = {
  [wallet]: ['partner-money'],
  'packages/ui/src/forms/field.tsx': ['a', 'b', 'c', 'd', 'e', 'f', 'partner-money'],
};
const journeys = (/** @type {string[]} */ ...files) => journeysFor(files, map).chosen;

test('the journeys that run most of what has changed run, five at most, and the others are named', () => {
  expect(journeys(wallet)).toEqual(['partner-money']);
  expect(journeysFor([wallet, 'packages/ui/src/forms/field.tsx'], map)).toEqual({
    chosen: ['partner-money', 'a', 'b', 'c', 'd'],
    leftOut: ['e', 'f'],
  });
});

test('a file that runs nothing has the journeys of its folder', () => {
  expect(journeys('mf-delivery/src/features/wallet/wallet-page.module.css')).toEqual(['partner-money']);
});

test('a file that no journey is known for has five that open every app', () => {
  expect(journeys('packages/domain/src/new/rule.ts')).toHaveLength(5);
  expect(journeys('packages/domain/src/new/rule.ts')).toContain('order-from-cart-to-wallet');
});

test.each(['README.md', 'mf-delivery/src/features/wallet/wallet-page.test.tsx', 'tests/support/browser.ts'])(
  '%s changes nothing in a browser',
  (file) => expect(journeysFor([file], map)).toEqual({ chosen: [], leftOut: [] }),
);

test('the map knows the journeys and the files that there are', () => {
  const kept = JSON.parse(readFileSync(path.join(root, 'tests/journeys/touched.json'), 'utf8'));
  const files = Object.keys(kept);
  expect(files.length).toBeGreaterThan(300);
  // Nine of ten: a file that moves does not wait for a new map, and the day comes when a map is too old.
  expect(files.filter((file) => existsSync(path.join(root, file))).length).toBeGreaterThan(
    files.length * 0.9,
  );
  const known = new Set(Object.values(kept).flat());
  const unknown = journeysFor(['packages/domain/src/new/rule.ts'], {}).chosen.filter(
    (name) => !known.has(name),
  );
  expect(unknown).toEqual([]);
});
