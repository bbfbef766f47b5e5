/**
 * The texts that a source file says: its calls of `t` and `rich`, which it imports from the `texts` of its own package.
 * @module
 */
import { parseSync, visitorKeys } from 'oxc-parser';

/** @typedef {import('oxc-parser').Node} Node */
/** @typedef {import('oxc-parser').Expression} Expression */

/**
 * @typedef {object} Said
 * @property {string} key
 * @property {'t' | 'rich'} by
 * @property {readonly string[]} facts names that it is given
 * @property {Place} at of the key with its quotes
 * @property {Call} call it may say one of several
 *
 * @typedef {{ start: number, end: number }} Place in UTF-16 units from the file's start
 * @typedef {Place & { key: Place, facts: Place | null }} Call
 */

/** A call that cannot be compiled. */
export class TextError extends Error {}

/** @param {string} file for its ending @param {string} source @returns {Said[]} in the order of the file */
export function findTexts(file, source) {
  // Most files say nothing; parsing them would be half a build.
  if (!/\/texts['"]/.test(source)) return [];
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new TextError(`${file}: ${errors[0].message}`);
  const names = importedNames(program.body);
  /** @type {Said[]} */
  const said = [];
  if (names.size > 0) visit(program, false, { file, source, names, said });
  return said;
}

/** @param {import('oxc-parser').Program['body']} body @returns {Map<string, 't' | 'rich'>} by the name in the file */
function importedNames(body) {
  /** @type {Map<string, 't' | 'rich'>} */
  const names = new Map();
  for (const line of body) {
    if (line.type !== 'ImportDeclaration' || !/^\.\.?\/(.+\/)?texts$/.test(line.source.value)) continue;
    for (const one of line.specifiers) {
      if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
      const { name } = one.imported;
      if (name === 't' || name === 'rich') names.set(one.local.name, name);
    }
  }
  return names;
}

/** @typedef {{ file: string, source: string, names: Map<string, 't' | 'rich'>, said: Said[] }} Search */

/** @param {Node} node @param {boolean} isInside a function @param {Search} search */
function visit(node, isInside, search) {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const by = search.names.get(node.callee.name);
    if (by) note(node, by, isInside, search);
  }
  const within = isInside || /Function/.test(node.type) || node.type === 'PropertyDefinition';
  for (const key of visitorKeys[node.type] ?? []) {
    const child = /** @type {Record<string, Node | (Node | null)[] | null>} */ (
      /** @type {unknown} */ (node)
    )[key];
    for (const one of Array.isArray(child) ? child : [child]) if (one) visit(one, within, search);
  }
}

/** @param {import('oxc-parser').CallExpression} call @param {'t' | 'rich'} by @param {boolean} isInside @param {Search} search */
function note({ arguments: [key, facts], start, end }, by, isInside, { file, source, said }) {
  const place = `${file}:${source.slice(0, start).split('\n').length}`;
  if (!isInside)
    throw new TextError(`${place} says a text while the module loads, when no language is there yet`);
  const names = factNames(facts, place);
  const call = { start, end, key: placeOf(key), facts: facts ? placeOf(facts) : null };
  for (const one of keys(key, place)) said.push({ key: one.value, by, facts: names, at: placeOf(one), call });
}

/** @param {{ start: number, end: number } | undefined} node @returns {Place} */
const placeOf = (node) => ({ start: node?.start ?? 0, end: node?.end ?? 0 });

/**
 * The keys that a call may say: one, or one of several that are written out.
 * @param {Node | undefined} node
 * @param {string} place
 * @returns {{ value: string, start: number, end: number }[]}
 */
function keys(node, place) {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return [{ value: node.value, start: node.start, end: node.end }];
  if (node?.type === 'ConditionalExpression')
    return [...keys(node.consequent, place), ...keys(node.alternate, place)];
  throw new TextError(`${place} says a text by a key that is not written out`);
}

/** @param {Node | undefined} node @param {string} place @returns {string[]} */
function factNames(node, place) {
  if (!node) return [];
  const properties = node.type === 'ObjectExpression' ? node.properties : [null];
  return properties.map((one) => {
    if (one?.type !== 'Property' || one.computed || one.key.type !== 'Identifier')
      throw new TextError(`${place} gives facts that are not written out by name`);
    return one.key.name;
  });
}
