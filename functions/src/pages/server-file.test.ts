import { fromNode, fromShell, integrityOf, runServerFile, verified } from './server-file';

test('a file gets only what the shell shares, by name', () => {
  const shared = { react: { version: '19' } };
  const code = "module.exports = { react: require('react') };";
  expect(runServerFile(code, 'routes.cjs', fromShell(shared))).toEqual({ react: shared.react });
  for (const request of ['node:fs', 'fs', 'firebase/app', 'toString'])
    expect(() => runServerFile(`require('${request}')`, 'routes.cjs', fromShell(shared))).toThrow(
      `does not share ${request}`,
    );
});

test('the shell gets modules of Node and nothing else', () => {
  expect(runServerFile("module.exports = require('node:util').inspect(1)", 'main.cjs', fromNode)).toBe('1');
  expect(() => runServerFile("require('firebase/app')", 'main.cjs', fromNode)).toThrow(
    'no module firebase/app',
  );
});

test('threat-tampered-remote: a file that its build does not name is not run', () => {
  const code = 'module.exports = 1';
  expect(verified(code, integrityOf(code), 'routes.cjs')).toBe(code);
  expect(() => verified(`${code}0`, integrityOf(code), 'routes.cjs')).toThrow('routes.cjs is not the file');
});
