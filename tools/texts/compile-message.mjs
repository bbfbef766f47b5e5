/**
 * One message in ICU MessageFormat as plain JavaScript: a string, or a function of its facts. Nothing of the format is left for a page.
 * @module
 */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { pluralForms } from './plural-rules.mjs';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/**
 * @typedef {'words' | 'number' | 'tag'} FactKind `words`: shown as they are given, also a formatted amount or date; `number`: a whole
 *   number, which decides a plural or is grouped; `tag`: wraps words in an element
 */

/**
 * @typedef {object} Compiled
 * @property {string} code an expression: a string; `(f,g)=>string` for facts `f` and `g`, which groups digits; `(f,g)=>[…]` for tags
 * @property {ReadonlyMap<string, FactKind>} facts by name
 */

/**
 * @param {string} message e.g. `{n, plural, one {# item} other {# items}} of {shop}`
 * @param {string} language decides the forms of a plural
 * @returns {Compiled}
 * @throws {Error} says what cannot be read, or is not supported: dates, times, ordinals and offsets are formatted by the caller
 */
export function compileMessage(message, language) {
  /** @type {Map<string, FactKind>} */
  const facts = new Map();
  const elements = parse(message, { requiresOtherClause: true, shouldParseSkeletons: false });
  const isRich = hasTags(elements);
  /** @type {Writer} */
  const writer = { facts, forms: pluralForms(language), isRich, number: null };
  const body = isRich ? list(elements, writer) : joined(elements, writer);
  if (facts.size === 0) return { code: body, facts };
  return { code: `${body.includes('g(') ? '(f,g)' : 'f'}=>${body}`, facts };
}

/**
 * @typedef {object} Writer
 * @property {Map<string, FactKind>} facts that were met, by name
 * @property {ReturnType<typeof pluralForms>} forms
 * @property {boolean} isRich
 * @property {string | null} number for which `#` stands
 */

/** @param {readonly Element[]} elements @returns {boolean} */
const hasTags = (elements) =>
  elements.some(
    (element) =>
      element.type === TYPE.tag ||
      ('options' in element && Object.values(element.options).some(({ value }) => hasTags(value))),
  );

/** @param {readonly Element[]} elements @param {Writer} writer @returns {string} an expression that is a string */
function joined(elements, writer) {
  const [first, ...others] = elements;
  if (!first) return '""';
  if (others.length === 0 && first.type !== TYPE.argument) return expression(first, writer);
  const parts = elements.map((element) =>
    element.type === TYPE.literal
      ? element.value.replace(/[\\`]|\$(?=\{)/g, '\\$&')
      : `\${${expression(element, writer)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** @param {readonly Element[]} elements @param {Writer} writer @returns {string} one flat list: React asks parts of a list in a list for keys */
function list(elements, writer) {
  const parts = elements.map(
    (element) => `${'options' in element ? '...' : ''}${expression(element, writer)}`,
  );
  return `[${parts.join(',')}]`;
}

/** @param {Element} element @param {Writer} writer @returns {string} */
function expression(element, writer) {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return fact(writer, element.value, 'words');
    case TYPE.number:
      return `g(${fact(writer, element.value, 'number')})`;
    case TYPE.pound:
      return `g(${writer.number})`;
    case TYPE.plural:
      return plural(element, writer);
    case TYPE.select:
      return select(element, writer);
    case TYPE.tag:
      return `${fact(writer, element.value, 'tag')}(${list(element.children, writer)})`;
    default:
      throw new Error('dates and times are given as words');
  }
}

/**
 * @param {Writer} writer
 * @param {string} name
 * @param {FactKind} kind
 */
function fact({ facts }, name, kind) {
  if (!/^[a-z][A-Za-z]*$/.test(name)) throw new Error(`the fact "${name}" has no name that code can have`);
  const before = facts.get(name) ?? kind;
  if (before !== kind) throw new Error(`the fact "${name}" is once ${before} and once ${kind}`);
  facts.set(name, kind);
  return `f.${name}`;
}

/** @param {import('@formatjs/icu-messageformat-parser').PluralElement} element @param {Writer} writer */
function plural({ value, options, offset, pluralType }, writer) {
  if (offset !== 0 || pluralType !== 'cardinal') throw new Error('ordinals and offsets are not supported');
  const number = fact(writer, value, 'number');
  const missing = Object.keys(writer.forms).filter((form) => !(form in options));
  if (missing.length > 0) throw new Error(`its language also has the plural form "${missing.join('", "')}"`);
  const inside = { ...writer, number };
  return choice(options, inside, (name) => {
    const exact = /^=(\d+)$/.exec(name);
    const form = writer.forms[name];
    if (!exact && !form) throw new Error(`its language has no plural form "${name}"`);
    return exact ? `${number}===${exact[1]}` : /** @type {(value: string) => string} */ (form)(number);
  });
}

/** @param {import('@formatjs/icu-messageformat-parser').SelectElement} element @param {Writer} writer */
function select({ value, options }, writer) {
  const of = fact(writer, value, 'words');
  return choice(options, writer, (name) => `${of}===${JSON.stringify(name)}`);
}

/**
 * Exact numbers come before the forms of a language, whatever their order in the message.
 * @param {Record<string, { value: Element[] }>} options
 * @param {Writer} writer
 * @param {(name: string) => string} condition
 */
function choice(options, writer, condition) {
  const inside = (/** @type {Element[]} */ value) =>
    writer.isRich ? list(value, writer) : joined(value, writer);
  const cases = Object.entries(options)
    .filter(([name]) => name !== 'other')
    .toSorted(([a], [b]) => Number(b.startsWith('=')) - Number(a.startsWith('=')))
    .map(([name, { value }]) => `${condition(name)}?${inside(value)}:`);
  return `(${cases.join('')}${inside(options.other?.value ?? [])})`;
}
