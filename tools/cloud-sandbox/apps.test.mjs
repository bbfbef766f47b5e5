/**
 * The web app, App Check's tokens and the rules of Auth in the cloud sandbox, and what each call of setup is refused for.
 * @module
 */
import { beforeEach, expect, test } from '@jest/globals';
import { answer } from './answer.mjs';
import { emptyProject } from './project.mjs';

const id = 'test-shop';
const billed = { 'x-goog-user-project': id };
const apps = `firebase.googleapis.com/v1beta1/projects/${id}/webApps`;
const auth = `identitytoolkit.googleapis.com/v2/projects/${id}`;

/** @type {import('./project.mjs').Project} */
let project;

beforeEach(() => {
  project = emptyProject({ id, owner: 'owner@example.com' });
  for (const name of ['firebaseappcheck', 'identitytoolkit']) project.services.add(`${name}.googleapis.com`);
  project.tokens.set('owner', ['user:owner@example.com']);
  project.tokens.set('stranger', ['user:stranger@example.com']);
});

/** @param {string} call method, and address without https @param {Record<string, unknown>} [body] @param {Partial<import('./answer.mjs').Request>} [more] */
function ask(call, body = {}, more = {}) {
  const [, method = '', host = '', path = ''] = /^(\w+) ([^/]+)(.*)$/.exec(call) ?? [];
  const bytes = Buffer.from(JSON.stringify(body));
  const { status = 200, json } = answer(project, {
    ...{ method, host, path, bytes, token: 'owner', headers: billed },
    ...more,
  });
  return { status, json, text: JSON.stringify(json) };
}

/** Makes an app, as firebase-tools does, and waits for it. @returns {string} its id */
function makeApp() {
  const { json } = ask(`POST ${apps}`, { displayName: 'Basket Express' });
  const { json: operation } = ask(`GET firebase.googleapis.com/v1beta1/${json['name']}`);
  return /** @type {{ appId: string }} */ (operation['response']).appId;
}

const tokens = (/** @type {string} */ app, mask = '?updateMask=tokenTtl') =>
  `PATCH firebaseappcheck.googleapis.com/v1/projects/${project.number}/apps/${app}/recaptchaEnterpriseConfig${mask}`;

test('a web app is there once it is made, and its configuration names the bucket once that is there', () => {
  expect(ask(`GET ${apps}`).json).toEqual({ apps: [] });
  const appId = makeApp();
  expect(appId).toMatch(/^1:123456789012:web:\w+$/);
  expect(ask(`GET ${apps}`).json).toMatchObject({ apps: [{ appId, displayName: 'Basket Express' }] });
  const config = `GET firebase.googleapis.com/v1beta1/projects/-/webApps/${appId}/config`;
  expect(ask(config).json).toMatchObject({ appId, apiKey: expect.any(String) });
  expect(ask(config).json).not.toHaveProperty('storageBucket');
  project.services.add('firebasestorage.googleapis.com');
  ask(`POST firebasestorage.googleapis.com/v1alpha/projects/${id}/defaultBucket`, { location: 'x' });
  expect(ask(config).json).toMatchObject({ storageBucket: `${id}.firebasestorage.app` });
  expect(ask(config.replace(appId, '1:1:web:1')).status).toBe(404);
});

test.each([
  { life: '604800s', status: 200 },
  { life: '1800s', status: 200 },
  { life: '604801s', status: 400 },
  { life: '1799s', status: 400 },
  { life: '7d', status: 400 },
])("App Check's tokens may live for $life: $status", ({ life, status }) => {
  const app = makeApp();
  expect(ask(tokens(app), { tokenTtl: life }).status).toBe(status);
  const kept = project.resources.get(`projects/${id}/apps/${app}/recaptchaEnterpriseConfig`);
  expect(kept?.['tokenTtl']).toBe(status === 200 ? life : undefined);
});

test("App Check's tokens are those of an app, and another field is not known here", () => {
  expect(ask(tokens('1:1:web:1'), { tokenTtl: '1800s' }).status).toBe(404);
  expect(ask(tokens(makeApp(), '?updateMask=siteKey'), { siteKey: 'k' }).status).toBe(501);
});

test('Auth has rules once somebody has upgraded it, and changes those that are named', () => {
  const change = (/** @type {string} */ mask) =>
    ask(`PATCH ${auth}/config?updateMask=${mask}`, { a: { b: 1 }, c: 2 });
  expect(change('a.b')).toMatchObject({
    status: 404,
    text: expect.stringContaining('CONFIGURATION_NOT_FOUND'),
  });
  expect(ask(`POST ${auth}/identityPlatform:initializeAuth`).status).toBe(200);
  expect(change('a.b').json).toMatchObject({ subtype: 'IDENTITY_PLATFORM', a: { b: 1 } });
  expect(project.resources.get(`projects/${id}/config`)).not.toHaveProperty('c');
});

/** Each call, and the permission without which it is refused. */
const calls = [
  [`GET ${apps}`, 'firebase.clients.list'],
  [`POST ${apps}`, 'firebase.clients.create'],
  ['GET firebase.googleapis.com/v1beta1/projects/-/webApps/1:1:web:1/config', 'firebase.clients.get'],
  [
    `PATCH firebaseappcheck.googleapis.com/v1/projects/${id}/apps/1:1:web:1/recaptchaEnterpriseConfig?updateMask=tokenTtl`,
    'firebaseappcheck.recaptchaEnterpriseConfig.update',
  ],
  [`POST ${auth}/identityPlatform:initializeAuth`, 'firebaseauth.configs.create'],
  [`PATCH ${auth}/config?updateMask=a`, 'firebaseauth.configs.update'],
].map(([call = '', needs = '']) => ({ call, needs }));

test.each(calls)('$call needs $needs', ({ call, needs }) => {
  const mayUse = { role: 'roles/serviceusage.serviceUsageConsumer', members: ['user:stranger@example.com'] };
  project.policies.get(`projects/${id}`)?.bindings.push(mayUse);
  expect(ask(call, {}, { token: 'stranger' })).toMatchObject({
    status: 403,
    text: expect.stringContaining(`'${needs}'`),
  });
});

test.each(calls.filter(({ call }) => call.startsWith('PATCH')))(
  '$call of a person says who is billed',
  ({ call }) => {
    expect(ask(call, {}, { headers: {} })).toMatchObject({
      status: 403,
      text: expect.stringContaining('requires a quota project'),
    });
  },
);
