/**
 * Conditional roles in the cloud sandbox, and the object that deploys lock by such a role.
 * @module
 */
import { beforeEach, expect, test } from '@jest/globals';
import { storageRecord } from '../deploy/lock-records.mjs';
import { owner, runFirebaseHere, setUp } from '../road/project-after-setup.mjs';
import { answer } from './answer.mjs';
import { runGcloud } from './gcloud.mjs';
import { emptyProject } from './project.mjs';

const id = 'test-shop';

/** @type {import('./project.mjs').Project} */
let project;

beforeEach(async () => {
  project = emptyProject({ id, owner });
  await setUp(project, { run: runFirebaseHere(project) });
  project.tokens.set('pipeline', [`serviceAccount:deploy@${id}.iam.gserviceaccount.com`]);
  project.tokens.set('owner', [`user:${owner}`]);
});

/** @param {string} call method, and address without https @param {string} token @param {Record<string, unknown>} [body] */
function ask(call, token, body = {}) {
  const [, method = '', host = '', path = ''] = /^(\w+) ([^/]+)(.*)$/.exec(call) ?? [];
  const bytes = Buffer.from(JSON.stringify(body));
  const { status = 200, json } = answer(project, { method, host, path, token, bytes });
  return { status, json };
}

const bucket = `storage.googleapis.com/${id}.firebasestorage.app`;
const upload = (/** @type {string} */ name) =>
  `storage.googleapis.com/upload/storage/v1/b/${id}.firebasestorage.app/o?${new URLSearchParams({ name, ifGenerationMatch: '0' })}`;
const conditionOf = (/** @type {string} */ expression) =>
  `--condition=title=of-a-test,expression=${expression}`;

/** The lock as a deploy speaks to it, of the sandbox in the place of the network. */
function recordHere(token = 'pipeline') {
  /** @type {number[]} */
  const statuses = [];
  let now = Date.parse('2026-03-02T10:00:00Z');
  /** @type {typeof fetch} */
  const send = async (url, { method = '', headers = {} } = {}) => {
    const { host, pathname: path } = url instanceof Request ? new URL(url.url) : new URL(url);
    const sent = /** @type {Record<string, string>} */ (headers);
    const given = answer(project, { method, host, path, token, headers: sent, now });
    statuses.push(given.status ?? 200);
    const date = new Date(now).toUTCString();
    return new Response(null, { status: given.status ?? 200, headers: { date, ...given.headers } });
  };
  const record = storageRecord(`${id}.firebasestorage.app`, { send, token: async () => token });
  return { record, statuses, pass: (/** @type {number} */ ms) => (now += ms) };
}

test('the lock of deploys is kept by whoever knows its generation', async () => {
  const { record, statuses, pass } = recordHere();
  const me = { id: 'one', by: 'a person', what: 'deploy of mf-shop' };
  expect(await record.read()).toEqual({ generation: '0', holder: null, ageMs: 0 });
  expect(await record.replace(me, '0')).toBe(true);
  pass(30_000);
  const { generation, holder, ageMs } = await record.read();
  expect({ holder, ageMs }).toEqual({ holder: me, ageMs: 30_000 });
  expect(await record.replace({ ...me, id: 'two' }, '0')).toBe(false);
  expect(await record.replace(null, '0')).toBe(false);
  expect(await record.replace(null, generation)).toBe(true);
  expect(await record.replace(null, generation)).toBe(false);
  // The pipeline may not list the bucket, and so it is not told that nothing is there.
  expect(statuses).toEqual([403, 200, 200, 412, 412, 200, 404]);
});

test.each([
  { who: 'the pipeline', what: 'another object', call: `PUT ${bucket}/product.webp`, status: 403 },
  { who: 'the pipeline', what: 'the lock', call: `PUT ${bucket}/deploy-lock`, status: 200 },
  {
    who: 'the pipeline',
    what: 'maps of a release',
    call: `POST ${upload('source-maps/x/1.json.gz')}`,
    status: 200,
  },
  {
    who: 'the pipeline',
    what: 'maps elsewhere',
    call: `POST ${upload('x/source-maps/1.json.gz')}`,
    status: 403,
  },
  { who: 'the owner', what: 'a lock that is not there', call: `HEAD ${bucket}/deploy-lock`, status: 404 },
  {
    who: 'the owner',
    what: 'another bucket',
    call: 'PUT storage.googleapis.com/other/deploy-lock',
    status: 404,
  },
])('$who asks for $what: $status', ({ who, call, status }) => {
  expect(ask(call, who.replace('the ', '')).status).toBe(status);
});

