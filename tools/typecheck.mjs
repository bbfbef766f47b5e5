/**
 * Checks the types of every project, and prints each error once: a file belongs to several projects, and the compiler repeats its
 * errors for each of them.
 *
 *   npm run typecheck
 *
 * @module
 */
import path from 'node:path';
import { runInForeground } from './base/processes/foreground.mjs';
import { root } from './base/paths.mjs';
import { run } from './base/run.mjs';
import { typeErrors } from './test/type-errors.mjs';

await runInForeground(async () => {
  // The editor and ESLint use TypeScript 6: version 7 has no API for them yet, but is several times as fast.
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  // Projects are checked side by side. Several checkers of one project each work out again the types that its files share.
  const options = ['--build', '--checkers', '1', '--pretty', 'false'];
  const { code, stdout, stderr } = await run(process.execPath, [compiler, ...options], { cwd: root });
  for (const line of typeErrors(stdout + stderr)) console.log(line);
  return code ?? 1;
});
