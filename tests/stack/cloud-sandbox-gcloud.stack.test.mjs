/**
 * Each gcloud command of setup in the cloud sandbox: the same cases by the interpretation and, where it is installed, by the real gcloud.
 * @module
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readJson } from '../../tools/base/paths.mjs';
import { run } from '../../tools/base/run.mjs';
import { interpretedGcloud } from '../../tools/cloud-sandbox/gcloud.mjs';
import { emptyProject } from '../../tools/cloud-sandbox/project.mjs';
import { gcloudVersion, hasPolicies } from '../../tools/cloud-sandbox/real-gcloud.mjs';
import { startSandbox } from '../../tools/cloud-sandbox/server.mjs';
import { owner, runFirebaseHere, setUp, stepsOf } from '../../tools/road/project-after-setup.mjs';
import { root } from './repository-copy.mjs';

const id = 'sandbox-shop';
const stranger = 'stranger@example.com';
const newProject = () => emptyProject({ id, owner });
const { number } = newProject();

/**
 * The first and the last line of a command in setup: where there are more, those between are of the same form.
 * @param {string} command @param {string} [answer] to what setup asks before: by default the project's number
 */
function linesOf(command, answer = number) {
  const found = stepsOf(newProject())
    .flatMap(({ probe, commands = [], after }) => [
      ...(probe ? [probe] : []),
      ...commands,
      ...(after ? [after.ask, ...after.commands(answer)] : []),
    ])
    .filter(({ program, words, mayBeMissing }) => {
      const isOfCommand = `${words.join(' ')} `.startsWith(`${command} `);
      return program === 'gcloud' && isOfCommand && !mayBeMissing;
    })
    .map(({ words }) => words);
  const [first = [], ...others] = found;
  return [first, ...others.slice(-1)];
}

/** @param {import('../../tools/cloud-sandbox/project.mjs').Project} project @param {Record<string, string>} programs */
async function start(project, programs) {
  const { asPerson, stop } = await startSandbox(project, { programs });
  const type = async (/** @type {string} */ email, /** @type {readonly string[]} */ words) => {
    const { code, stdout, stderr } = await run('gcloud', words, { env: await asPerson(email) });
    // What it says besides its answer counts only if it failed, as in setup.
    return { code, output: code === 0 ? stdout : `${stdout}\n${stderr}` };
  };
  return { type, stop };
}

const account = (/** @type {string} */ name) => `${name}@${id}.iam.gserviceaccount.com`;
const at = `projects/${id}`;
const pool = `${at}/locations/global/workloadIdentityPools/github`;

/**
 * `off`: the service without which it is refused; `needs`: what it says to somebody without the role; `says`: its answer, with digits of
 * ids as #, or those of the first and the last line; `again`: a second time it says that there is one; `isNewer`: gcloud 528 of June 2025 has it as
 * alpha only, and an installed one that does not show its help is not asked.
 * @type {{ command: string, off?: string, needs: string, says?: string | string[], again?: boolean, isNewer?: boolean }[]}
 */
