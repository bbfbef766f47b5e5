/**
 * Prints the parts that changed since a commit, for the pipeline: `npm run --silent changed-parts -- COMMIT`. Zeros, which GitHub
 * names before the first push of a branch, mean all parts.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { changedParts } from './changed-parts.mjs';
import { root } from '../base/paths.mjs';
import { runProgram } from '../base/command-line.mjs';
import { UserError } from '../base/user-error.mjs';

/** Git's name of a tree without files. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

await runProgram(async () => {
  const [commit = ''] = process.argv.slice(2);
  if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new UserError('Usage: npm run changed-parts -- COMMIT');
  const before = /^0+$/.test(commit) ? emptyTree : commit;
  const files = execFileSync('git', ['diff', '--name-only', before, 'HEAD'], { cwd: root, encoding: 'utf8' });
  console.log(changedParts(files.split('\n').filter((file) => file !== '')).join(' '));
});
