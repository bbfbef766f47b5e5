/**
 * The permitted imports: the table of the architecture as one lint rule that refuses everything it does not name
 * (packages, Node's own modules and files that belong to nobody included). tests/lint/import-rules.test.mjs
 * shows for every line that a forbidden import fails and an allowed one passes.
 *
 * An area is reached by its package name, never by a path into its folder: `exports` closes the way through the
 * package name, the `source` of a line closes the way through `../`.
 * @module
 */
import boundaries from 'eslint-plugin-boundaries';
import { elements, files } from './import-places.mjs';

const react = ['react', 'react-dom'];
const testTools = ['@testing-library/*', 'fast-check', 'axe-core', 'jest', '@jest/globals'];

/** @param {...string} sources */
const packages = (...sources) => ({ to: { module: { origin: 'external', source: sources } } });
const nodeModules = { to: { module: { origin: 'core' } } };
/** @param {...string} sources */
const sandboxAs = (...sources) => ({ to: { element: { type: 'sandbox' } }, dependency: { source: sources } });
const sandbox = sandboxAs('razorpay-sandbox');

/**
 * Our own packages by their names.
 * @param {...('domain' | 'ui' | 'web')} names
 */
const ownPackages = (...names) =>
  names.map((name) => ({
    to: { element: { type: name } },
    dependency: {
      source: [
        `@basket/${name}`,
        `@basket/${name}/*.css`,
        ...(name === 'web'
          ? ['checkout', 'found-pages', 'lists', 'places', 'recent-searches', 'shop-pages', 'stored', 'told']
          : []
        ).map((part) => `@basket/web/${part}`),
      ],
    },
  }));

/**
 * @param {string} type
 * @param {string} [file] only this file of it
 */
const ofOwnRemote = (type, file) => ({
  to: {
    element: {
      type,
      captured: { remote: '{{ from.element.captured.remote }}' },
      ...(file && { fileInternalPath: file }),
    },
  },
});

/** @param {string | string[]} type */
const folder = (type) => ({ to: { element: { type } } });

/**
 * The table. The last matching line decides; an import without a matching line is refused.
 */
