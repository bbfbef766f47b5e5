/**
 * Some places cannot derive the remotes from the list in tools/base/project.mjs: configuration of other programs, the
 * areas that the shell has by itself and the README. This test compares each with the list, so that a new remote is not forgotten there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownAreas } from '../../shell/src/areas';
import { remotes, siteNames } from '../../tools/base/project.mjs';

// The names of areas are texts, and need no elements, whose styles Node cannot read.
jest.mock('@basket/ui', () => ({ richSay: () => undefined }));

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');
const list = (file: string, pick: (content: never) => readonly string[]): readonly string[] =>
  pick(JSON.parse(read(file)) as never);
const sorted = (texts: readonly string[]): string[] => [...texts].sort();
const sitesIn = (texts: readonly string[]): string[] =>
  sorted(texts.filter((text) => /^(shell|mf-)/.test(text)));

type Firebaserc = {
  readonly projects: { readonly default: string };
  readonly targets: Readonly<Record<string, { readonly hosting: object }>>;
};

test.each([
  {
    file: 'package.json (workspaces)',
    sites: sitesIn(list('package.json', (it: { workspaces: string[] }) => it.workspaces)),
  },
  {
    file: 'tsconfig.browser.json (include)',
    sites: sitesIn(list('tsconfig.browser.json', (it: { include: string[] }) => it.include)).map((folder) =>
      folder.replace(/\/src$/, ''),
    ),
  },
  {
    file: 'firebase.json (hosting)',
    sites: sorted(
      list('firebase.json', (it: { hosting: { target: string }[] }) =>
        it.hosting.map(({ target }) => target),
      ),
    ),
  },
  {
    file: '.firebaserc (targets)',
    sites: sorted(
      list('.firebaserc', ({ projects, targets }: Firebaserc) =>
        Object.keys(targets[projects.default]?.hosting ?? {}),
      ),
    ),
  },
])('$file has the shell and every remote', ({ sites }) => {
  expect(sites).toEqual(sorted(siteNames));
});

test.each(readdirSync(path.join(process.cwd(), 'deploy')).filter((name) => name.endsWith('.json')))(
  'deploy/%s has the shell and every remote',
  (file) => {
    expect(sorted(list(`deploy/${file}`, ({ sites }: { sites: object }) => Object.keys(sites)))).toEqual(
      sorted(siteNames),
    );
  },
);

test('shell/src/areas.ts says of the areas that wait for no list what the list says', () => {
  const listed = remotes.map(({ mount, role, area }) => ({ mount, name: area, role }));
  expect(listed).toEqual(expect.arrayContaining([...ownAreas]));
});

test.each(remotes)('README.md says what $site is', ({ site }) => {
  expect(read('README.md')).toContain(`\n${site}/ `);
});
