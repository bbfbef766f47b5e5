/**
 * Records the contracts and documents of this version, and what its platform offers to remotes, as the released ones, which the next
 * versions must get on with:
 *
 *   npm run record-contracts     when the release is committed (docs/compatibility.md)
 *
 * @module
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { loadDomain } from './seed/load-domain.mjs';
import { readJson, root } from './base/paths.mjs';

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const file = path.join(root, 'packages/domain/src/testing/released/contracts.mjs');

/** @param {unknown} value whether it is a schema or a contract */
const isRecorded = (value) =>
  typeof value === 'object' &&
  value !== null &&
  (('kind' in value && value.kind === 'schema') || ('operation' in value && 'request' in value));

/**
 * Messages are no part of a contract, and the texts of the released version would meet those of this one: each is recorded as its key.
 * @type {import('esbuild').Plugin}
 */
const textsAsKeys = {
  name: 'texts-as-keys',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/packages\/domain\/src\/texts\/index\.ts$/ }, () => ({
      contents: 'export const t = (key) => key;',
    })),
};

const names = Object.entries(await loadDomain())
  .filter(([name, value]) => name === 'forReading' || isRecorded(value))
  .map(([name]) => name)
  .sort();
const list = names.join(', ');
await build({
  stdin: {
    contents: `import { ${list} } from './packages/domain/src/index.ts';\nexport default { ${list} };`,
    resolveDir: root,
  },
  outfile: file,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  external: ['valibot'],
  plugins: [textsAsKeys],
  banner: { js: `// Commit ${commit}, written by npm run record-contracts. Do not edit.` },
  legalComments: 'none',
  logLevel: 'error',
});
await writeFile(
  file.replace(/\.mjs$/, '.d.mts'),
  `/** The contracts, schemas and forReading of the released version, by their names. */
declare const released: Readonly<Record<string, unknown>>;
export default released;
`,
);

const platform = path.join(root, 'packages/web');
const { metafile } = await build({
  entryPoints: [path.join(platform, 'src/index.ts')],
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  packages: 'external',
  outdir: 'out',
  logLevel: 'error',
});
const { version } = readJson('packages/web/package.json');
const offered = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint)?.exports ?? [];
await writeFile(
  path.join(platform, 'src/contract.json'),
  `${JSON.stringify({ version, names: offered.toSorted() }, null, 2)}\n`,
);
console.log(
  `Recorded ${names.length} contracts and schemas, and ${offered.length} names of the platform ${version}.`,
);
