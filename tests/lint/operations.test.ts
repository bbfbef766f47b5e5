/**
 * Every contract has a handler, its domain's function serves it, and pages send all that it asks for. Another test, in functions/src/testing/attacks,
 * tries hostile payloads on every operation.
 */
import * as domain from '@basket/domain';
import { read, sources } from './sources.mjs';

const files = sources().filter((file) =>
  /^(packages\/(domain|web)|functions|shell|mf-[a-z]+)\/src\/.*\.tsx?$/.test(file),
);
const textOf = (pattern: RegExp): string =>
  files
    .filter((file) => pattern.test(file))
    .map(read)
    .join('\n');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const uses = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

const contracts = namesIn(
  textOf(/^packages\/domain\/.*(?<!\.test)\.ts$/),
  /export const (\w+) = defineContract\(/g,
);
const handlers = textOf(/\.callable\.ts$/);
const operations = namesIn(handlers, /export const (\w+Operation)\b/g);
const lists = textOf(/functions\/src\/\w+\/index\.ts$/);
const served = textOf(/functions\/src\/entry-points\/[\w.-]+(?<!\.test)\.ts$/);

test('there are contracts and operations to check', () => {
  expect(Math.min(contracts.length, operations.length)).toBeGreaterThan(15);
});

test('every contract has a handler', () => {
  expect(contracts.filter((name) => !uses(handlers, name))).toEqual([]);
});

test('every contract is called by a page', () => {
  const pages = textOf(/^(packages\/web|shell|mf-[a-z]+)\/(?!.*\.test\.).*\.tsx?$/);
  expect(contracts.filter((name) => !uses(pages, name))).toEqual([]);
});

/** The fields of a request, of all kinds that it has. */
function fieldsOf(schema: unknown): string[] {
  const { entries, options, wrapped } = schema as {
    entries?: object;
    options?: readonly unknown[];
    wrapped?: unknown;
  };
  if (entries) return Object.keys(entries);
  if (wrapped) return fieldsOf(wrapped);
  return (options ?? []).flatMap(fieldsOf);
}

test('every field of a request stands in a page that calls its operation, or in the same package', () => {
  const packageOf = (file: string): string => file.split('/src/')[0] ?? '';
  const pages = files.filter((file) => /^(packages\/web|shell|mf-[a-z]+)\/(?!.*\.test\.)/.test(file));
  const texts = new Map(pages.map((file) => [file, read(file)]));
  const missing = contracts.flatMap((name) => {
    const { request } = (domain as unknown as Record<string, domain.Contract>)[name] ?? {};
    const callers = new Set(pages.filter((file) => uses(texts.get(file) ?? '', name)).map(packageOf));
    const text = pages
      .filter((file) => callers.has(packageOf(file)))
      .map((file) => texts.get(file))
      .join('\n');
    return [...new Set(fieldsOf(request))]
      .filter((field) => !uses(text, field))
      .map((field) => `${name}.${field}`);
  });
  expect(missing).toEqual([]);
});

test('every operation is in the list of its room, and every list is served', () => {
  expect(operations.filter((name) => !uses(lists, name))).toEqual([]);
  const names = namesIn(lists, /export const (\w+Operations)\b/g);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !uses(served, name))).toEqual([]);
});
