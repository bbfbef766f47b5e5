/**
 * The cloud sandbox refuses and keeps, call by call, in a project that the steps of setup have set up.
 * @module
 */
import { beforeEach, expect, test } from '@jest/globals';
import { siteNames } from '../base/project.mjs';
import { owner, runFirebaseHere, setUp, workflowClaims } from '../road/project-after-setup.mjs';
import { readAlerts, readMetrics } from '../setup/alerts.mjs';
import { answer } from './answer.mjs';
import { runGcloud } from './gcloud.mjs';
import { emptyProject } from './project.mjs';

const id = 'test-shop';
const number = '123456789012';
const at = `projects/${id}/locations/asia-south1`;
const pipeline = `serviceAccount:deploy@${id}.iam.gserviceaccount.com`;

/** @type {import('./project.mjs').Project} */
let project;

beforeEach(async () => {
  project = emptyProject({ id, number, owner });
  await setUp(project, { run: runFirebaseHere(project) });
  project.tokens.set('pipeline', [pipeline]);
  project.tokens.set('owner', [`user:${owner}`]);
});

/** @typedef {{ reason?: string, metadata?: Record<string, string> }} Info */

/**
 * @param {string} call method, and address without https
 * @param {Record<string, unknown> | Buffer} [body]
 * @param {Partial<import('./answer.mjs').Request>} [more]
 */
function ask(call, body = {}, more = {}) {
  const [, method = '', host = '', path = ''] = /^(\w+) ([^/]+)(.*)$/.exec(call) ?? [];
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const { status = 200, json } = answer(project, { method, host, path, token: 'pipeline', bytes, ...more });
  const { error } = /** @type {{ error?: { message: string, details?: Info[] } }} */ (
    /** @type {unknown} */ (json)
  );
  return { status, json, message: error?.message ?? '', info: error?.details?.[0] ?? {} };
}

/** @param {string} role */
function takeAway(role) {
  for (const policy of project.policies.values())
    policy.bindings = policy.bindings.filter((each) => each.role !== role);
}

test('a call that it does not know is refused, and named', () => {
  expect(ask('GET translate.googleapis.com/v3/projects/x/locations')).toMatchObject({
    status: 501,
    message: 'The cloud sandbox does not know: GET translate.googleapis.com/v3/projects/x/locations',
  });
});

test.each([
  { who: 'nobody', more: { token: '' }, status: 401 },
  { who: 'somebody without a role', more: { token: 'stranger' }, status: 403 },
  { who: 'the owner', more: { token: 'owner' }, status: 200 },
])('$who asks for the project: $status', ({ more, status }) => {
  project.tokens.set('stranger', ['user:stranger@example.com']);
  expect(ask(`GET cloudresourcemanager.googleapis.com/v1/projects/${id}`, {}, more).status).toBe(status);
});

test('another project is refused, whoever asks', () => {
  expect(
    ask('GET cloudresourcemanager.googleapis.com/v1/projects/other', {}, { token: 'owner' }).status,
  ).toBe(403);
});

test('a service that is off is refused as Google words it', () => {
  project.services.delete('firestore.googleapis.com');
  expect(ask(`GET firestore.googleapis.com/v1/projects/${id}/databases/(default)`)).toMatchObject({
    status: 403,
    info: { reason: 'SERVICE_DISABLED', metadata: { service: 'firestore.googleapis.com' } },
  });
});

test.each([
  {
    why: 'one of them does not exist',
    names: ['run.googleapis.com', 'appcheck.googleapis.com'],
    status: 403,
  },
  { why: 'they are more than 20', names: Array(21).fill('run.googleapis.com'), status: 400 },
  { why: 'nothing is wrong', names: ['run.googleapis.com'], status: 200 },
])('a batch of services as a whole: $why', ({ names, status }) => {
  project.services.delete('run.googleapis.com');
  const call = `POST serviceusage.googleapis.com/v1/projects/${id}/services:batchEnable`;
  expect(ask(call, { serviceIds: names }, { token: 'owner' }).status).toBe(status);
  expect(project.services.has('run.googleapis.com')).toBe(status === 200);
});

test('the pipeline switches no service on', () => {
  expect(
    ask(`POST serviceusage.googleapis.com/v1/projects/${id}/services/secretmanager.googleapis.com:enable`)
      .status,
  ).toBe(403);
});

const job = {
  name: `${at}/jobs/sweep`,
  schedule: 'every 1 minutes',
  httpTarget: { oidcToken: { serviceAccountEmail: `${number}-compute@developer.gserviceaccount.com` } },
};

