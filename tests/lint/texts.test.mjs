/**
 * A package that can be translated has its texts in its `texts` folder alone, and its code says them by key.
 * @module
 */
import { parseSync, Visitor, visitorKeys } from 'oxc-parser';
import { textFaults } from '../../tools/texts/text-faults.mjs';
import { read, sources } from './sources.mjs';

/** @typedef {import('oxc-parser').Node} Node */

const ofDomain = (/** @type {string} */ name) => `packages/domain/src/${name}.ts`;

const packages = [
  'shell',
  'mf-shop',
  'mf-admin',
  'mf-delivery',
  'packages/web',
  'packages/ui',
  'packages/domain',
];

/** Sources whose words are data (places, units, words that a search leaves out), or are for developers and operators. */
const otherSources = new Set([
  ...['places/indian-states', 'catalogue/quantity', 'search/search-query', 'search/word-forms'].map(ofDomain),
  ...['basics/document', 'basics/retention'].map(ofDomain),
  'shell/src/navigation/listed-areas.ts',
]);

/** Words that nobody reads, that are stored, or that are the same in each language; with `…` for what is inserted. */
const otherWords = new Set([
  // Headers, media queries, classes, addresses of the browser.
  ...['Authorization', 'Bearer …', 'basket-toast basket-toast-…', 'translate(…px, …px)'],
  '(max-width: 479px), (min-width: 1024px) and (max-width: 1151px)',
  '__session=…; Path=/; SameSite=Lax; Secure; Max-Age=…',
  // Names.
  ...['Basket Express', 'Asia/Kolkata', '© OpenStreetMap contributors', 'Paise', 'English'],
  // Said in the language itself, on a page in another one.
  ...['The shop speaks English, too', 'See it in English'],
  // Codes with facts.
  ...['range … …', 'tooLong …', 'tooShort …'],
  // Stored, or told to developers and operators.
  ...[
    'User',
    '30 Minutes Grocery Delivery',
    'The payment gateway does not know this payment',
    '(no text)',
    'not built',
  ],
  ...['preview …', 'there are none', 'no callable answer', 'status …: …', 'No answer within … s'],
  ...['Nothing cached, and no server', 'The server loads nothing from a remote'],
]);

/** Attributes that a person reads, whatever their words look like. */
const readAttribute =
  /^(alt|caption|description|hint|label|legend|note|placeholder|text|title|aria-label)$|Label$/;

/** Types around a value, which is no type. */
const typedValue = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/**
 * Whether a string reads as words: it begins as a sentence does, or has two words, of which one may be inserted. Keys, addresses and
 * classes have neither, and names of code (`WalletPage`) are one word of several.
 * @param {string} text with `…` for each value that is inserted
 */
const isWords = (text) =>
  !/^(\p{Lu}\p{Ll}+){2,}$/u.test(text) &&
  /^\s*\p{Lu}\p{Ll}|\p{L}{2}\S? […\p{L}]|[…\p{L}]\S? \p{L}{2}/u.test(text);

/** @param {Node} node @param {RegExp} name of the class */
const isNew = (node, name) =>
  node.type === 'NewExpression' && node.callee.type === 'Identifier' && name.test(node.callee.name);

/** An error for developers: any that is thrown as it is made, and any of the plain class. @param {Node} node */
const isDevelopersError = (node) =>
  (node.type === 'ThrowStatement' && isNew(node.argument, /Error$/)) || isNew(node, /^Error$/);