const policies = [
  { allow: [{ dependency: { relationship: { to: 'internal' } } }] },

  { from: { element: { type: 'domain' } }, allow: [packages('valibot')] },
  { from: { element: { type: 'sandbox' } }, allow: [packages('valibot', 'esbuild', 'uqr'), nodeModules] },
  {
    from: { element: { type: 'ui' } },
    allow: [packages(...react, 'lucide-react'), ...ownPackages('domain')],
  },
  {
    from: { element: { type: 'web' } },
    allow: [
      packages(...react, 'valibot', 'firebase', 'react-router-dom', 'zustand', 'react-toastify'),
      ...ownPackages('domain', 'ui'),
      // Its version: the contract that shell and remotes compare.
      { to: { file: { path: 'packages/web/package.json' } } },
    ],
  },
  // The page of the design system; no application sees it.
  {
    from: { element: { type: 'web-gallery' } },
    allow: [
      packages(...react),
      ...ownPackages('ui'),
      { to: { element: { type: 'ui' } }, dependency: { source: '@basket/ui/gallery' } },
      folder('web'),
    ],
  },
  {
    from: { element: { type: 'shell' } },
    allow: [
      packages(...react, 'valibot', '@module-federation/enhanced', '@module-federation/runtime'),
      ...ownPackages('domain', 'ui', 'web'),
    ],
  },
  // What runs in the service worker, and nowhere else.
  {
    from: { element: { type: 'shell' }, file: { path: '**/service-worker/worker/*.ts' } },
    allow: [packages('workbox-core', 'workbox-expiration', 'workbox-strategies')],
  },

  {
    from: { element: { type: ['remote', 'remote-components', 'feature'] } },
    allow: [packages('react'), ...ownPackages('domain', 'ui', 'web')],
  },
  // QR codes are drawn by a library.
  {
    from: { element: { type: 'remote', path: 'mf-delivery/src' }, file: { path: '**/qr-picture.tsx' } },
    allow: [packages('uqr')],
  },
  // So are maps and charts.
  {
    from: { element: { type: 'feature', path: 'mf-admin/src/**' }, file: { path: '**/map-canvas.tsx' } },
    allow: [packages('leaflet')],
  },
  {
    from: { element: { type: 'feature', path: 'mf-admin/src/**' }, file: { path: '**/chart-canvas.tsx' } },
    allow: [packages('recharts')],
  },
  // Within a remote: only routes.tsx, navigation.ts for what the frame opens, and first-view.ts for what a rendered page shows, import the
  // features. Features do not import each other; code that two of them need is in a folder beside `features` or among the remote's components.
  {
    from: { element: { type: ['remote', 'remote-components', 'feature'] } },
    allow: [ofOwnRemote('remote-components'), ofOwnRemote('remote')],
  },
  {
    from: { element: { type: ['remote-components', 'feature'] } },
    disallow: ['routes.tsx', 'index.ts'].map((file) => ofOwnRemote('remote', file)),
  },
  {
    from: {
      element: {
        type: 'remote',
        fileInternalPath: ['routes.tsx', 'navigation.ts', 'first-view.ts', 'first-view.test.ts'],
      },
    },
    allow: [ofOwnRemote('feature')],
  },

  {
    from: { element: { type: ['functions', 'functions-platform'] } },
    allow: [
      nodeModules,
      packages('firebase-admin', 'firebase-functions', 'valibot'),
      ...ownPackages('domain'),
    ],
  },
  {
    from: { element: { type: 'functions' } },
    allow: [
      folder('functions-platform'),
      { to: { element: { type: 'functions-domain', fileInternalPath: 'index.ts' } } },
      { to: { element: { type: 'functions-domain' }, file: { categories: 'border' } } },
    ],
  },
  {
    from: { element: { type: 'functions-domain' } },
    allow: [
      nodeModules,
      packages('valibot'),
      // Handlers get the database as an argument and import only its type.
      { ...packages('firebase-admin'), dependency: { kind: 'type' } },
      ...ownPackages('domain'),
      folder('functions-platform'),
      { to: { element: { type: 'functions-domain', fileInternalPath: 'index.ts' } } },
    ],
  },
  // Files that make a function are the only ones that know the functions framework, and only the wiring imports them: what makes a
  // function asks for the project's settings while it loads, which a program that imports the room (tools/accounts) does not have.
  {
    from: { element: { type: 'functions-domain' } },
    disallow: [
      { to: { file: { categories: 'function' } } },
      { to: { element: { type: 'functions-platform' }, file: { path: '**/requests/callable.ts' } } },
    ],
  },
  {
    from: { element: { type: 'functions-domain' }, file: { categories: 'function' } },
    allow: [packages('firebase-functions'), folder('functions-platform')],
  },
  // Floods are counted, pictures drawn, and source maps read by libraries; each has one file that knows it.
  {
    from: { element: { type: 'functions-platform' }, file: { path: '**/request-rates.ts' } },
    allow: [packages('rate-limiter-flexible')],
  },
  {
    from: { element: { type: 'functions-domain' }, file: { path: '**/redraw-picture.ts' } },
    allow: [packages('sharp')],
  },
  {
    from: { element: { type: 'functions-domain' }, file: { path: '**/source-maps.ts' } },
    allow: [packages('@jridgewell/trace-mapping')],
  },
  // Pure decisions: no database, no platform, not even their own folder's handlers.
  {
    from: { file: { categories: 'decision' } },
    disallow: [{ dependency: { kind: '*' } }],
  },
  {
    from: { file: { categories: 'decision' } },
    allow: [
      ...ownPackages('domain'),
      { to: { element: { type: 'functions-domain' }, file: { categories: 'decision' } } },
    ],
  },

  // Tests are beside the tested files and follow their line; these are the additional tools that they need. What is
  // made for tests (builders, harnesses) cannot be imported by the product.
  {
    from: [{ file: { categories: 'test' } }, { element: { type: ['testing', 'tests'] } }],
    allow: [
      packages(...testTools),
      nodeModules,
      folder(['tests', 'testing']),
      { dependency: { relationship: { to: 'internal' } } },
    ],
  },
  {
    from: { element: { type: 'functions-domain' }, file: { categories: 'test' } },
    allow: [
      { to: { element: { type: 'functions-domain' }, file: { categories: 'border' } } },
      packages('express', 'sharp'),
    ],
  },
  ...['domain', 'ui', 'web'].map((name) => ({
    from: { element: { type: 'testing', path: `packages/${name}/src/testing` } },
    allow: [folder(name)],
  })),
  {
    from: { element: { type: 'testing', path: 'packages/domain/src/testing' } },
    allow: [packages('valibot')],
  },
  {
    from: { element: { type: 'testing', path: 'functions/src/testing' } },
    allow: [
      packages('firebase-admin', 'valibot'),
      folder(['functions-platform', 'functions-domain']),
      sandboxAs('razorpay-sandbox/in-memory'),
    ],
  },
  {
    from: { element: { type: 'testing', path: '{packages/ui,packages/web,shell,mf-*}/src/testing' } },
    allow: [packages(...react)],
  },
  {
    from: { element: { type: 'testing', path: '{packages/web,functions,shell,mf-*}/src/testing' } },
    allow: [...ownPackages('domain')],
  },
  {
    from: { element: { type: 'testing', path: '{shell,mf-*}/src/testing' } },
    allow: [...ownPackages('ui', 'web')],
  },
  { from: { element: { type: 'testing', path: 'shell/src/testing' } }, allow: [folder('shell')] },
  {
    from: { element: { type: 'testing', path: 'mf-*/src/testing' } },
    allow: [ofOwnRemote('remote'), ofOwnRemote('remote-components'), ofOwnRemote('feature')],
  },
  // Tests of the whole may import every part; the build and the local stack import no part of the product.
  {
    from: { element: { type: 'tests' } },
    allow: [
      { to: { module: { origin: ['external', 'core'] } } },
      { to: { file: { categories: 'configuration' } } },
      ...ownPackages('domain', 'ui', 'web'),
      sandbox,
      folder(['tools', 'functions', 'functions-platform', 'functions-domain', 'shell', 'remote']),
    ],
  },
  {
    from: [{ element: { type: ['tools', 'configuration'] } }, { file: { categories: 'configuration' } }],
    allow: [{ to: { module: { origin: ['external', 'core'] } } }, folder('tools'), sandbox],
  },
];