/** A call of a deploy that is possible by this role alone. @type {[string, string, Record<string, unknown>][]} */
const callsByRole = [
  [
    'roles/firebasehosting.admin',
    `POST firebasehosting.googleapis.com/v1beta1/projects/${id}/sites/${id}/versions`,
    {},
  ],
  ['roles/firebaserules.admin', `POST firebaserules.googleapis.com/v1/projects/${id}/rulesets`, {}],
  ['roles/datastore.indexAdmin', `GET firestore.googleapis.com/v1/projects/${id}/databases/(default)`, {}],
  [
    'roles/cloudfunctions.admin',
    `POST cloudfunctions.googleapis.com/v2/${at}/functions:generateUploadUrl`,
    {},
  ],
  ['roles/cloudscheduler.admin', `POST cloudscheduler.googleapis.com/v1/${at}/jobs`, job],
  ['roles/iam.serviceAccountUser', `POST cloudscheduler.googleapis.com/v1/${at}/jobs`, job],
  [
    'roles/cloudtasks.queueAdmin',
    `POST cloudtasks.googleapis.com/v2/${at}/queues`,
    { name: `${at}/queues/tasks` },
  ],
  [
    'roles/firebasestorage.viewer',
    `GET firebasestorage.googleapis.com/v1alpha/projects/${id}/defaultBucket`,
    {},
  ],
  [
    'roles/storage.bucketViewer',
    `GET firebasestorage.googleapis.com/v1alpha/projects/${id}/defaultBucket`,
    {},
  ],
  [
    'roles/serviceusage.serviceUsageConsumer',
    `GET serviceusage.googleapis.com/v1/projects/${id}/services/run.googleapis.com`,
    {},
  ],
];

test.each(callsByRole)('the pipeline needs %s: %s', (role, call, body) => {
  const more = { quotaProject: id };
  expect(ask(call, body, more)).toMatchObject({ status: 200 });
  takeAway(role);
  project.resources.delete(job.name);
  expect(ask(call, body, more)).toMatchObject({ status: 403 });
});

