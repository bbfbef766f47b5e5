/**
 * The shop's web app, the life of its App Check tokens, and the rules of Auth.
 * @module
 */
import { childrenOf, operation, resource, resourcesLike, textOf } from '../project.mjs';
import { Refusal, invalid, notFound } from '../refusal.mjs';
import { create } from './projects.mjs';
import { bucketOf } from './storage.mjs';

/** @typedef {import('../answer.mjs').Call} Call @typedef {import('../project.mjs').Json} Json */

const management = 'firebase.googleapis.com/v1beta1';
const auth = 'identitytoolkit.googleapis.com/v2';

/** In seconds: 30 minutes and 7 days. */
const tokenLife = { least: 1800, most: 604_800 };

/**
 * These APIs want to know who is billed for a person's call; a service account has a project.
 * https://docs.cloud.google.com/docs/authentication/adc-troubleshooting/user-creds,
 * and as firebase-admin meets it: https://github.com/firebase/firebase-admin-node/issues/2169
 * @param {Call} call @param {string} service @throws {Refusal}
 */
function assertBilled({ members, headers }, service) {
  if (headers['x-goog-user-project'] || !members.some((each) => each.startsWith('user:'))) return;
  throw new Refusal(
    'PERMISSION_DENIED',
    `Your application is authenticating by using local Application Default Credentials. The ${service} API requires a quota project, which is not set by default.`,
    { reason: 'SERVICE_DISABLED', metadata: { service } },
  );
}

/** Changes the fields that the mask names, and no other. @param {Call} call @param {string} name @returns {Json} */
function patch({ project, body, query }, name) {
  const fields = (query.get('updateMask') ?? '').split(',').map((each) => each.split('.')[0] ?? '');
  const changed = Object.fromEntries(fields.map((field) => [field, body[field]]));
  const after = { ...project.resources.get(name), ...changed, name };
  project.resources.set(name, after);
  return after;
}

/** @param {unknown} value `tokenTtl` @throws {Refusal} unless App Check takes it */
function assertTokenLife(value) {
  const [, seconds] = /^(\d+)s$/.exec(textOf(value)) ?? [];
  if (!(Number(seconds) >= tokenLife.least && Number(seconds) <= tokenLife.most))
    throw invalid('tokenTtl must be between 30 minutes and 7 days, inclusive.');
}

/** Permissions: https://docs.cloud.google.com/iam/docs/roles-permissions/firebase, /firebaseappcheck and /firebaseauth. @type {import('../answer.mjs').Route[]} */
export const appRoutes = [
  {
    call: `GET ${management}/{name=projects/*}/webApps`,
    needs: 'firebase.clients.list',
    answer: ({ project, at: { name = '' } }) => ({
      apps: resourcesLike(project, childrenOf(name, 'webApps')),
    }),
  },
  {
    call: `POST ${management}/{name=projects/*}/webApps`,
    needs: 'firebase.clients.create',
    answer: (call) => {
      const { project, body } = call;
      const appId = `1:${project.number}:web:${project.lastId}`;
      const app = { ...body, appId, projectId: project.id };
      return operation(project, '', create(call, `${call.at['name']}/webApps/${appId}`, app));
    },
  },
  {
    // https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/getConfig: the bucket only once there is one.
    call: `GET ${management}/projects/-/webApps/{app=[^/]+}/config`,
    needs: 'firebase.clients.get',
    answer: ({ project, at: { app } }) => {
      const { id, number, resources } = project;
      const { appId } = resource(project, `projects/${id}/webApps/${app}`);
      return {
        ...{ projectId: id, appId, apiKey: `key-of-${id}`, messagingSenderId: number },
        authDomain: `${id}.firebaseapp.com`,
        ...(resources.has(bucketOf(id)) && { storageBucket: `${id}.firebasestorage.app` }),
      };
    },
  },
  {
    // The mask is required, and a configuration without a site key is possible:
    // https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig/patch
    call: 'PATCH firebaseappcheck.googleapis.com/v1/{parent=projects/*}/apps/{app=[^/]+}/recaptchaEnterpriseConfig',
    needs: 'firebaseappcheck.recaptchaEnterpriseConfig.update',
    answer: (call) => {
      assertBilled(call, 'firebaseappcheck.googleapis.com');
      const { parent, app } = call.at;
      resource(call.project, `${parent}/webApps/${app}`);
      if (call.query.get('updateMask') !== 'tokenTtl')
        throw new Refusal('UNIMPLEMENTED', 'The cloud sandbox changes nothing there but tokenTtl.');
      assertTokenLife(call.body['tokenTtl']);
      return patch(call, `${parent}/apps/${app}/recaptchaEnterpriseConfig`);
    },
  },
  {
    // As the upgrade in the console: https://docs.cloud.google.com/identity-platform/docs/reference/rest/v2/projects.identityPlatform/initializeAuth
    call: `POST ${auth}/{name=projects/*}/identityPlatform:initializeAuth`,
    needs: 'firebaseauth.configs.create',
    answer: (call) => create(call, `${call.at['name']}/config`, { subtype: 'IDENTITY_PLATFORM' }),
  },
  {
    // Before that upgrade: https://github.com/GoogleCloudPlatform/gsutil/issues/1575
    call: `PATCH ${auth}/{name=projects/*/config}`,
    needs: 'firebaseauth.configs.update',
    answer: (call) => {
      assertBilled(call, 'identitytoolkit.googleapis.com');
      const name = String(call.at['name']);
      if (!call.project.resources.has(name)) throw notFound('CONFIGURATION_NOT_FOUND');
      return patch(call, name);
    },
  },
];
