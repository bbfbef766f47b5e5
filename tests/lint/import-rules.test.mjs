/**
 * Every line of the import table (tools/lint/import-rules.mjs), shown by an import that must fail and one that must
 * pass. The files live in a small copy of the repository's layout, so that the test depends on the rules alone.
 * @module
 */
import { ESLint } from 'eslint';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { importRules } from '../../tools/lint/import-rules.mjs';

const ownPackages = ['domain', 'ui', 'web'];
/** Targets of the imports below. */
const existingFiles = [
  'packages/domain/src/index.ts',
  'packages/domain/src/money/rupees.ts',
  'packages/ui/src/index.ts',
  'packages/ui/src/tokens.css',
  'packages/ui/src/gallery/index.ts',
  'packages/web/src/index.ts',
  'packages/web/src/places/index.ts',
  'packages/web/src/session/session.ts',
  'packages/web/src/toast/toast.ts',
  'packages/web/src/gallery/main.tsx',
  'packages/domain/src/testing/builders.ts',
  'functions/src/testing/harness.ts',
  'functions/src/testing/histories/offers.ts',
  'functions/src/dispatch/assign.callable.ts',
  'jest.config.mjs',
  'shell/src/bootstrap.tsx',
  'mf-shop/src/routes.tsx',
  'mf-shop/src/paths.ts',
  'mf-shop/src/components/price-tag.tsx',
  'mf-shop/src/features/cart/cart-page.tsx',
  'mf-shop/src/features/cart/cart-line.tsx',
  'mf-shop/src/features/home/home-page.tsx',
  'mf-shop/src/testing/builders.ts',
  'mf-admin/src/routes.tsx',
  'mf-admin/src/components/table.tsx',
  'functions/src/platform/app.ts',
  'functions/src/platform/requests/callable.ts',
  'functions/src/orders/index.ts',
  'functions/src/orders/place.callable.ts',
  'functions/src/orders/picked.trigger.ts',
  'functions/src/orders/place.decision.ts',
  'functions/src/dispatch/index.ts',
  'functions/src/dispatch/offers/offer.decision.ts',
  'functions/src/dispatch/offers/offer-step.ts',
  'packages/razorpay-sandbox/src/sandbox.mjs',
  'packages/razorpay-sandbox/src/http.mjs',
  'tools/base/ports.mjs',
  'tests/support/browser.ts',
];

