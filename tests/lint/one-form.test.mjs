/**
 * Words and times that people read have one form on all screens: 'E-mail', and '7:00 am'.
 * @module
 */
import ts from 'typescript';
import { read, sources } from './sources.mjs';

const otherForms = /\b(?:Email|E-Mail|e-Mail)\b|\d ?(?:[AP]\.?M\b|[ap]\.m\b)/;

/** @param {string} source @param {string} file @returns {string[]} the texts of a source file that have another form */
function otherTexts(source, file) {
  if (!otherForms.test(source)) return [];
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if ((ts.isLiteralExpression(node) || ts.isJsxText(node)) && otherForms.test(node.text))
      found.push(`${file}: ${node.text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test.each([
  { source: "const label = 'Email';", count: 1 },
  { source: '<p>Opens at 7:00 AM</p>', count: 1 },
  { source: "const label = 'E-mail, from 7:00 am'; // not Email", count: 0 },
])('$source has $count texts of another form', ({ source, count }) => {
  expect(otherTexts(source, 'a.tsx')).toHaveLength(count);
});

test('no screen has a text of another form', () => {
  const files = sources('*.ts', '*.tsx').filter(
    (file) => /(?:^|\/)src\//.test(file) && !/\.test\.tsx?$|\/(?:gallery|testing)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => otherTexts(read(file), file))).toEqual([]);
});