/** A call that tells developers: `reportProblem('The cart could not be sent', error)`. @param {Node} node */
const isReport = (node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^report[A-Z]/.test(node.callee.name);

/**
 * The parts of a node in which a text may stand: neither types and keys, nor errors for developers, nor values that are only compared.
 * @param {Node} node
 * @returns {readonly string[]} names of its properties
 */
function partsOf(node) {
  if (typedValue.has(node.type)) return ['expression'];
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return [];
  if (
    isDevelopersError(node) ||
    isReport(node) ||
    (node.type === 'BinaryExpression' && node.operator !== '+')
  )
    return [];
  const keys = visitorKeys[node.type] ?? [];
  const isNamed = 'key' in node && 'computed' in node && !node.computed;
  return keys.filter((key) => !(isNamed && key === 'key') && !(node.type === 'SwitchCase' && key === 'test'));
}

/** @param {import('oxc-parser').JSXAttribute} node @returns {string | null} its text, where it would not be found as words */
function attributeText({ name, value }) {
  const isRead = name.type === 'JSXIdentifier' && readAttribute.test(name.name);
  const text = value?.type === 'Literal' ? String(value.value) : '';
  return isRead && /\p{L}/u.test(text) && !isWords(text) ? text : null;
}

/** @param {Node} node @returns {string | null} the text that this node itself shows as it is written */
function ownText(node) {
  switch (node.type) {
    case 'JSXText':
      return /\p{L}/u.test(node.value) ? node.value.trim().replace(/\s+/g, ' ') : null;
    case 'JSXAttribute':
      return attributeText(node);
    case 'Literal':
      return typeof node.value === 'string' && isWords(node.value) ? node.value : null;
    case 'TemplateLiteral': {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('…');
      return isWords(text) ? text : null;
    }
    default:
      return null;
  }
}

/** @param {string} file for its ending @param {string} source @returns {string[]} texts that the source spells out */
function textsIn(file, source) {
  /** @type {string[]} */
  const found = [];
  /** @param {Node} node */
  const visit = (node) => {
    const text = ownText(node);
    if (text !== null) found.push(text);
    for (const part of partsOf(node)) {
      const child = /** @type {Record<string, Node | (Node | null)[] | null>} */ (
        /** @type {unknown} */ (node)
      )[part];
      for (const one of Array.isArray(child) ? child : [child]) if (one) visit(one);
    }
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  visit(program);
  return found;
}

test.each(packages)('each text of %s is there, is said, and has the facts that are given', (name) => {
  expect(textFaults(name)).toEqual([]);
});

test.each(packages)('no source of %s spells a text out', (name) => {
  const files = sources(`${name}/src/*.ts`, `${name}/src/*.tsx`).filter(
    (file) => !/\.test\.|\/(testing|gallery|service-worker)\//.test(file) && !otherSources.has(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => textsIn(file, read(file)).map((text) => ({ file, text })));
  expect(found.filter(({ text }) => !otherWords.has(text))).toEqual([]);
});

test.each([
  ['<p>\n  Nothing to\n  collect\n</p>', ['Nothing to collect']],
  ['<b>{n} min</b>', ['min']],
  ['<b>{a} · {n} ×</b>', []],
  ['<Ring label="offer" size="xl" />', ['offer']],
  ['<Ring label="Time to answer" />', ['Time to answer']],
  ["<Ring size={isBig ? 'No clock' : 'xl'} />", ['No clock']],
  ["const label = 'Delivered';", ['Delivered']],
  ["const page = of('WalletPage', 'Wallet');", ['Wallet']],
  ["const all = { key: 'in hand', ['Home']: 1 };", ['in hand', 'Home']],
  ["const say = (n: number) => note(`${n} left`, 'Paid' as string);", ['… left', 'Paid']],
  ["function name() { switch (k) { case 'Enter': return 'Sent. ' + k; } }", ['Sent. ']],
  ["throw new RangeError('The hands are full');", []],
  ["reject(new CallError('The hands are full'));", ['The hands are full']],
  ["reject(new Error('The hands are full'));", []],
  ["reportProblem('The hands are full', error); report('The hands are full');", ['The hands are full']],
  ["type Word = 'All Orders'; const all = { 'All Orders': key as 'All Orders' };", []],
  ["const isEnter = event.key === 'Enter';", []],
  ['const place = `${address}, ${city} ${pincode}`;', []],
  ['const drawn = `M${x} ${y}h1v1h-1z`; const at = `${mount}/orders`;', []],
  ["import { Rest } from './The rest'; t('wallet.title');", []],
])('%j spells out %j', (source, texts) => {
  expect(textsIn('example.tsx', source)).toEqual(texts);
});

/** Fields of documents that have what people, the bank or the gateway wrote, and the names that code gives them on the way. */
const typedField = /^(adminNotes|description|error|failure|lastError|note|notice|reason|subjectName)$/;

/** @param {string} file for its ending @param {string} source @returns {string[]} texts that it spells out for such a field */
function textsForFields(file, source) {
  /** @type {string[]} */
  const found = [];
  /** @param {Node} name @param {Node | null} value */
  const look = (name, value) => {
    if (value && name.type === 'Identifier' && typedField.test(name.name))
      found.push(...textsIn(file, `(${source.slice(value.start, value.end)})`));
  };
  new Visitor({
    Property: ({ key, value }) => look(key, value),
    VariableDeclarator: ({ id, init }) => look(id, init),
  }).visit(parseSync(file, source).program);
  return found;
}

/** The name of an order at the gateway. */
const toldElsewhere = new Set(['Order …']);

test('no function writes a sentence of ours into a document (rule: recorded-facts)', () => {
  const files = sources('functions/src/*.ts').filter((file) => !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => textsForFields(file, read(file)).map((text) => ({ file, text })));
  expect(found.filter(({ text }) => !toldElsewhere.has(text))).toEqual([]);
});

test.each([
  ["create({ reason: 'The order was cancelled' });", ['The order was cancelled']],
  [
    'create({ row: { description: `Delivery of order #${n} taken back` } });',
    ['Delivery of order #… taken back'],
  ],
  ["const lastError = isOver ? 'Paid back elsewhere' : null;", ['Paid back elsewhere']],
  ["create({ description: '', reason: input.reason, facts: { code: 'delivery' }, name: 'All of it' });", []],
])('%j spells %j out for a document', (source, texts) => {
  expect(textsForFields('example.ts', source)).toEqual(texts);
});
