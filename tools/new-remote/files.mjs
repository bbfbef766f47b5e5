/**
 * The files of a new remote: pure.
 * @module
 */

/**
 * @typedef {object} NewRemote
 * @property {string} site folder, Hosting site and workspace
 * @property {string} name federation container
 * @property {string} mount
 * @property {string} word what people call it
 * @property {import('../base/project.mjs').Role} role
 */

/** @param {string} word */
const titleOf = (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * @param {NewRemote} remote
 * @param {{ version: string, dependencies: Record<string, string> }} model another remote's package.json
 * @returns {Record<string, string>} by path in the repository
 */
export function remoteFiles(remote, { version, dependencies }) {
  const { site, word } = remote;
  const title = titleOf(word);
  const wanted = ['@basket/ui', '@basket/web'];
  const manifest = {
    name: site,
    version,
    private: true,
    license: 'MIT',
    type: 'module',
    scripts: { start: `node ../tools/alone.mjs ${site}` },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => wanted.includes(name))),
  };
  const files = {
    'package.json': JSON.stringify(manifest),
    ...frameFiles(remote, title),
    ...pageFiles(remote, title),
  };
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [`${site}/${file}`, content]));
}

/**
 * The files that surround the pages.
 * @param {NewRemote} remote @param {string} title @returns {Record<string, string>}
 */
function frameFiles({ site, mount, role }, title) {
  return {
    'webpack.config.mjs': `import { appConfig } from '../tools/webpack/app-config.mjs';

/** @param {import('../tools/webpack/app-config.mjs').AppConfigOptions} options */
export default (options) => appConfig('${site}', options);
`,
    'src/index.ts': `// Entry point when this remote runs alone. Inside the shell, the container exposes ./routes instead.
import { mountStandalone } from '@basket/web';
import { paths } from './paths';
import routes from './routes';

mountStandalone({ title: '${title}', mount: paths.start, role: ${role === null ? 'null' : `'${role}'`}, routes });
`,
    'src/paths.ts': `/** Every address that this area links to. No other file spells one out. */
export const paths = { start: '${mount}' } as const;
`,
    'src/queries.ts': `/** The queries of this area; tests/indexes compares them with firestore.indexes.json. */
export {};
`,
    'src/navigation.ts': `import { IconLayoutDashboard } from '@basket/ui';
import type { AreaNavigation } from '@basket/web';
import { paths } from './paths';

/** The frame around this area. */
export const navigation: AreaNavigation = {
  contract: 1,
  label: '${title}',
  title: '${title}',
  items: [{ to: paths.start, label: '${title}', icon: IconLayoutDashboard, isExact: true }],
  back: [],
};
`,
    'src/routes.tsx': `import { lazyPage, type RemoteRoutes } from '@basket/web';

const StartPage = lazyPage(() => import('./features/start/start-page').then((page) => page.StartPage));
const NotFound = lazyPage(() => import('./components/not-found').then((page) => page.NotFound));

/** Below ${mount}. */
const routes: RemoteRoutes = [
  { index: true, element: <StartPage /> },
  { path: '*', element: <NotFound /> },
];

export { navigation } from './navigation';
export default routes;
`,
  };
}

/**
 * The pages, and the test of one.
 * @param {NewRemote} remote @param {string} title @returns {Record<string, string>}
 */
function pageFiles({ mount }, title) {
  return {
    'src/components/not-found.tsx': `import { PageNotFound } from '@basket/ui';
import { Link, usePageTitle } from '@basket/web';
import { paths } from '../paths';

/** The page for an unknown address below ${mount}. */
export function NotFound() {
  usePageTitle('Page not found');
  return <PageNotFound to={paths.start} as={Link} label="Back to the start" />;
}
`,
    'src/features/start/start-page.tsx': `import { Page, Panel } from '@basket/ui';
import { usePageTitle } from '@basket/web';

/** ${mount} */
export function StartPage() {
  usePageTitle('${title}');
  return (
    <Page width="reading">
      <Panel>
        <h1 tabIndex={-1}>${title}</h1>
      </Panel>
    </Page>
  );
}
`,
    'src/features/start/start-page.test.tsx': `import { render, screen } from '@testing-library/react';
import { StartPage } from './start-page';

test('the page says what it is', () => {
  render(<StartPage />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
  };
}
