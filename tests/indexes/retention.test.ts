/**
 * The table of how long data is kept is the truth; this holds the code's collections, the deployed policies and the page for people
 * equal to it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectionOf, erasures, retention, ttlDaysOf, type Erasure, type Retention } from '@basket/domain';
import { documents } from '../rules/personas';

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');
const table: Readonly<Record<string, Retention>> = retention;

/** Collections by the first part of the paths and by the names that the sources give them. */
function collectionsOfSources(): string[] {
  const sources = ['packages/domain/src', 'functions/src'].flatMap((folder) =>
    readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/test|testing/.test(file))
      .map((file) => read(path.join(folder, file))),
  );
  const named = /Collection = '(\w+)'|\.collection\('(\w+)'\)|Path\b[^=\n]*= [^`'\n]*(?:=>\s*)?[`'](\w+)\//g;
  return sources.flatMap((source) => [...source.matchAll(named)].map(([, a, b, c]) => a ?? b ?? c ?? ''));
}

/** First parts of other paths, and a document by which the rules are tested. */
const notInTheDatabase = new Set(['locations', 'api', 'somethingNew']);

test('every collection of the code is kept for a stated time (rule: kept-for)', () => {
  const used = [...collectionsOfSources(), ...Object.keys(documents).map(collectionOf)];
  expect(used.length).toBeGreaterThan(40);
  expect([...new Set(used)].filter((name) => !(name in table) && !notInTheDatabase.has(name))).toEqual([]);
  expect(Object.keys(table).filter((name) => !used.includes(name))).toEqual([]);
});

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
}

test('the database deletes exactly where the table says so (rule: kept-for)', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
    fieldOverrides: FieldOverride[];
  };
  const policies = fieldOverrides.filter(({ ttl }) => ttl);
  const wanted = Object.keys(table).filter((name) => table[name]?.by === 'ttl');
  expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
    wanted.map((name) => name.split('/').at(-1)).sort(),
  );
  expect(new Set(policies.map(({ fieldPath }) => fieldPath))).toEqual(new Set(['expireAt']));
  expect(ttlDaysOf('products/tomato/stockChanges/change1')).toBe(730);
  expect(ttlDaysOf('products/tomato')).toBeNull();
});

function rowOf([name, kept]: readonly [string, Retention]): string {
  if (kept.by === 'nothing') return `| \`${name}\` | | ${kept.because} |`;
  if (kept.by === 'ttl') return `| \`${name}\` | ${kept.days} days | database |`;
  return `| \`${name}\` | ${kept.days} days since \`${kept.since}\` | tidying |`;
}

function erasureRowOf([name, { days, since, erased, unless }]: readonly [string, Erasure]): string {
  const except = unless ? `, unless \`${unless.field}\` is ${unless.isOneOf.join(' or ')}` : '';
  const fields = Object.keys(erased).map((field) => `\`${field}\``);
  return `| \`${name}\` | ${days} days since \`${since}\`${except} | ${fields.join(', ')} |`;
}

test('docs/retention.md says what the table says (rule: kept-for)', () => {
  const rows = read('docs/retention.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const wanted = [
    ...Object.entries(table).map(rowOf),
    ...Object.entries(erasures as Readonly<Record<string, Erasure>>).map(erasureRowOf),
  ];
  expect(rows).toEqual(wanted);
});
