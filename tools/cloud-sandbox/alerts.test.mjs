/**
 * Alerts, figures of log lines, uptime checks and the budget in the cloud sandbox: what setup makes of them, and what is refused.
 * @module
 */
import { beforeEach, expect, test } from '@jest/globals';
import { readJson } from '../base/paths.mjs';
import { owner, runFirebaseHere, setUp } from '../road/project-after-setup.mjs';
import { readAlerts, readMetrics } from '../setup/alerts.mjs';
import { answer } from './answer.mjs';
import { billingAccount, emptyProject, resourcesLike } from './project.mjs';

const id = 'test-shop';
const paying = `billingAccounts/${billingAccount.id}`;

/** @type {import('./project.mjs').Project} */
let project;
/** @type {string[]} */
let left;

beforeEach(async () => {
  project = emptyProject({ id, owner });
  left = await setUp(project, { run: runFirebaseHere(project) });
  project.tokens.set('owner', [`user:${owner}`]);
});

/** @typedef {Record<string, unknown>} Json */

/** @param {string} call method, and address without https @param {Json} [body] */
function ask(call, body = {}) {
  const [, method = '', host = '', path = ''] = /^(\w+) ([^/]+)(.*)$/.exec(call) ?? [];
  const bytes = Buffer.from(JSON.stringify(body));
  const { status = 200, json } = answer(project, { method, host, path, token: 'owner', bytes });
  return { status, text: JSON.stringify(json) };
}

const kept = (/** @type {string} */ collection) =>
  resourcesLike(project, new RegExp(`^[^/]+/[^/]+/${collection}/[^/]+$`));

test('setup makes every alert and figure, the checks and the budget, and mails go to its address', () => {
  expect(left).toEqual([]);
  const [{ name = '' } = {}] = kept('notificationChannels');
  expect(kept('notificationChannels')).toEqual([
    {
      ...{ name: expect.stringMatching(/^projects\/test-shop\/notificationChannels\/\d+$/), type: 'email' },
      ...{ displayName: 'Basket Express alerts', labels: { email_address: 'alerts@example.com' } },
    },
  ]);
  expect(kept('metrics')).toEqual(readMetrics().map(({ name, metric }) => ({ ...metric, name })));
  expect(kept('alertPolicies')).toEqual(
    readAlerts().map(({ policy }) => ({
      ...policy,
      ...{ name: expect.any(String), notificationChannels: [name] },
    })),
  );
  expect(kept('uptimeCheckConfigs')).toEqual(
    ['/', '/api/catalogue'].map((path) =>
      expect.objectContaining({
        monitoredResource: { type: 'uptime_url', labels: { host: `${id}.web.app`, project_id: id } },
        httpCheck: { path, port: 443, useSsl: true, validateSsl: true },
        ...{ period: '300s', timeout: '10s' },
      }),
    ),
  );
  expect(kept('budgets')).toEqual([
    {
      ...{ name: expect.stringContaining(`${paying}/budgets/`), displayName: `Basket Express ${id}` },
      amount: { specifiedAmount: { units: '10000', currencyCode: 'INR' } },
      thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
      budgetFilter: { projects: [`projects/${id}`] },
    },
  ]);
});

const policies = `POST monitoring.googleapis.com/v3/projects/${id}/alertPolicies`;
const channels = `monitoring.googleapis.com/v3/projects/${id}/notificationChannels`;
const metrics = `POST logging.googleapis.com/v2/projects/${id}/metrics`;
const budgets = `billingbudgets.googleapis.com/v1/${paying}/budgets`;
const policy = readJson('deploy/alerts/page-errors.json');
const [condition] = policy.conditions;
const withThreshold = (/** @type {Json} */ more) => ({
  ...policy,
  conditions: [{ ...condition, conditionThreshold: { ...condition.conditionThreshold, ...more } }],
});
const budgetIn = (/** @type {string} */ currencyCode) => ({
  amount: { specifiedAmount: { units: '1', currencyCode } },
});

/** `says`: part of the answer. @type {{ what: string, call: string, body?: Json, status: number, says?: string }[]} */
const cases = [
  { what: 'a policy as it is in the repository', call: policies, body: policy, status: 200 },
  { what: 'a policy without conditions', call: policies, body: { ...policy, conditions: [] }, status: 400 },
  {
    ...{
      what: 'a policy with seven',
      call: policies,
      body: { ...policy, conditions: Array(7).fill(condition) },
    },
    ...{ status: 400, says: 'from one to six' },
  },
  {
    ...{ what: 'a policy with a field that there is not', call: policies, body: { ...policy, condition } },
    ...{ status: 400, says: `Unknown name \\"condition\\" at 'alert_policy'` },
  },
  {
    ...{ what: 'such a field within a condition', call: policies, body: withThreshold({ limit: 1 }) },
    ...{ status: 400, says: `\\"limit\\" at 'alert_policy.conditions[0].condition_threshold'` },
  },
  {
    ...{ what: 'a figure that nobody has made, as a denominator', call: policies },
    body: withThreshold({ denominatorFilter: 'metric.type="logging.googleapis.com/user/gone"' }),
    ...{ status: 404, says: 'Cannot find metric(s) that match type' },
  },
  {
    ...{ what: 'a channel that is not there', call: policies, status: 404, says: 'channel not found' },
    body: { ...policy, notificationChannels: [`projects/${id}/notificationChannels/1`] },
  },
  { what: 'a list by another field', call: `GET ${channels}?filter=type%3D%22email%22`, status: 501 },
  { what: 'a figure of the same name', call: metrics, body: { name: 'page-errors' }, status: 409 },
  {
    what: 'a figure with a field that there is not',
    call: metrics,
    body: { name: 'x', unit: '1' },
    status: 400,
  },
  {
    what: "a budget in no currency, which is the account's",
    call: `POST ${budgets}`,
    body: budgetIn(''),
    status: 200,
  },
  { what: 'a budget in another currency', call: `POST ${budgets}`, body: budgetIn('USD'), status: 400 },
  { what: 'a budget of no amount', call: `POST ${budgets}`, body: {}, status: 501 },
];

test.each(cases)('$what: $status', ({ call, body, status, says = '' }) => {
  const given = ask(call, body);
  expect(given).toEqual({ status, text: expect.stringContaining(says) });
});

test('a role on the project is none on what pays for it', () => {
  project.policies.delete(paying);
  expect(ask(`GET ${budgets}`)).toEqual({
    ...{ status: 403, text: expect.stringContaining('billing.budgets.list') },
  });
});
