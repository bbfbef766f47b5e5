/**
 * Small mistakes in a source file, one at a time, as somebody might make them: a limit that is off by one, a condition turned
 * round, a guard left out. Tests that notice a mistake kill its mutant.
 * @module
 */
import ts from 'typescript';

/**
 * @typedef {object} Mutant
 * @property {number} line from 1
 * @property {string} from the text that it replaces
 * @property {string} to
 * @property {string} source the whole file with the mistake
 */

/** @type {ReadonlyMap<ts.SyntaxKind, string>} */
const operators = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

/** @type {Readonly<Record<string, string>>} */
const methods = {
  min: 'max',
  max: 'min',
  round: 'ceil',
  ceil: 'floor',
  floor: 'ceil',
  some: 'every',
  every: 'some',
};

/**
 * The text that takes the place of a node; null where the node has no mutant.
 * @param {ts.Node} node
 * @returns {string | null}
 */
function mistakeAt(node) {
  const { parent } = node;
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(parent)) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(parent)) return 'true';
  if (ts.isIfStatement(parent) && node === parent.expression) return 'false';
  if (ts.isBinaryExpression(parent) && node === parent.operatorToken) return operators.get(node.kind) ?? null;
  if (ts.isPropertyAccessExpression(parent) && node === parent.name && ts.isCallExpression(parent.parent))
    return Object.hasOwn(methods, node.getText()) ? (methods[node.getText()] ?? null) : null;
  return null;
}

/**
 * @param {string} source of a TypeScript file
 * @returns {Mutant[]}
 */
export function mutantsOfCode(source) {
  const tree = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const to = node === tree ? null : mistakeAt(node);
    if (to !== null) mutants.push(replace(source, node.getStart(tree), node.getEnd(), to));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

/**
 * @param {string} source of firestore.rules
 * @param {readonly (readonly string[])[]} picklists whose words a list of the rules may lack
 * @returns {Mutant[]}
 */
export function mutantsOfRules(source, picklists) {
  /** @type {readonly (readonly [RegExp, (text: string) => readonly string[]])[]} */
  const mistakes = [
    [/&&/g, () => ['||']],
    [/\|\|/g, () => ['&&']],
    [/==/g, () => ['!=']],
    [/!=/g, () => ['==']],
    [/<=/g, () => ['<']],
    [/(?<= if )(true|false)(?=;)/g, (text) => [text === 'true' ? 'false' : 'true']],
    [/(?<=asksAtMost\()\d+/g, (text) => [String(Number(text) + 1)]],
    [/(?<= in )\['[^\]]*\]/g, (text) => otherLists(text, picklists)],
  ];
  const code = source.replaceAll(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  return mistakes
    .flatMap(([pattern, change]) =>
      [...code.matchAll(pattern)].flatMap(({ 0: text, index }) =>
        change(text).map((to) => replace(source, index, index + text.length, to)),
      ),
    )
    .sort((one, other) => one.line - other.line);
}

/**
 * The list with one word less, and with one more of the picklist that it takes from.
 * @param {string} list such as `['a', 'b']`
 * @param {readonly (readonly string[])[]} picklists
 */
function otherLists(list, picklists) {
  const words = [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
  const whole = picklists.find((picklist) => words.every((word) => picklist.includes(word))) ?? [];
  const missing = whole.filter((word) => !words.includes(word));
  return [
    ...words.map((left) => words.filter((word) => word !== left)),
    ...missing.map((more) => [...words, more]),
  ].map((changed) => `[${changed.map((word) => `'${word}'`).join(', ')}]`);
}

/** @param {string} source @param {number} start @param {number} end @param {string} to @returns {Mutant} */
const replace = (source, start, end, to) => ({
  line: source.slice(0, start).split('\n').length,
  from: source.slice(start, end),
  to,
  source: source.slice(0, start) + to + source.slice(end),
});