/** @typedef {{ type?: string | string[] }} ElementSelector */

/**
 * The lines of the table that can match an import from such an element. The plugin tries every line for every import,
 * so most of its time would go into lines about other folders.
 * @param {string} type
 */
function policiesFrom(type) {
  return policies.filter(({ from }) =>
    [from ?? {}].flat().some((selector) => {
      const { type: types } = /** @type {{ element?: ElementSelector }} */ (selector).element ?? {};
      return types === undefined || [types].flat().includes(type);
    }),
  );
}

/** @param {typeof policies} lines @returns {import('eslint').Linter.RulesRecord} */
const dependencyRule = (lines) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      checkAllOrigins: true,
      checkUnknownLocals: true,
      checkInternals: true,
      message:
        '{{from.element.types.[0]}} may not import {{dependency.source}}: see the table in tools/lint/import-rules.mjs',
      policies: lines,
    },
  ],
});

/**
 * @param {{ root: string, resolver: Record<string, unknown> }} options `root`: the repository's folder,
 *   `resolver`: options of eslint-import-resolver-typescript
 * @returns {import('eslint').Linter.Config[]}
 */
export function importRules({ root, resolver }) {
  return [
    {
      name: 'basket/import-rules',
      files: ['**/*.{ts,tsx,mjs}'],
      plugins: { boundaries },
      settings: {
        'import/resolver': { typescript: resolver },
        'boundaries/root-path': root,
        'boundaries/elements': elements,
        'boundaries/files': files,
        'boundaries/legacy-templates': false,
        'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
        'boundaries/additional-dependency-nodes': [
          { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
        ],
      },
      rules: dependencyRule(policies),
    },
    // ESLint applies the last match, the table of folders the first.
    ...elements.toReversed().map(({ type, pattern }) => ({
      name: `basket/import-rules/${type}`,
      files: [pattern].flat().map((folder) => `${folder}/**`),
      rules: dependencyRule(policiesFrom(type)),
    })),
  ];
}