test('maps of a release are made once, by whoever may neither read nor replace them', () => {
  const maps = upload('source-maps/x/1.json.gz');
  expect([ask(`POST ${maps}`, 'pipeline').status, ask(`POST ${maps}`, 'pipeline').status]).toEqual([
    200, 403,
  ]);
  expect(ask(`POST ${maps}`, 'owner').status).toBe(412);
});

test('without the role for its object nobody has the lock', async () => {
  const policy = project.policies.get(`projects/${id}`);
  expect(policy?.bindings.filter(({ condition }) => condition)).toHaveLength(2);
  Object.assign(policy ?? {}, { bindings: policy?.bindings.filter(({ condition }) => !condition) });
  await expect(recordHere().record.replace({ id: 'x', by: '', what: '' }, '0')).rejects.toThrow(
    'answers 403',
  );
});

test('a program that knows no conditions keeps them, and cannot take them away', () => {
  const place = `POST cloudresourcemanager.googleapis.com/v1/projects/${id}`;
  const ofOwner = (/** @type {string} */ verb, body = {}) => ask(`${place}:${verb}`, 'owner', body);
  const read = () => /** @type {import('./project.mjs').Policy} */ (ofOwner('getIamPolicy').json);
  // As gcloud writes them.
  const order = ['bindings', 'condition', 'title', 'expression', 'members', 'role', 'etag'];
  for (const kept of project.policies.values()) Object.assign(kept, JSON.parse(JSON.stringify(kept, order)));
  const policy = read();
  expect(policy.bindings.map(({ role, condition }) => [role, condition])).toContainEqual([
    expect.stringMatching(/^roles\/storage\.objectUser_withcond_[0-9a-f]{20}$/),
    undefined,
  ]);
  const added = { role: 'roles/run.invoker', members: ['allUsers'] };
  const withRole = { ...policy, bindings: [...policy.bindings, added] };
  expect(ofOwner('setIamPolicy', { policy: withRole }).status).toBe(200);
  expect(ask(`PUT ${bucket}/deploy-lock`, 'pipeline').status).toBe(200);
  expect(ask(`PUT ${bucket}/product.webp`, 'pipeline').status).toBe(403);
  const { etag } = read();
  const less = policy.bindings.filter(({ role }) => !role.includes('_withcond_'));
  expect(ofOwner('setIamPolicy', { policy: { bindings: less, etag } }).status).toBe(400);
});

test.each([
  { where: 'in the body', address: '', body: { options: { requestedPolicyVersion: 3 } }, version: 3 },
  { where: 'in the address', address: '?options.requestedPolicyVersion=3', body: {}, version: 3 },
  { where: 'nowhere', address: '', body: {}, version: 1 },
])('policies with conditions, asked for $where, are of version $version', ({ address, body, version }) => {
  const place = `iam.googleapis.com/v1/projects/${id}/serviceAccounts/pages@${id}.iam.gserviceaccount.com`;
  expect(ask(`POST ${place}:getIamPolicy${address}`, 'owner', body).json).toMatchObject({ version });
});

/** @param {string[]} options */
const addRole = (...options) =>
  runGcloud(
    project,
    [
      'projects',
      'add-iam-policy-binding',
      id,
      '--member=user:x@example.com',
      '--role=roles/run.invoker',
      ...options,
    ],
    'owner',
  );

test('gcloud adds a role to a policy with conditions only if it is told which', () => {
  expect(addRole()).toMatchObject({ code: 1, output: expect.stringContaining('--condition=None') });
  expect(addRole('--condition=None').code).toBe(0);
  expect(addRole(conditionOf('resource.name.endsWith("/objects/x")')).code).toBe(0);
});

test.each([
  'resource.name.extract("/objects/{name}") == "x"',
  'resource.name.endsWith("x") || true',
  'request.time < timestamp("2030-01-01T00:00:00Z")',
])('a condition that it cannot read is refused: %s', (expression) => {
  expect(addRole(conditionOf(expression))).toMatchObject({
    code: 1,
    output: expect.stringContaining(`The cloud sandbox cannot read the condition ${expression}`),
  });
});
