/**
 * docs/behaviour.md and docs/threats.md name rules and threats; code and tests cite them. An id that is cited exists, no
 * id is defined twice, and every threat and rule is in the name of a test, but for a short list of rules.
 * @module
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { read, root, sources } from './sources.mjs';

/** Rules that no test names yet. A new rule comes with a test; this list only gets shorter. */
const untestedRules = ['catalogue-data', 'order-statuses'];

const definition = /^- `([a-z0-9-]+)`: /gm;
const citation = /\(rules?:\s*([^)]*)\)/g;
const threatCitation = /\bthreat-[a-z0-9-]+/g;
const decisionCitation = /\b(?:decision |decisions\/)(\d{3})\b/g;
const decisionLink = /\]\((?:[\w./]*\/)?(\d{3}-[a-z0-9-]+)\.md\)/g;

/** @param {string} text @returns {string[]} ids that a document defines */
const definedIds = (text) => [...text.matchAll(definition)].map(([, id = '']) => id);

/** @param {string} text @returns {string[]} ids of all citations in a source file */
const citedIds = (text) => [
  ...[...text.matchAll(citation)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim())),
  ...[...text.matchAll(threatCitation)].map(([id]) => id),
];

/**
 * The first argument of every test, it, describe and journey.
 * @param {string} source @param {string} file @returns {string[]}
 */
function testNames(source, file) {
  /** @type {string[]} */
  const names = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^(test|it|describe|journey)\b/.test(node.expression.getText(tree))) {
      const [name] = node.arguments;
      if (name && (ts.isStringLiteral(name) || ts.isTemplateLiteral(name))) names.push(name.getText(tree));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

const rules = definedIds(read('docs/behaviour.md'));
const threats = definedIds(read('docs/threats.md'));
const known = new Set([...rules, ...threats]);

const files = sources().filter((file) => file !== 'tests/lint/rule-ids.test.mjs');
const code = files.filter((file) => /\.(m?[jt]sx?|css|rules|html|ya?ml)$/.test(file));
const pages = files.filter((file) => file.endsWith('.md'));
const decisions = readdirSync(path.join(root, 'docs/decisions')).map((name) => name.replace('.md', ''));

const named = new Set(
  code
    .filter((file) => /\.test\.\w+$/.test(file))
    .flatMap((file) => testNames(read(file), file))
    .flatMap(citedIds),
);

test('no id is defined twice', () => {
  const all = [...rules, ...threats];
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  expect(rules.length).toBeGreaterThan(50);
});

test('every cited rule, threat and decision exists', () => {
  const numbers = new Set(decisions.map((name) => name.slice(0, 3)));
  const wrong = code.flatMap((file) => {
    const text = read(file);
    return [
      ...citedIds(text).filter((id) => !known.has(id)),
      ...[...text.matchAll(decisionCitation)].map(([, id = '']) => id).filter((id) => !numbers.has(id)),
    ].map((id) => `${file}: ${id}`);
  });
  expect(wrong).toEqual([]);
});

test('every page names and links decisions that exist', () => {
  const numbers = new Set(decisions.map((name) => name.slice(0, 3)));
  const wrong = pages.flatMap((file) => {
    const text = read(file);
    return [
      ...[...text.matchAll(decisionCitation)].map(([, id = '']) => id).filter((id) => !numbers.has(id)),
      ...[...text.matchAll(decisionLink)]
        .map(([, name = '']) => name)
        .filter((name) => !decisions.includes(name)),
    ].map((id) => `${file}: ${id}`);
  });
  expect(wrong).toEqual([]);
});

test('nothing cites a list that is not in the repository', () => {
  expect(code.filter((file) => /\((?:checklist|finding|issue) [A-Z]?\d/.test(read(file)))).toEqual([]);
});

test('every threat has a test', () => {
  expect(threats.filter((id) => !named.has(id))).toEqual([]);
});

test('every other rule is named by a test', () => {
  expect(rules.filter((id) => !named.has(id))).toEqual(untestedRules);
});

test.each([
  ["test('x (rule: a-b)', f)", ['a-b']],
  ["describe('x (rules: a, b-1)', f)", ['a', 'b-1']],
  ["test.each(rows)('threat-x: $y', f)", ['threat-x']],
  ['journey(`${as}: x (rule: a)`, f)', ['a']],
  ["// (rule: a)\ntest('x', () => expect('(rule: b)'))", []],
])('the names in %j cite %j', (source, ids) => {
  expect(testNames(source, 'example.test.ts').flatMap(citedIds)).toEqual(ids);
});