/** [from, import, whether it is allowed] */
const table = /** @type {[string, string, 'allowed' | 'forbidden'][]} */ ([
  // packages/domain: the schema library and nothing else
  ['packages/domain/src/orders/order.ts', "import * as v from 'valibot'", 'allowed'],
  ['packages/domain/src/orders/order.ts', "import { x } from '../money/rupees'", 'allowed'],
  ['packages/domain/src/orders/order.ts', "import { x } from 'react'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import { x } from 'firebase/firestore'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import { x } from 'firebase-admin/firestore'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import { x } from 'node:crypto'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import { x } from '@basket/web'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import { x } from '../../../ui/src/index'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import type { x } from 'firebase-admin/firestore'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "export { x } from 'react'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "const x = import('react')", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "type X = import('react').FC", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import { x } from './missing'", 'forbidden'],
  ['packages/domain/src/orders/order.ts', "import { x } from '../testing/builders'", 'forbidden'],
  ['packages/domain/src/orders/order.test.ts', "import { x } from '../testing/builders'", 'allowed'],

  // packages/ui: react, icons, domain
  ['packages/ui/src/button.tsx', "import { x } from 'react'", 'allowed'],
  ['packages/ui/src/button.tsx', "import { x } from 'lucide-react'", 'allowed'],
  ['packages/ui/src/button.tsx', "import { x } from '@radix-ui/react-tabs'", 'forbidden'],
  ['packages/ui/src/button.tsx', "import { x } from '@basket/domain'", 'allowed'],
  ['packages/ui/src/button.tsx', "import { x } from '@basket/domain/src/money/rupees'", 'forbidden'],
  ['packages/ui/src/button.tsx', "import { x } from '@basket/web'", 'forbidden'],
  ['packages/ui/src/button.tsx', "import { x } from 'firebase/auth'", 'forbidden'],
  ['packages/ui/src/button.tsx', "import { x } from 'react-router-dom'", 'forbidden'],

  // The gallery may import everything that it shows; nothing may import the gallery
  ['packages/web/src/gallery/main.tsx', "import { x } from '@basket/ui/gallery'", 'allowed'],
  ['packages/web/src/gallery/main.tsx', "import { x } from '../toast/toast'", 'allowed'],
  ['packages/web/src/gallery/main.tsx', "import { x } from 'firebase/auth'", 'forbidden'],
  ['packages/web/src/toast/toast.ts', "import { x } from '../gallery/main'", 'forbidden'],
  ['packages/web/src/toast/toast.ts', "import { x } from '@basket/ui/gallery'", 'forbidden'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '@basket/ui/gallery'", 'forbidden'],

  // packages/web: the only home of firebase, router, state and toasts
  ['packages/web/src/cart/cart.ts', "import { x } from '@basket/domain'", 'allowed'],
  ['packages/web/src/cart/cart.ts', "import { x } from '@basket/ui'", 'allowed'],
  ['packages/web/src/cart/cart.ts', "import '@basket/ui/tokens.css'", 'allowed'],
  ['packages/web/src/cart/cart.ts', "const x = import('firebase/firestore')", 'allowed'],
  ['packages/web/src/cart/cart.ts', "import { x } from 'react-router-dom'", 'allowed'],
  ['packages/web/src/cart/cart.ts', "import { x } from 'zustand'", 'allowed'],
  ['packages/web/src/cart/cart.ts', "import { x } from 'react-toastify'", 'allowed'],
  ['packages/web/src/cart/cart.ts', "import { x } from 'firebase-admin/app'", 'forbidden'],
  ['packages/web/src/cart/cart.ts', "import { x } from '@module-federation/enhanced/runtime'", 'forbidden'],
  ['packages/web/src/cart/cart.ts', "import { x } from '../../../domain/src/index'", 'forbidden'],
  ['packages/web/src/cart/cart.ts', "import { x } from '../../../../shell/src/bootstrap'", 'forbidden'],
  ['packages/web/src/cart/cart.ts', "import { x } from '../../../../mf-shop/src/routes'", 'forbidden'],
  ['packages/web/src/cart/cart.ts', "import { x } from '../../../../functions/src/orders'", 'forbidden'],

  // shell: remotes only through federation
  ['shell/src/app.tsx', "import { x } from '@basket/web'", 'allowed'],
  ['shell/src/app.tsx', "import { x } from '@module-federation/enhanced/runtime'", 'allowed'],
  ['shell/src/app.tsx', "import { x } from '../../mf-shop/src/routes'", 'forbidden'],
  ['shell/src/app.tsx', "const x = import('../../mf-shop/src/routes')", 'forbidden'],
  ['shell/src/app.tsx', "import { x } from '@basket/web/src/session/session'", 'forbidden'],
  ['shell/src/app.tsx', "import { x } from 'firebase/auth'", 'forbidden'],
  ['shell/src/app.tsx', "import { x } from 'react-router-dom'", 'forbidden'],
  ['shell/src/app.tsx', "import { x } from 'zustand'", 'forbidden'],

  // a remote: web, ui, domain and react
  ['mf-shop/src/routes.tsx', "const x = import('./features/cart/cart-page')", 'allowed'],
  ['mf-shop/src/first-view.ts', "import { x } from './features/cart/cart-page'", 'allowed'],
  ['mf-shop/src/paths.ts', "import { x } from './features/cart/cart-page'", 'forbidden'],
  ['mf-shop/src/standalone.tsx', "import { x } from '@basket/web'", 'allowed'],
  ['mf-shop/src/components/price-tag.tsx', "import { x } from '@basket/ui'", 'allowed'],
  ['mf-shop/src/components/price-tag.tsx', "import { x } from '../paths'", 'allowed'],
  ['mf-shop/src/components/price-tag.tsx', "import { x } from '../features/cart/cart-line'", 'forbidden'],
  ['mf-shop/src/paths.ts', "import { x } from './features/cart/cart-line'", 'forbidden'],
  ['mf-shop/src/standalone.tsx', "import { x } from './routes'", 'allowed'],
  ['mf-shop/src/routes.tsx', "import { x } from '../../mf-admin/src/routes'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from '../../shell/src/bootstrap'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from '../../functions/src/orders'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from 'firebase/firestore'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from 'react-router-dom'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from 'zustand'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from 'react-toastify'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from '@module-federation/enhanced/runtime'", 'forbidden'],
  ['mf-shop/src/routes.tsx', "import { x } from './testing/builders'", 'forbidden'],

  // the picture of a code to scan: the QR encoder, and nobody else
  ['mf-delivery/src/assignments/components/qr-picture.tsx', "const x = import('uqr')", 'allowed'],
  ['mf-delivery/src/assignments/components/upi-code.tsx', "import { x } from 'uqr'", 'forbidden'],
  ['mf-admin/src/features/order-assignment/map/map-canvas.tsx', "import { x } from 'leaflet'", 'allowed'],
  ['mf-admin/src/features/order-assignment/map/dispatch-map.tsx', "import { x } from 'leaflet'", 'forbidden'],

  // a feature: itself and what its remote's features share
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from './cart-line'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '../../components/price-tag'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '../../paths'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '@basket/domain'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '@basket/web/places'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '@basket/web/session/session'", 'forbidden'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from 'react'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '../home/home-page'", 'forbidden'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '../../routes'", 'forbidden'],
  [
    'mf-shop/src/features/cart/cart-page.tsx',
    "import { x } from '../../../../mf-admin/src/components/table'",
    'forbidden',
  ],

  // functions: platform, domain, a sibling's index
  ['functions/src/index.ts', "export * from './orders'", 'allowed'],
  ['functions/src/index.ts', "export * from './orders/place.callable'", 'allowed'],
  ['functions/src/index.ts', "export * from './dispatch/offer-step'", 'forbidden'],
  ['functions/src/platform/database/outbox.ts', "import { x } from 'firebase-admin/firestore'", 'allowed'],
  ['functions/src/platform/database/outbox.ts', "import { x } from 'node:crypto'", 'allowed'],
  ['functions/src/platform/database/outbox.ts', "import { x } from '../orders'", 'forbidden'],
  ['functions/src/orders/place.callable.ts', "import { x } from '../platform/app'", 'allowed'],
  ['functions/src/orders/place.callable.ts', "import { x } from './place.decision'", 'allowed'],
  ['functions/src/orders/place.callable.ts', "import { x } from '../dispatch'", 'allowed'],
  ['functions/src/orders/place.callable.ts', "import { x } from '../dispatch/offer-step'", 'forbidden'],
  ['functions/src/orders/place.callable.ts', "import { x } from 'firebase-admin/firestore'", 'forbidden'],
  ['functions/src/orders/place.callable.ts', "import type { X } from 'firebase-admin/firestore'", 'allowed'],
  ['functions/src/orders/place.callable.ts', "import { x } from '../testing/harness'", 'forbidden'],
  ['functions/src/orders/place.callable.ts', "import { x } from '../testing/histories/offers'", 'forbidden'],
  ['functions/src/orders/place.callable.ts', "import { x } from '@basket/domain/testing'", 'forbidden'],
  ['functions/src/orders/place.callable.ts', "import { x } from '../dispatch/assign.callable'", 'forbidden'],
  ['functions/src/orders/place.callable.ts', "import { x } from '@basket/web'", 'forbidden'],

  // files that make a function: nobody imports them but the wiring, and no others can make one
  ['functions/src/orders/paid.trigger.ts', "import { x } from 'firebase-functions/v2/firestore'", 'allowed'],
  ['functions/src/entry-points/api.http.ts', "import { x } from 'firebase-functions/v2/https'", 'allowed'],
  [
    'functions/src/entry-points/a.callable.ts',
    "import { x } from '../platform/requests/callable'",
    'allowed',
  ],
  ['functions/src/orders/index.ts', "export * from '../platform/requests/callable'", 'forbidden'],
  ['functions/src/orders/index.ts', "export * from './picked.trigger'", 'forbidden'],
  ['functions/src/orders/place.test.ts', "import { x } from './picked.trigger'", 'allowed'],
  ['functions/src/index.ts', "export * from './orders/picked.trigger'", 'allowed'],
  ['functions/src/orders/paid.webhook.ts', "import { x } from 'firebase-functions/v2/https'", 'forbidden'],
  ['functions/src/orders/order-step.ts', "import { x } from 'firebase-functions/v2/https'", 'forbidden'],

  // decisions: domain and other decisions
  ['functions/src/orders/place.decision.ts', "import { x } from '@basket/domain'", 'allowed'],
  [
    'functions/src/orders/place.decision.ts',
    "import { x } from '../dispatch/offers/offer.decision'",
    'allowed',
  ],
  ['functions/src/orders/place.decision.ts', "import { x } from '../platform/app'", 'forbidden'],
  ['functions/src/orders/place.decision.ts', "import { x } from './place.callable'", 'forbidden'],
  ['functions/src/orders/place.decision.ts', "import { x } from '../dispatch'", 'forbidden'],
  ['functions/src/orders/place.decision.ts', "import { x } from 'firebase-admin/firestore'", 'forbidden'],
  ['functions/src/orders/place.decision.ts', "import { x } from 'node:crypto'", 'forbidden'],
  ['functions/src/orders/place.decision.ts', "import { x } from 'valibot'", 'forbidden'],

  // tests follow the rules of their folder and may import test tools; product code may not
  ['mf-shop/src/features/cart/cart-page.test.tsx', "import { x } from '@testing-library/react'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.test.tsx', "import { x } from '../../testing/builders'", 'allowed'],
  ['mf-shop/src/features/cart/cart-page.test.tsx', "import { x } from '../home/home-page'", 'forbidden'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '@testing-library/react'", 'forbidden'],
  ['mf-shop/src/features/cart/cart-page.tsx', "import { x } from '../../testing/builders'", 'forbidden'],
  [
    'functions/src/orders/place.emulator.test.ts',
    "import { x } from '../../../tests/support/browser'",
    'allowed',
  ],
  ['tests/journeys/order.journey.test.ts', "import { x } from '../support/browser'", 'allowed'],
  ['tests/journeys/order.journey.test.ts', "import { x } from '../../tools/base/ports.mjs'", 'allowed'],
  ['tests/rules/orders.rules.test.ts', "import { x } from '@basket/domain/testing'", 'allowed'],
  ['tests/lint/rules.test.mjs', "import x from '../../jest.config.mjs'", 'allowed'],

  // packages/razorpay-sandbox: a program of its own, for the local stack and for tests
  ['packages/razorpay-sandbox/src/sandbox.mjs', "import { x } from './http.mjs'", 'allowed'],
  ['packages/razorpay-sandbox/src/sandbox.mjs', "import http from 'node:http'", 'allowed'],
  ['packages/razorpay-sandbox/src/sandbox.mjs', "import * as v from 'valibot'", 'allowed'],
  ['packages/razorpay-sandbox/src/sandbox.mjs', "import { x } from '@basket/domain'", 'forbidden'],
  [
    'packages/razorpay-sandbox/src/sandbox.mjs',
    "import { x } from '../../../tools/base/ports.mjs'",
    'forbidden',
  ],
  ['tools/stack/stack.mjs', "import { x } from 'razorpay-sandbox'", 'allowed'],
  ['tests/support/gateway.ts', "import { x } from 'razorpay-sandbox'", 'allowed'],
  [
    'tools/stack/stack.mjs',
    "import { x } from '../../packages/razorpay-sandbox/src/sandbox.mjs'",
    'forbidden',
  ],
  ['functions/src/orders/index.ts', "import { x } from 'razorpay-sandbox'", 'forbidden'],
  ['functions/src/orders/index.ts', "import { x } from 'razorpay-sandbox/in-memory'", 'forbidden'],
  ['functions/src/testing/gateway.ts', "import { x } from 'razorpay-sandbox/in-memory'", 'allowed'],
  ['functions/src/testing/gateway.ts', "import { x } from 'razorpay-sandbox'", 'forbidden'],

  // tools: not part of the product
  ['tools/seed.mjs', "import { x } from './base/ports.mjs'", 'allowed'],
  ['tools/seed.mjs', "import { x } from '../functions/src/orders'", 'forbidden'],
  ['mf-shop/webpack.config.mjs', "import { x } from '../tools/base/ports.mjs'", 'allowed'],
  ['mf-shop/webpack.config.mjs', "import { x } from '../mf-admin/src/routes'", 'forbidden'],
]);

/** @type {string} */
let root;
/** @type {ESLint} */
let eslint;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'basket-import-rules-')));
  for (const file of existingFiles) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), file.endsWith('.css') ? '' : 'export const x = 1;\n');
  }
  await mkdir(path.join(root, 'node_modules/@basket'), { recursive: true });
  for (const name of ownPackages) {
    const exports = {
      '.': './src/index.ts',
      ...(name === 'domain' && { './testing': './src/testing/builders.ts' }),
      ...(name === 'web' && { './places': './src/places/index.ts' }),
      ...(name === 'ui' && { './gallery': './src/gallery/index.ts', './tokens.css': './src/tokens.css' }),
    };
    await writeFile(
      path.join(root, 'packages', name, 'package.json'),
      JSON.stringify({ name: `@basket/${name}`, exports }),
    );
    await symlink(path.join(root, 'packages', name), path.join(root, 'node_modules/@basket', name), 'dir');
  }
  const sandbox = path.join(root, 'packages/razorpay-sandbox');
  await writeFile(
    path.join(sandbox, 'package.json'),
    JSON.stringify({
      name: 'razorpay-sandbox',
      exports: { '.': './src/sandbox.mjs', './in-memory': './src/http.mjs' },
    }),
  );
  await symlink(sandbox, path.join(root, 'node_modules/razorpay-sandbox'), 'dir');
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.{ts,tsx,mjs}'], languageOptions: { parser: tseslint.parser } },
      ...importRules({ root, resolver: {} }),
    ],
  });
});

afterAll(() => rm(root, { recursive: true }));

test.each(table)('%s: %s is %s', async (file, statement, verdict) => {
  const [result] = await eslint.lintText(`${statement};\n`, { filePath: path.join(root, file) });
  const rules = result?.messages.map(({ ruleId }) => ruleId);
  expect(rules).toEqual(verdict === 'allowed' ? [] : ['boundaries/dependencies']);
});
