/**
 * The parts of a new remote that its own checks look at: tests/stack/new-remote.long.stack.test.mjs runs them in a copy.
 * @module
 */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFiles } from './files.mjs';
import { changedPlaces, placesToChange } from './places.mjs';
import { readJson, root } from '../base/paths.mjs';
import { remotes as known, shellPaths } from '../base/project.mjs';

/** `variable`: of its queries. @type {readonly (import('./files.mjs').NewRemote & { variable: string })[]} */
const remotes = [
  {
    ...{ site: 'mf-aisles', name: 'mf_aisles', mount: '/aisles', word: 'aisles', role: null },
    variable: 'mfAisles',
  },
  {
    ...{ site: 'mf-gift-cards', name: 'mf_gift_cards', mount: '/gift-cards', word: 'gift cards' },
    ...{ role: 'customer', variable: 'mfGiftCards' },
  },
  {
    ...{ site: 'mf-stocktaking', name: 'mf_stocktaking', mount: '/stocktaking', word: 'stocktaking' },
    ...{ role: 'admin', variable: 'mfStocktaking' },
  },
];

const places = placesToChange(
  readdirSync(path.join(root, 'deploy'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `deploy/${file}`),
);
const before = new Map(places.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

test.each(remotes)('$site names the packages that its files import, and no others', (remote) => {
  const files = remoteFiles(remote, readJson('mf-shop/package.json'));
  const code = Object.entries(files).filter(
    ([file]) => /src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  );
  const imported = code.flatMap(([, text]) =>
    [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']) => name),
  );
  expect(code.length).toBeGreaterThan(5);
  expect(Object.keys(JSON.parse(files[`${remote.site}/package.json`] ?? '').dependencies).sort()).toEqual(
    [...new Set(imported)].sort(),
  );
});

test.each(remotes)('the spelling check reads each word of the variable $variable', (remote) => {
  const { site, variable } = remote;
  const queries = changedPlaces(before, remote)['tests/indexes/browser-queries.test.ts'];
  expect(queries).toContain(`import * as ${variable} from '../../${site}/src/queries';`);
  expect(queries).toContain(`'${site}': ${variable},`);
});

test.each(remotes)(
  'Hosting takes the id of the site of $site, however long the shop of a project is called',
  (remote) => {
    const shell = 'a-shop-with-a-name-of-30-signs';
    const file = 'deploy/long.json';
    const changed = changedPlaces(new Map([[file, JSON.stringify({ sites: { shell } })]]), remote);
    const { sites } = JSON.parse(changed[file] ?? '');
    expect(sites[remote.site]).toMatch(/^[a-z0-9][a-z0-9-]{2,29}$/);
    expect(sites[remote.site]).toContain(remote.site);
  },
);

test('the picture of the rooms has each remote among the others, in order', () => {
  const picture = remotes.reduce(
    (text, remote) =>
      changedPlaces(new Map([['docs/architecture.md', text]]), remote)['docs/architecture.md'] ?? '',
    before.get('docs/architecture.md') ?? '',
  );
  const lines = picture.slice(0, picture.indexOf('A solid arrow')).split('\n');
  const rooms = lines.flatMap((line) => /\["(.*)"\]/.exec(line)?.[1] ?? []);
  expect(rooms).toEqual([...rooms].sort());
  expect(rooms).toEqual(expect.arrayContaining(remotes.map(({ site }) => site)));
  const imports = lines.filter((line) => line.includes(' --> '));
  expect(imports).toEqual([...imports].sort());
  for (const { site, mount } of remotes) {
    expect(imports).toEqual(expect.arrayContaining([`  ${site} --> ui`, `  ${site} --> web`]));
    expect(lines).toContain(`  shell -. "${mount}" .-> ${site}`);
  }
});

test('functions answer below the site of the shell at its own paths, or at those of a remote', () => {
  const [{ rewrites }] = readJson('firebase.json').hosting;
  const answered = rewrites
    .filter((/** @type {{ function?: object }} */ rewrite) => rewrite.function)
    .map((/** @type {{ source?: string, regex?: string }} */ { source, regex }) =>
      /^\^?(\/[a-z]+)/.exec(source ?? regex ?? '')?.at(1),
    );
  expect(answered.length).toBeGreaterThan(1);
  const mounts = known.map(({ mount }) => mount);
  expect(
    answered.filter((/** @type {string} */ first) => ![...shellPaths, ...mounts].includes(first)),
  ).toEqual([]);
});

test.each(remotes)('$mount reaches the shell, whose site need not know it', ({ mount }) => {
  const [{ rewrites }] = readJson('firebase.json').hosting;
  const rule = rewrites.find((/** @type {{ source?: string, regex?: string }} */ { regex }) =>
    new RegExp(regex ?? '^$').test(`${mount}/days/today`),
  );
  expect(rule).toMatchObject({ destination: '/index.html' });
  expect(shellPaths).not.toContain(mount);
});
