/**
 * A sentence names who acts. A test's name or a docstring that opens with 'What …', 'Whoever …' or 'Of two …' leaves the
 * subject to the reader.
 * @module
 */
import ts from 'typescript';
import { read, sources } from './sources.mjs';

const subjectless = /^(what|who|whom|whose|whoever|whatever|of|those|one that)\b/i;
/** Without a `describe` that names the subject. */
const withoutSubject = /^(is|are|has|have|was|were|belongs|does|will|can|cannot)\b/i;
/**
 * The names of tests, with whether a `describe` is around them.
 * @param {string} source @param {string} file @returns {{ name: string, isInner: boolean }[]}
 */
function namesIn(source, file) {
  /** @type {{ name: string, isInner: boolean }[]} */
  const names = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node @param {boolean} isInner */
  const visit = (node, isInner) => {
    const called = ts.isCallExpression(node) ? node.expression.getText(tree) : '';
    if (ts.isCallExpression(node) && /^(test|it|describe|journey)\b/.test(called)) {
      const [name] = node.arguments;
      if (name && (ts.isStringLiteral(name) || ts.isTemplateLiteral(name)))
        names.push({ name: name.getText(tree).slice(1, -1), isInner });
    }
    ts.forEachChild(node, (child) => visit(child, isInner || called.startsWith('describe')));
  };
  visit(tree, false);
  return names;
}

/** @param {string} source @returns {string[]} the first line of each docstring */
const docstringsIn = (source) =>
  [...source.matchAll(/\/\*\*\s*(?:\n\s*\*\s*)?([^@*\s][^\n]*)/g)].map(([, line = '']) => line);

const files = sources('*.ts', '*.tsx', '*.mjs')
  .filter((file) => !file.includes('/released/'))
  .map((file) => ({ file, source: read(file) }));

test('the name of a test says who does what', () => {
  const wrong = files
    .filter(({ file }) => /\.test\./.test(file))
    .flatMap(({ file, source }) =>
      namesIn(source, file)
        .filter(({ name, isInner }) => subjectless.test(name) || (!isInner && withoutSubject.test(name)))
        .map(({ name }) => `${file}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('a docstring begins with the thing that it describes', () => {
  const wrong = files.flatMap(({ file, source }) =>
    docstringsIn(source)
      .filter((line) => subjectless.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["test('what is sold out stays', f)", [{ name: 'what is sold out stays', isInner: false }]],
  [
    "describe('a card', () => test.each(rows)('is a link', f))",
    [
      { name: 'a card', isInner: false },
      { name: 'is a link', isInner: true },
    ],
  ],
])('the names of %j are %j', (source, names) => {
  expect(namesIn(source, 'example.test.ts')).toEqual(names);
});
