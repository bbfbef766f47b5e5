/**
 * Prints the parts that changed since a commit, for the pipeline: `npm run --silent changed-parts -- COMMIT`.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { changedParts } from './changed-parts.mjs';
import { root } from '../base/paths.mjs';
import { runProgram } from '../base/command-line.mjs';
import { UserError } from '../base/user-error.mjs';

await runProgram(async () => {
  const [commit = ''] = process.argv.slice(2);
  if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new UserError('Usage: npm run changed-parts -- COMMIT');
  const files = execFileSync('git', ['diff', '--name-only', commit, 'HEAD'], { cwd: root, encoding: 'utf8' });
  console.log(changedParts(files.split('\n').filter((file) => file !== '')).join(' '));
});
