/**
 * Says which sources the places of a page's error are (`/admin/diagnostics`, errors of pages):
 *
 *   npm run stack-trace -- 12.89abcdef.js:1:2345 main.01234567.js:1:99
 *
 * by the builds that are here: a release that is not is built from its commit again, which `deployed.json` names.
 * @module
 */
import path from 'node:path';
import { readArguments, runProgram } from '../base/command-line.mjs';
import { root } from '../base/paths.mjs';
import { siteNames } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';
import { sourceOf } from './source-places.mjs';

await runProgram(async () => {
  const usage = 'Usage: npm run stack-trace -- FILE.js:LINE:COLUMN …';
  const { words: places } = readArguments(usage, {}, 5);
  if (places.length === 0) throw new UserError(usage);
  const builds = siteNames.map((site) => path.join(root, site, 'dist'));
  for (const place of places) {
    const source = await sourceOf(place, builds);
    if (source === null)
      throw new UserError(
        `No build here has ${place}. In a folder of its own: git worktree add FOLDER COMMIT (of the release, in deployed.json), npm ci, npm run build; then this again there.`,
      );
    console.log(source);
  }
});
