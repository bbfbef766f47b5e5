/**
 * The state of the one project that the sandbox holds, in memory.
 * @module
 */
import { notFound } from './refusal.mjs';

/**
 * @typedef {Record<string, unknown>} Json
 * @typedef {{ role: string, members: string[], condition?: Condition }} Binding
 * @typedef {{ title: string, expression: string }} Condition
 * @typedef {{ bindings: Binding[], etag: string }} Policy
 *
 * @typedef {object} Project
 * @property {string} id
 * @property {string} number
 * @property {Set<string>} services that are enabled
 * @property {Map<string, Policy>} policies by full name of what they are about
 * @property {Map<string, Json>} resources by full name, such as `projects/ID/rulesets/1`
 * @property {Map<string, Buffer>} files uploaded ones, by bucket and name, or by site and hash
 * @property {Map<string, readonly string[]>} tokens members that the bearer of a token is
 * @property {number} lastId
 */

/** Bytes in base64, as every etag is. */
const newEtag = '0'.repeat(16);

/** Services that are on in a project that the Firebase console has just made, as far as this sandbox knows the services. */
const servicesAtFirst = ['firebase', 'firebasehosting', 'firebaserules', 'logging', 'serviceusage'];

/** @param {string} name */
export const serviceName = (name) => `${name}.googleapis.com`;

/**
 * Services that there are: origins of node_modules/firebase-tools/lib/api.js, and those of the console's API library that setup names.
 * Google refuses a batch with any other.
 */
export const knownServices = new Set(
  `appengine artifactregistry billingbudgets cloudbilling cloudbuild cloudfunctions cloudresourcemanager cloudscheduler cloudtasks
  compute eventarc firebase firebaseappcheck firebaseextensions firebasehosting firebaserules firebasestorage firestore iam
  iamcredentials identitytoolkit logging monitoring pubsub recaptchaenterprise run runtimeconfig secretmanager serviceusage storage sts`
    .split(/\s+/)
    .map(serviceName),
);

/** The account that pays, of whoever makes the project. */
export const billingAccount = Object.freeze({ id: '012345-6789AB-CDEF01', currencyCode: 'INR' });

/**
 * A project as the Firebase console makes it, on the Blaze plan.
 * @param {{ id: string, number?: string, owner: string }} about `owner`: e-mail
 * @returns {Project}
 */
export function emptyProject({ id, number = '123456789012', owner }) {
  const account = `billingAccounts/${billingAccount.id}`;
  const ownedBy = (/** @type {string} */ role) => ({
    bindings: [{ role, members: [`user:${owner}`] }],
    etag: newEtag,
  });
  return {
    id,
    number,
    services: new Set(servicesAtFirst.map(serviceName)),
    policies: new Map([
      [`projects/${id}`, ownedBy('roles/owner')],
      [account, ownedBy('roles/billing.admin')],
    ]),
    resources: new Map([[account, { name: account, currencyCode: billingAccount.currencyCode }]]),
    files: new Map(),
    tokens: new Map(),
    lastId: 0,
  };
}

/** A value of JSON that is a text; nothing otherwise. @param {unknown} value */
export const textOf = (value) => (typeof value === 'string' ? value : '');

/** @param {Project} project @returns {string} one that was not given before */
export const newId = (project) => `${++project.lastId}`.padStart(16, '0');

/** @param {Project} project @param {string} name @returns {Json} @throws {import('./refusal.mjs').Refusal} */
export function resource({ resources }, name) {
  const found = resources.get(name);
  if (!found) throw notFound(`Resource '${name}' was not found`);
  return found;
}

/**
 * @param {Project} project
 * @param {RegExp} names
 * @returns {Json[]} in the order in which they were made
 */
export const resourcesLike = ({ resources }, names) =>
  [...resources].filter(([name]) => names.test(name)).map(([, each]) => each);

/** The binding that makes a list of all that are in a collection. @param {string} parent @param {string} collection */
export const childrenOf = (parent, collection) =>
  new RegExp(`^${parent.replaceAll(/[.()]/g, '\\$&').replaceAll('/-', '/[^/]+')}/${collection}/[^/]+$`);

/** @param {Project} project @param {string} name @returns {Policy} */
export const policyOf = ({ policies }, name) => policies.get(name) ?? { bindings: [], etag: '' };

/**
 * A long-running operation: it is done when somebody asks for it.
 * @param {Project} project @param {string} parent such as `projects/ID/locations/asia-south1` @param {Json} response
 * @returns {Json} as the call that began it answers
 */
export function operation(project, parent, response) {
  const name = `${parent === '' ? '' : `${parent}/`}operations/${newId(project)}`;
  project.resources.set(name, { name, done: true, response });
  return { name, done: false };
}