const cases = [
  { command: 'services enable', needs: 'denied to enable service' },
  ...[
    { command: 'databases create', needs: 'databases.create', again: true },
    { command: 'databases list', needs: 'databases.list', says: `${at}/databases/(default)` },
    { command: 'databases update', needs: 'databases.update' },
    { command: 'backups schedules create', needs: 'backupSchedules.create' },
    {
      command: 'backups schedules list',
      needs: 'backupSchedules.list',
      says: `${at}/databases/(default)/backupSchedules/#`,
    },
  ].map((each) => ({
    ...each,
    command: `firestore ${each.command}`,
    off: 'firestore',
    needs: `datastore.${each.needs}`,
  })),
  ...[
    { command: 'service-accounts create', needs: 'serviceAccounts.create', again: true },
    {
      command: 'service-accounts list',
      needs: 'serviceAccounts.list',
      says: `${account('pages')}\n${account('deploy')}`,
    },
    { command: 'service-accounts add-iam-policy-binding', needs: 'serviceAccounts.getIamPolicy' },
    { command: 'workload-identity-pools create', needs: 'workloadIdentityPools.create', again: true },
    {
      command: 'workload-identity-pools providers create-oidc',
      needs: 'workloadIdentityPoolProviders.create',
      again: true,
    },
  ].map((each) => ({ ...each, command: `iam ${each.command}`, off: 'iam', needs: `iam.${each.needs}` })),
  ...[
    { command: 'describe', needs: 'get', says: number },
    { command: 'add-iam-policy-binding', needs: 'getIamPolicy' },
    {
      command: 'get-iam-policy',
      needs: 'getIamPolicy',
      says: 'roles/firebasehosting.admin\nroles/storage.objectCreator',
    },
  ].map((each) => ({
    ...each,
    command: `projects ${each.command}`,
    off: 'cloudresourcemanager',
    needs: `resourcemanager.projects.${each.needs}`,
  })),
  ...[
    { command: 'create', needs: 'create' },
    { command: 'list', needs: 'list', says: `Basket Express ${id}` },
  ].map((each) => ({
    ...each,
    command: `billing budgets ${each.command}`,
    off: 'billingbudgets',
    needs: `billing.budgets.${each.needs}`,
  })),
  ...[
    { command: 'create', needs: 'create', again: true },
    { command: 'list', needs: 'list', says: 'gateway-asked\npage-errors' },
  ].map((each) => ({
    ...each,
    command: `logging metrics ${each.command}`,
    off: 'logging',
    needs: `logging.logMetrics.${each.needs}`,
  })),
  ...[
    { command: 'beta monitoring channels create', needs: 'notificationChannels.create' },
    {
      command: 'beta monitoring channels list',
      needs: 'notificationChannels.list',
      says: ['Basket Express alerts', `${at}/notificationChannels/#`],
    },
    { command: 'monitoring policies create', needs: 'alertPolicies.create', isNewer: true },
    {
      command: 'monitoring policies list',
      needs: 'alertPolicies.list',
      isNewer: true,
      says: 'Basket Express: answers are slow\nBasket Express: the gateway is turned away',
    },
    { command: 'monitoring uptime create', needs: 'uptimeCheckConfigs.create' },
    {
      command: 'monitoring uptime list-configs',
      needs: 'uptimeCheckConfigs.list',
      says: 'Basket Express shop\nBasket Express catalogue',
    },
  ].map((each) => ({ ...each, off: 'monitoring', needs: `monitoring.${each.needs}` })),
];

const version = gcloudVersion();
const isNew = version !== null && hasPolicies();
/** @type {{ driver: string, isReal: boolean, programs: Record<string, string> }[]} */
const drivers = [
  { driver: 'the interpretation', isReal: false, programs: { gcloud: interpretedGcloud } },
  ...(version === null ? [] : [{ driver: `gcloud ${version}`, isReal: true, programs: {} }]),
];

