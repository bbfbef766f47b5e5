/**
 * One call of an API of Google: who asks, whether the API is on, whether they may, and what it answers. No network, no clock.
 * @module
 */
import { alertRoutes } from './apis/alerts.mjs';
import { appRoutes } from './apis/apps.mjs';
import { artifactRoutes } from './apis/artifacts.mjs';
import { budgetRoutes } from './apis/budgets.mjs';
import { firestoreRoutes } from './apis/firestore.mjs';
import { functionRoutes } from './apis/functions.mjs';
import { hostingRoutes } from './apis/hosting.mjs';
import { objectRoutes } from './apis/objects.mjs';
import { operationsRoutes } from './apis/operations.mjs';
import { projectRoutes } from './apis/projects.mjs';
import { queueRoutes } from './apis/queues.mjs';
import { rulesRoutes } from './apis/rules.mjs';
import { storageRoutes } from './apis/storage.mjs';
import { tokenRoutes } from './apis/tokens.mjs';
import { knownServices, serviceName } from './project.mjs';
import { Refusal, denied, disabled } from './refusal.mjs';
import { mayDo } from './roles.mjs';

/**
 * @typedef {import('./project.mjs').Json} Json
 *
 * @typedef {object} Request
 * @property {string} method
 * @property {string} host such as firestore.googleapis.com
 * @property {string} path with the query
 * @property {string} [token]
 * @property {string} [quotaProject] header X-Goog-User-Project: who is billed for the call
 * @property {Readonly<Record<string, string | string[] | undefined>>} [headers] by their names in small letters
 * @property {number} [now] when it comes, in milliseconds; for the calls that keep a time
 * @property {Buffer} [bytes] the body
 *
 * @typedef {object} Call
 * @property {import('./project.mjs').Project} project
 * @property {readonly string[]} members that the caller is
 * @property {Record<string, string>} at parts of the path; a project is called by its id, not by its number
 * @property {URLSearchParams} query
 * @property {Json} body
 * @property {Buffer} bytes the same as it came
 * @property {NonNullable<Request['headers']>} headers
 * @property {number} now
 *
 * @typedef {{ status?: number, json: Json, headers?: Record<string, string> }} Answer
 *
 * @typedef {object} Route
 * @property {string} call method, host and path; in braces what has a name, as in Google's API definitions
 * @property {string | null} needs permissions on the project, with spaces; empty: to be signed in; null: nothing, the address is a secret
 * @property {(call: Call) => Json} answer
 * @property {(call: Call) => Record<string, string>} [headers] of the answer, where programs read them
 */

const routes = [
  ...tokenRoutes,
  ...projectRoutes,
  ...appRoutes,
  ...operationsRoutes,
  ...rulesRoutes,
  ...firestoreRoutes,
  ...storageRoutes,
  ...objectRoutes,
  ...functionRoutes,
  ...queueRoutes,
  ...artifactRoutes,
  ...hostingRoutes,
  ...alertRoutes,
  ...budgetRoutes,
].map((/** @type {Route} */ route) => ({ ...route, pattern: patternOf(route.call) }));

/** @param {string} call of a route */
function patternOf(call) {
  const text = call
    .replaceAll(/[.()]/g, '\\$&')
    .replaceAll(/\{(\w+)(?:=([^}]+))?\}/g, (_all, name, form = '*') => `(?<${name}>${form})`)
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/:]+');
  return new RegExp(`^${text}$`);
}

/**
 * @param {import('./project.mjs').Project} project changes
 * @param {Request} request
 * @returns {Answer}
 */
export function answer(project, request) {
  try {
    return answerOrThrow(project, request);
  } catch (error) {
    if (error instanceof Refusal) return error.toAnswer();
    throw error;
  }
}

/** @param {import('./project.mjs').Project} project @param {Request} request @returns {Answer} */
function answerOrThrow(project, request) {
  const { method, host, path, token, quotaProject, bytes = Buffer.alloc(0), headers = {}, now = 0 } = request;
  const url = new URL(path, `https://${host}`);
  const asked = decodeURIComponent(url.pathname).replace(
    `projects/${project.number}`,
    `projects/${project.id}`,
  );
  const [route, found] = routeOf(`${method} ${host}${asked}`);
  const members = (token && project.tokens.get(token)) || [];
  if (route.needs !== null)
    assertMayCall(project, { host, asked, members, quotaProject, needs: route.needs });
  /** @type {Call} */
  const call = {
    project,
    members,
    at: found,
    query: url.searchParams,
    body: /^\s*\{/.test(bytes.subarray(0, 20).toString('latin1')) ? JSON.parse(bytes.toString('utf8')) : {},
    bytes,
    headers,
    now,
  };
  const json = route.answer(call);
  return { json, ...(route.headers && { headers: route.headers(call) }) };
}

/** @param {string} asked */
function routeOf(asked) {
  for (const route of routes) {
    const found = route.pattern.exec(asked);
    if (found) return /** @type {const} */ ([route, { ...found.groups }]);
  }
  throw new Refusal('UNIMPLEMENTED', `The cloud sandbox does not know: ${asked}`);
}

/**
 * @param {import('./project.mjs').Project} project
 * @param {{ host: string, asked: string, members: readonly string[], quotaProject: string | undefined, needs: string }} call
 * @throws {Refusal}
 */
function assertMayCall(project, { host, asked, members, quotaProject, needs }) {
  if (members.length === 0)
    throw new Refusal('UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  const [, name = project.id] = /\/projects\/([^/:]+)/.exec(asked) ?? [];
  if (name !== project.id && name !== '-') throw denied(needs, `${host}/projects/${name}`);
  // https://docs.cloud.google.com/docs/quotas/set-quota-project#permissions-quota-project
  if (quotaProject !== undefined && !mayDo(project, members, 'serviceusage.services.use'))
    throw new Refusal(
      'PERMISSION_DENIED',
      `Caller does not have required permission to use project ${quotaProject}. Grant the caller the roles/serviceusage.serviceUsageConsumer role, or a custom role with the serviceusage.services.use permission.`,
      { reason: 'USER_PROJECT_DENIED', metadata: { service: host, consumer: `projects/${quotaProject}` } },
    );
  const service = host === serviceName('upload-firebasehosting') ? serviceName('firebasehosting') : host;
  if (knownServices.has(service) && !project.services.has(service)) throw disabled(service, project.number);
  for (const permission of needs.split(' ').filter(Boolean))
    if (!mayDo(project, members, permission)) throw denied(permission, `${host}/projects/${project.id}`);
}
