/**
 * `searches.jsonl` says what people type and what they have to find in the demo shop: `first` are among the first three, all of the first
 * three are of `firstOf`, `never` is not among the first eight, and of `nothing` there is nothing.
 * @module
 */
import { beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { demoDocuments } from '../documents.mjs';
import { loadDomain } from '../load-domain.mjs';
import { readGroceryWords, withGroceryWords } from './grocery-words.mjs';
import { readCatalogue } from './read-catalogue.mjs';

/**
 * @typedef {{ typed: string, first?: readonly string[], firstOf?: readonly string[], never?: readonly string[], nothing?: true }} Search
 */

/** @type {readonly Search[]} */
const searches = readFileSync(new URL('searches.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
/** The floor, of ninety: a change that makes more of them right raises it. */
const atLeastRight = 86;

/** @type {import('./read-catalogue.mjs').Catalogue} */
let catalogue;
/** @type {(typed: string) => string[]} the names of what is found, the best first */
let find;

beforeAll(async () => {
  catalogue = await readCatalogue();
  const domain = await loadDomain();
  const { buildPublication, buildSearchIndex, byPopularity, defaultStoreSettings, parseDocument } = domain;
  const stored = catalogue.products.map((product) => ({ ...product, createdAt: 0, updatedAt: 0 }));
  const { soldFigures } = domain;
  const figures = demoDocuments({ domain, catalogue, now: Date.UTC(2026, 10, 20, 12, 45) }).find(
    ([path]) => path === soldFigures.path(),
  );
  const { units } = parseDocument(soldFigures.schema, soldFigures.path(), 'sold', figures?.[1]);
  const products = byPopularity(buildPublication(stored, [], defaultStoreSettings, { sold: units }).cards);
  const nameOf = new Map(products.map(({ id, name }) => [id, name]));
  const index = buildSearchIndex(products);
  find = (typed) =>
    [...(index.search(typed)?.scores ?? [])]
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => nameOf.get(id) ?? '');
});

/** @param {Search} search @returns {string[]} what is wrong with that which it finds */
function faultsOf({ typed, first = [], firstOf, never = [], nothing }) {
  const found = find(typed);
  const three = found.slice(0, 3);
  return [
    ...first.filter((name) => !three.includes(name)).map((name) => `${name} is not among the first`),
    ...(firstOf ? three.filter((name) => !firstOf.includes(name)).map((name) => `${name} is`) : []),
    ...(firstOf && found.length === 0 ? ['nothing is found'] : []),
    ...found
      .slice(0, 8)
      .filter((name) => never.includes(name))
      .map((name) => `${name} is found`),
    ...(nothing ? three.map((name) => `${name} is found`) : []),
  ];
}

test(`at least ${atLeastRight} of ninety searches find what is meant (rules: search-words, search-two-things, search-sizes)`, () => {
  const names = new Set(catalogue.products.map(({ name }) => name));
  const unknown = searches.flatMap(({ first = [], firstOf = [], never = [] }) => [
    ...first,
    ...firstOf,
    ...never,
  ]);
  expect(unknown.filter((name) => !names.has(name))).toEqual([]);
  expect(searches).toHaveLength(90);
  const wrong = searches.map((search) => ({ typed: search.typed, faults: faultsOf(search) }));
  const faulty = wrong.filter(({ faults }) => faults.length > 0);
  expect(faulty.length > searches.length - atLeastRight ? faulty : []).toEqual([]);
});

test('every product has the words that the list of grocery words has for it', async () => {
  const rows = await readGroceryWords();
  expect(rows.length).toBeGreaterThanOrEqual(300);
  for (const { name, keywords } of catalogue.products)
    expect({ name, keywords: await withGroceryWords(rows, { name, keywords }) }).toEqual({ name, keywords });
});
