import { markPure } from './pure-loader.mjs';

test.each([
  { source: 'const a = v.string();', marked: 'const a = /*#__PURE__*/ v.string();' },
  {
    source: 'export const b = v.pipe(textSchema(5), v.nonEmpty());',
    marked: 'export const b = /*#__PURE__*/ v.pipe(/*#__PURE__*/ textSchema(5), /*#__PURE__*/ v.nonEmpty());',
  },
  { source: 'const c = defineContract({});', marked: 'const c = /*#__PURE__*/ defineContract({});' },
  { source: "const k = kind('a', s);", marked: "const k = /*#__PURE__*/ kind('a', s);" },
  {
    source: 'const d = { ...defaultsOf(s), ...draftEntries(s) };',
    marked: 'const d = { .../*#__PURE__*/ defaultsOf(s), .../*#__PURE__*/ draftEntries(s) };',
  },
])('builders are marked: $source', ({ source, marked }) => {
  expect(markPure(source)).toBe(marked);
});

test.each([
  'v.parse(schema, data);',
  'v.assert(schema, data);',
  'v.safeParse(schema, data)',
  'data.v.string()',
  'env.pipe()',
])('other calls are not marked: %s', (source) => {
  expect(markPure(source)).toBe(source);
});