describe.each(drivers)('by $driver', ({ isReal, programs }) => {
  const [bare, ready, made] = [newProject(), newProject(), newProject()];
  const namesIn = (/** @type {string} */ collection) =>
    [...made.resources.keys()].filter((name) => name.includes(`/${collection}/`));
  /** @type {Awaited<ReturnType<typeof start>>[]} */
  let places = [];
  const place = (/** @type {number} */ index) =>
    /** @type {Awaited<ReturnType<typeof start>>} */ (places[index]).type;

  beforeAll(async () => {
    // On from the beginning.
    bare.services.delete('logging.googleapis.com');
    await setUp(ready, { run: runFirebaseHere(ready) });
    // gcloud lets the project pay for some calls, which takes this role.
    const mayUse = { role: 'roles/serviceusage.serviceUsageConsumer', members: [`user:${stranger}`] };
    ready.policies.get(at)?.bindings.push(mayUse);
    places = await Promise.all([bare, ready, made].map((project) => start(project, programs)));
  });
  afterAll(() => Promise.all(places.map(({ stop }) => stop())));

  test.each(cases.filter(({ isNewer }) => !isNewer || !isReal || isNew))(
    '$command',
    async ({ command, off, needs, says, again }) => {
      const channel = command.startsWith('monitoring policies')
        ? namesIn('notificationChannels')[0]
        : undefined;
      const [first = [], ...last] = linesOf(command, channel);
      const [whileOff, byStranger] = await Promise.all([
        off && place(0)(owner, first),
        place(1)(stranger, first),
      ]);
      if (off)
        expect(whileOff).toMatchObject({
          code: 1,
          output: expect.stringContaining(`${off}.googleapis.com has not been used in project ${number}`),
        });
      expect(byStranger).toMatchObject({ code: 1, output: expect.stringContaining(needs) });
      for (const [index, line] of [first, ...last].entries()) {
        const { code, output } = await place(2)(owner, line);
        expect({ line, code, output: says ? output.trim().replace(/\d{16}$/, '#') : output }).toEqual({
          ...{ line, code: 0 },
          output: (Array.isArray(says) ? says[index] : says) ?? expect.any(String),
        });
      }
      if (again)
        expect(await place(2)(owner, first)).toMatchObject({
          code: 1,
          output: expect.stringContaining('already exists'),
        });
    },
  );

  test('they have made what setup wants', () => {
    expect(made.services.size).toBeGreaterThan(20);
    const [schedule] = namesIn('backupSchedules');
    const [channel] = namesIn('notificationChannels');
    expect(Object.fromEntries(made.resources)).toMatchObject({
      [`${at}/databases/(default)`]: {
        ...{ locationId: 'asia-south1', type: 'FIRESTORE_NATIVE' },
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      },
      [String(schedule)]: { dailyRecurrence: {}, retention: `${14 * 7 * 24 * 3600}s` },
      [String(namesIn('budgets')[0])]: {
        amount: { specifiedAmount: { units: '10000', currencyCode: 'INR' } },
        thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
        budgetFilter: { projects: [at] },
      },
      [String(channel)]: { type: 'email', labels: { email_address: 'alerts@example.com' } },
      [`${at}/metrics/page-errors`]: readJson('deploy/metrics/page-errors.json'),
      ...Object.fromEntries(
        namesIn('alertPolicies').map((name) => [name, { notificationChannels: [channel] }]),
      ),
      [String(namesIn('uptimeCheckConfigs')[1])]: {
        monitoredResource: { type: 'uptime_url', labels: { host: `${id}.web.app`, project_id: id } },
        httpCheck: { path: '/api/catalogue', port: 443, useSsl: true, validateSsl: true },
        ...{ period: '300s', timeout: '10s' },
      },
      [pool]: {},
      [`${pool}/providers/github`]: {
        attributeCondition:
          "assertion.repository=='example/shop' && assertion.repository_id=='4711' && assertion.ref=='refs/heads/main' && assertion.environment=='production'",
        attributeMapping: {
          'google.subject': 'assertion.sub',
          'attribute.repository': 'assertion.repository',
        },
        oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
      },
    });
    const deploy = [`serviceAccount:${account('deploy')}`];
    expect(made.policies.get(at)?.bindings).toEqual([
      { role: 'roles/owner', members: [`user:${owner}`] },
      { role: 'roles/firebasehosting.admin', members: deploy },
      {
        ...{ role: 'roles/storage.objectCreator', members: deploy },
        condition: {
          title: 'source-maps',
          expression: expect.stringContaining(`buckets/${id}.firebasestorage.app/objects/`),
        },
      },
    ]);
    expect(made.policies.get(`${at}/serviceAccounts/${account('deploy')}`)?.bindings).toEqual([
      { role: 'roles/iam.workloadIdentityUser', members: [expect.stringMatching(/\/example\/shop$/)] },
    ]);
  });

  test('a flag that gcloud does not have is refused', async () => {
    expect(await place(2)(owner, [...(linesOf('projects describe')[0] ?? []), '--at-once'])).toMatchObject({
      code: 2,
      output: expect.stringContaining('unrecognized arguments: --at-once'),
    });
  });
});

test('the road says what is missing where there is no gcloud', async () => {
  const env = { ...process.env, PATH: 'a folder that there is not' };
  expect(await run(process.execPath, ['tools/road/road.mjs'], { cwd: root, env })).toEqual({
    ...{ code: 1, stdout: '' },
    stderr: `
The road needs gcloud: install it (https://cloud.google.com/sdk/docs/install), or let its lines be interpreted: npm run road -- --interpreted
`,
  });
});
