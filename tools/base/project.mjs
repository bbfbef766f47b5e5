/**
 * Names used by the whole local stack: project, sites, remotes, demo accounts.
 * @module
 */

import { readJson } from './paths.mjs';

export const projectId = 'demo-basket-express';
export const region = 'asia-south1';
export const storageBucket = `${projectId}.appspot.com`;

/** The function behind the shell's `/api/**`. */
export const apiFunction = 'api';

/**
 * The remotes. `site`: folder, Hosting site and port name, `name`: federation container, `mount`: the path below which
 * the shell shows it, `role`: who may enter (null: everybody), `area`: its name in messages. Types and tests/lint/remotes.test.ts name the places that
 * have to know a new one; the list of remotes brings it to the shell.
 */
export const remotes = Object.freeze(
  /** @type {const} */ ([
    { site: 'mf-shop', name: 'mf_shop', mount: '/home', role: null, area: 'shop' },
    { site: 'mf-admin', name: 'mf_admin', mount: '/admin', role: 'admin', area: 'admin panel' },
    {
      site: 'mf-delivery',
      name: 'mf_delivery',
      mount: '/delivery',
      role: 'delivery_partner',
      area: 'delivery area',
    },
  ]),
);

/**
 * @typedef {typeof remotes[number]} Remote
 * @typedef {'admin' | 'delivery_partner' | 'customer' | null} Role who may enter an area; null: everybody
 * @typedef {Remote['site']} RemoteSite
 * @typedef {'shell' | RemoteSite} SiteName
 */

/** @type {readonly SiteName[]} */
export const siteNames = Object.freeze(['shell', ...remotes.map(({ site }) => site)]);

/** The first parts of the paths that the shell's site answers itself: no remote is mounted there. @type {readonly string[]} */
export const shellPaths = Object.freeze(readJson('shell/src/navigation/shell-paths.json'));

/** @param {string} name @returns {name is RemoteSite} */
export function isRemoteSite(name) {
  return remotes.some((remote) => remote.site === name);
}

/**
 * Keys of the payment sandbox (packages/razorpay-sandbox). They are test keys without an account.
 */
export const sandboxKeys = Object.freeze({
  keyId: 'rzp_test_BasketSandbox1',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
});

/** The password of every demo account; the seed creates the accounts. */
export const demoPassword = 'basket123';

/** @type {readonly { email: string, name: string, role: 'customer' | 'delivery_partner' | 'admin', note: string }[]} */
export const demoAccounts = Object.freeze([
  { email: 'customer@basket.example', name: 'Ananya Sharma', role: 'customer', note: 'has past orders' },
  {
    email: 'imran@basket.example',
    name: 'Imran',
    role: 'delivery_partner',
    note: 'wallet of ₹1,000 or more',
  },
  {
    email: 'lakshmi@basket.example',
    name: 'Lakshmi',
    role: 'delivery_partner',
    note: 'wallet of ₹1,000 or more',
  },
  { email: 'admin@basket.example', name: 'Store admin', role: 'admin', note: 'everything in the store' },
]);
