/**
 * Names that the whole local stack agrees on: project, sites, remotes, demo accounts.
 * @module
 */

export const projectId = 'demo-basket-express';
export const region = 'asia-south1';
export const storageBucket = `${projectId}.appspot.com`;

/** The function behind the shell's `/api/**`. */
export const apiFunction = 'api';

/**
 * @typedef {'mf-shop' | 'mf-admin' | 'mf-delivery'} RemoteSite a remote's folder, Hosting site and port name
 * @typedef {'shell' | RemoteSite} SiteName
 * @typedef {{ site: RemoteSite, name: string, mount: string }} Remote `name`: its federation container,
 *   `mount`: the path below which the shell shows it
 */

/** @type {readonly Remote[]} */
export const remotes = Object.freeze([
  { site: 'mf-shop', name: 'mf_shop', mount: '/home' },
  { site: 'mf-admin', name: 'mf_admin', mount: '/admin' },
  { site: 'mf-delivery', name: 'mf_delivery', mount: '/delivery' },
]);

/** @type {readonly SiteName[]} */
export const siteNames = Object.freeze(['shell', 'mf-shop', 'mf-admin', 'mf-delivery']);

/** @param {string} name @returns {name is RemoteSite} */
export function isRemoteSite(name) {
  return remotes.some((remote) => remote.site === name);
}

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