/** @param {Record<string, unknown>} claims @param {string} [audience] */
const exchange = (
  claims,
  audience = `//iam.googleapis.com/projects/${number}/locations/global/workloadIdentityPools/github/providers/github`,
) =>
  ask('POST sts.googleapis.com/v1/token', {
    audience,
    subject_token: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`,
  });

/** @param {unknown} token */
const becomeDeployer = (token) =>
  ask(
    `POST iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/deploy@${id}.iam.gserviceaccount.com:generateAccessToken`,
    {},
    { token: String(token) },
  );

test('a job of the production environment on main becomes the deploy account', () => {
  const { json } = exchange({ ...workflowClaims, sub: 'x' });
  const { status, json: given } = becomeDeployer(json['access_token']);
  expect(status).toBe(200);
  expect(project.tokens.get(String(given['accessToken']))).toEqual([pipeline]);
});

test.each([
  { claims: { ...workflowClaims, ref: 'refs/heads/other' } },
  { claims: { ...workflowClaims, environment: 'preview' } },
  { claims: { ...workflowClaims, repository: 'stranger/shop' } },
])('a token of $claims is rejected', ({ claims }) => {
  expect(exchange(claims).status).toBe(403);
});

test('no account is given out without a binding of its own', () => {
  takeAway('roles/iam.workloadIdentityUser');
  expect(becomeDeployer(exchange(workflowClaims).json['access_token']).status).toBe(403);
  expect(exchange(workflowClaims, '//iam.googleapis.com/other').status).toBe(400);
});

const source = { bucket: `gcf-v2-uploads-${number}`, object: '' };

/** @param {string} content */
function upload(content) {
  const { json } = ask(`POST cloudfunctions.googleapis.com/v2/${at}/functions:generateUploadUrl`);
  const { object } = /** @type {typeof source} */ (json['storageSource']);
  const address = String(json['uploadUrl']).replace('https://', '');
  const { status } = ask(`PUT ${address}`, Buffer.from(content), { token: '' });
  return { object, address, status };
}

/** @param {{ object: string, account?: string | null, trigger?: object }} order */
const createFunction = ({ object, account = null, trigger }) =>
  ask(`POST cloudfunctions.googleapis.com/v2/${at}/functions?functionId=one`, {
    buildConfig: { runtime: 'nodejs22', entryPoint: 'one', source: { storageSource: { ...source, object } } },
    serviceConfig: { serviceAccountEmail: account },
    ...(trigger && { eventTrigger: trigger }),
  });

const written = (/** @type {string} */ triggerRegion, database = '(default)') => ({
  eventType: 'google.cloud.firestore.document.v1.written',
  triggerRegion,
  eventFilters: [{ attribute: 'database', value: database }],
});

test.each([
  { why: 'its source was uploaded', order: {}, status: 200 },
  { why: 'its source was not uploaded', order: { object: 'other.zip' }, status: 400 },
  { why: 'its account exists', order: { account: `pages@${id}.iam.gserviceaccount.com` }, status: 200 },
  {
    why: 'its account does not exist',
    order: { account: `none@${id}.iam.gserviceaccount.com` },
    status: 404,
  },
  { why: 'its events come from its region', order: { trigger: written('asia-south1') }, status: 200 },
  { why: 'its events come from another region', order: { trigger: written('us-central1') }, status: 400 },
  { why: 'its database does not exist', order: { trigger: written('asia-south1', 'other') }, status: 404 },
])('a function is made where $why: $status', ({ order, status }) => {
  const { object } = upload('PK function');
  expect(createFunction({ object, ...order }).status).toBe(status);
  expect(project.resources.has(`${at}/functions/one`)).toBe(status === 200);
});

test('a function is there once, and its operation is done when it is asked for', () => {
  const { object } = upload('PK function');
  const { json } = createFunction({ object });
  expect(json['done']).toBe(false);
  expect(ask(`GET cloudfunctions.googleapis.com/v2/${json['name']}`).json).toMatchObject({
    done: true,
    response: { state: 'ACTIVE', environment: 'GEN_2' },
  });
  expect(createFunction({ object }).status).toBe(409);
});

test('a source is a zip archive, at an address that was given out', () => {
  expect(upload('no archive').status).toBe(400);
  const { address } = upload('PK');
  expect(ask(`PUT ${address}0`, Buffer.from('PK'), { token: '' }).status).toBe(403);
});

test('rules come into force by a set that exists, and are changed by name', () => {
  const rules = 'firebaserules.googleapis.com/v1';
  const name = `projects/${id}/releases/cloud.firestore`;
  const set = () => ask(`POST ${rules}/projects/${id}/rulesets`, { source: { files: [] } }).json['name'];
  expect(
    ask(`POST ${rules}/projects/${id}/releases`, { name, rulesetName: `projects/${id}/rulesets/0` }).status,
  ).toBe(404);
  expect(ask(`PATCH ${rules}/${name}`, { release: { name, rulesetName: set() } }).status).toBe(404);
  expect(ask(`POST ${rules}/projects/${id}/releases`, { name, rulesetName: set() }).status).toBe(200);
  const second = set();
  expect(ask(`PATCH ${rules}/${name}`, { release: { name, rulesetName: second } }).status).toBe(200);
  expect(ask(`GET ${rules}/projects/${id}/releases`).json).toMatchObject({
    releases: [{ name, rulesetName: second }],
  });
});

test('an index is kept with the name of the document, and is made once', () => {
  const place = `firestore.googleapis.com/v1/projects/${id}/databases/(default)/collectionGroups/orders`;
  const index = {
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'at', order: 'DESCENDING' },
    ],
  };
  expect(ask(`POST ${place}/indexes`, index).status).toBe(200);
  expect(ask(`POST ${place}/indexes`, index).status).toBe(409);
  expect(ask(`POST ${place}/indexes`, { ...index, fields: index.fields.slice(1) }).status).toBe(400);
  const { json } = ask(`GET ${place.replace('/orders', '/-')}/indexes`);
  expect(json).toMatchObject({
    indexes: [{ fields: [...index.fields, { fieldPath: '__name__', order: 'DESCENDING' }] }],
  });
});

test('the second of two who change a policy is refused', () => {
  const place = `cloudresourcemanager.googleapis.com/v1/projects/${id}`;
  const { json: policy } = ask(`POST ${place}:getIamPolicy`, {}, { token: 'owner' });
  const change = () => ask(`POST ${place}:setIamPolicy`, { policy }, { token: 'owner' }).status;
  expect([change(), change()]).toEqual([200, 409]);
});

test.each([
  { words: ['run', 'deploy'], code: 2, output: 'The cloud sandbox does not know: gcloud run deploy' },
  {
    words: [
      'projects',
      'add-iam-policy-binding',
      id,
      '--member=user:x@example.com',
      '--role=roles/none',
      '--condition=None',
    ],
    code: 1,
    output:
      'ERROR: (gcloud.projects.add-iam-policy-binding) INVALID_ARGUMENT: Role roles/none is not supported for this resource.',
  },
])('gcloud $words: $output', ({ words, code, output }) => {
  expect(runGcloud(project, words, 'owner')).toEqual({ code, output });
});

test('setup gives back the one role that is missing', async () => {
  takeAway('roles/firebaserules.admin');
  expect(await setUp(project, { run: runFirebaseHere(project) })).toEqual([]);
  expect(ask(`POST firebaserules.googleapis.com/v1/projects/${id}/rulesets`).status).toBe(200);
});

test('setup leaves nothing to do, and finds what it made when it is repeated', async () => {
  /** @type {string[]} */
  const said = [];
  expect(await setUp(project, { run: runFirebaseHere(project), say: (text) => said.push(text) })).toEqual([]);
  // Database, two accounts with their roles, backups, settings in git; budget, channel and two checks.
  const found = 5 + 4 + siteNames.length + readMetrics().length + readAlerts().length;
  expect(said.filter((text) => text === 'Is there already.')).toHaveLength(found);
});
