import { typeErrors } from './type-errors.mjs';

const missing = "mf-admin/src/b.ts(12,5): error TS2741: Property 'origin' is missing.";
const deep = [
  "functions/src/a.ts(9,1): error TS2322: Type 'null' is not assignable to type 'string'.",
  "  Types of property 'name' are incompatible.",
];

test('an error that several projects repeat is printed once, in the order of files and lines', () => {
  const later = missing.replace('(12,5)', '(100,1)');
  expect(typeErrors([later, missing, ...deep, missing, ...deep, ''].join('\n'))).toEqual([
    "functions/src/a.ts:9:1 error TS2322: Type 'null' is not assignable to type 'string'.",
    "  Types of property 'name' are incompatible.",
    "mf-admin/src/b.ts:12:5 error TS2741: Property 'origin' is missing.",
    "mf-admin/src/b.ts:100:1 error TS2741: Property 'origin' is missing.",
    '',
    '3 errors in 2 files',
  ]);
});

test('two errors of one place are both printed', () => {
  expect(typeErrors(`${missing}\n${missing.replace('TS2741', 'TS2322')}`)).toHaveLength(4);
});

test('a line that spells out whole types is cut', () => {
  const [line = ''] = typeErrors(`${missing} ${'{ name: string; }'.repeat(60)}`);
  expect(line).toMatch(/^mf-admin\/src\/b\.ts:12:5 .*…$/);
  expect(line.length).toBeLessThan(250);
});

test('the compiler’s words about itself are kept, and a run without errors prints nothing', () => {
  expect(typeErrors("error TS5083: Cannot read file 'tsconfig.json'.\n")).toContain(
    "error TS5083: Cannot read file 'tsconfig.json'.",
  );
  expect(typeErrors('\n')).toEqual([]);
});
