/** A setup against programs that only remember what they were asked: the process is replaced, nothing else. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../base/paths.mjs';
import { parseSettings } from '../deploy/settings.mjs';
import { siteNames } from '../base/project.mjs';
import { describeSteps, runSteps } from './run-steps.mjs';
import { readAlerts, readMetrics } from './alerts.mjs';
import { askSettings, askSiteKey, findWebApp } from './settings-file.mjs';
import { setupSteps } from './steps.mjs';

const answers = {
  project: 'a-shop',
  sites: { shell: 'a-shop', 'mf-shop': 'a-shop-mf-shop' },
  bucket: 'a-bucket',
  billingAccount: '01-02',
  budget: '10000INR',
  adminEmail: 'owner@shop.example',
  alertEmail: 'alerts@shop.example',
  repository: 'owner/shop',
  askSiteKey: null,
};
const steps = setupSteps(answers);

/** A project in which everything that a step makes is there afterwards. */
function aProject({ fails = '' } = {}) {
  /** @type {string[]} */
  const asked = [];
  /** @type {Set<string>} */
  const made = new Set();
  const outputs = /** @type {(readonly [list: string, maker: string, text: string])[]} */ ([
    ['firestore databases list', 'firestore databases create', '(default)'],
    ['backups schedules list', 'backups schedules create', 'backupSchedules/x'],
    ['service-accounts list', 'service-accounts create pages', 'pages@a-shop.iam.gserviceaccount.com'],
    ['budgets list', 'budgets create', 'Basket Express a-shop'],
    ['projects describe', '', '123'],
    [
      'channels list --filter=displayName="Basket Express alerts" --format=value(displayName)',
      'channels create',
      'Basket Express alerts',
    ],
    [
      'channels list --filter=displayName="Basket Express alerts" --format=value(name)',
      'channels create',
      'projects/a-shop/notificationChannels/1',
    ],
    ...readMetrics().map(
      ({ name }) => /** @type {const} */ (['metrics list', `metrics create ${name} `, name]),
    ),
    ...readAlerts().map(
      ({ file, policy }) =>
        /** @type {const} */ ([
          'policies list',
          `policies create --policy-from-file=${file}`,
          policy.displayName,
        ]),
    ),
    ['uptime list-configs', 'uptime create Basket Express shop', 'Basket Express shop'],
    ['uptime list-configs', 'uptime create Basket Express catalogue', 'Basket Express catalogue'],
    ['hosting:sites:list', 'sites:create a-shop ', 'sites/a-shop"'],
    ['hosting:sites:list', 'sites:create a-shop-mf-shop ', 'sites/a-shop-mf-shop"'],
  ]);
  /** @type {string[]} */
  const roles = [];
  /** @type {import('./run-steps.mjs').Outside['run']} */
  const run = async ({ program, words }) => {
    const line = [program, ...words, ''].join(' ');
    asked.push(line);
    if (fails !== '' && line.includes(fails)) return { code: 1, output: 'PERMISSION_DENIED' };
    if (line.includes('binding a-shop@appspot'))
      return { code: 1, output: 'NOT_FOUND: Unknown service account' };
    for (const [, maker] of outputs) if (line.includes(maker)) made.add(maker);
    const role = / projects add-iam-policy-binding .* --role=(\S+)/.exec(line)?.[1];
    if (role !== undefined) roles.push(role);
    if (line.startsWith('git commit ')) made.add('git commit');
    if (line.startsWith('git status '))
      return { code: 0, output: made.has('git commit') ? '' : '?? deploy/a-shop.json' };
    if (line.includes('get-iam-policy')) return { code: 0, output: roles.join('\n') };
    const output = outputs
      .filter(([list, maker]) => line.includes(list) && made.has(maker))
      .map(([, , text]) => text);
    return { code: 0, output: output.join('\n') };
  };
  return { run, asked };
}
const webApp = { apiKey: 'key', appId: 'app', storageBucket: 'bucket' };
const yes = async () => true;
const say = () => {};
const isChange = (/** @type {string} */ line) =>
  !/ (databases|schedules|service-accounts|budgets|channels|policies|metrics) list |uptime list-configs|sites:list|^git status|projects (describe|get-iam-policy) /.test(
    line,
  );

test('it goes through every step, each with what it is for', async () => {
  const { run, asked } = aProject();
  expect(await runSteps(steps, { run, agree: yes, say })).toEqual([]);
  const runs = asked.filter((line) => line.startsWith('npm run '));
  expect(runs.at(-2)).toContain('npm run deploy -- all --project a-shop');
  expect(runs.at(-1)).toContain('grant-admin -- owner@shop.example --project a-shop');
  // Nothing answers before.
  expect(
    asked.slice(asked.indexOf(runs.at(-2) ?? '')).filter((line) => line.includes('uptime create')),
  ).toEqual([
    expect.stringContaining('host=a-shop.web.app,project_id=a-shop --protocol=https --path=/ '),
    expect.stringContaining('--path=/api/catalogue '),
  ]);
  for (const { why } of steps) expect(why).not.toBe('');
});

test('a second time it makes nothing that is there', async () => {
  const { run, asked } = aProject();
  await runSteps(steps, { run, agree: yes, say });
  asked.length = 0;
  await runSteps(steps, { run, agree: yes, say });
  expect(asked.filter(isChange).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'gcloud services enable',
    'gcloud services enable',
    'npm run protect-accounts',
    'npm run deploy',
    'npm run grant-admin',
  ]);
});

test('without a yes nothing changes, and it says what is left', async () => {
  const { run, asked } = aProject();
  const open = await runSteps(steps, { run, agree: async () => false, say });
  expect(open).toEqual(steps.map(({ title }) => title));
  expect(asked.filter(isChange)).toEqual([]);
});

test('a step that fails is left open, and the others go on', async () => {
  const { run } = aProject({ fails: 'sites:create a-shop-mf-shop' });
  const open = await runSteps(steps, { run, agree: yes, say });
  expect(open).toEqual(['Hosting site a-shop-mf-shop for mf-shop']);
});

/** Packages that call a service by its name, and pages about those that only gcloud and browsers call. */
const sourcesOfServices = [
  ...['firebase-tools/lib/api.js', 'google-auth-library/build/src/auth/baseexternalclient.d.ts'],
  'google-auth-library/build/src/auth/googleauth.d.ts',
].map((file) => readFileSync(path.join(root, 'node_modules', file), 'utf8'));
/** @type {Record<string, string>} */
const documented = {
  'billingbudgets.googleapis.com': 'https://cloud.google.com/billing/docs/reference/budget/rest',
  'recaptchaenterprise.googleapis.com': 'https://cloud.google.com/recaptcha/docs/reference/rest',
};

test('every service that is switched on exists under that name, and no command names more than Google takes', () => {
  const commands = steps
    .flatMap(({ commands: all = [] }) => all)
    .filter(({ words }) => words[0] === 'services')
    .map(({ words }) => words.slice(2, words.indexOf('--project')));
  expect(commands.flat().length).toBeGreaterThan(20);
  for (const names of commands) expect(names.length).toBeLessThanOrEqual(20);
  const isKnown = (/** @type {string} */ name) =>
    name in documented || sourcesOfServices.some((text) => text.includes(`//${name}`));
  expect(commands.flat().filter((name) => !isKnown(name))).toEqual([]);
});

test.each([
  { repositoryId: '', believed: "assertion.repository=='owner/shop'" },
  {
    repositoryId: '4711',
    believed: "assertion.repository=='owner/shop' && assertion.repository_id=='4711'",
  },
])(
  'the pipeline gets no key, and only main of the repository is believed: $believed',
  ({ believed, ...known }) => {
    const text = describeSteps(setupSteps({ ...answers, ...known }));
    expect(text).toContain(
      `--attribute-condition=${believed} && assertion.ref=='refs/heads/main' && assertion.environment=='production'`,
    );
    expect(text).not.toMatch(/keys create|roles\/(owner|editor)/);
  },
);

test('the pipeline may act as the accounts of the functions only, read the bucket whose rules it deploys, change the lock in it and add source maps', async () => {
  const { run, asked } = aProject();
  await runSteps(steps, { run, agree: yes, say });
  const acting = asked.filter((line) => line.includes('roles/iam.serviceAccountUser'));
  expect(acting.map((line) => line.split(' ').slice(1, 5).join(' '))).toEqual(
    [
      '123-compute@developer.gserviceaccount.com',
      'pages@a-shop.iam.gserviceaccount.com',
      'a-shop@appspot.gserviceaccount.com',
    ].map((account) => `iam service-accounts add-iam-policy-binding ${account}`),
  );
  for (const role of ['roles/firebasestorage.viewer', 'roles/storage.bucketViewer'])
    expect(asked.some((line) => line.includes(`add-iam-policy-binding a-shop `) && line.includes(role))).toBe(
      true,
    );
  expect(asked.find((line) => line.includes('roles/storage.objectUser'))).toContain(
    'expression=resource.name.endsWith("/objects/deploy-lock")',
  );
  const maps = 'projects/_/buckets/a-bucket/objects/source-maps/';
  expect(asked.find((line) => line.includes('roles/storage.objectCreator'))).toContain(
    `expression=resource.name.startsWith("${maps}")`,
  );
  expect(asked.find((line) => line.includes('workloadIdentityUser'))).toContain('/projects/123/');
});

test('a pipeline from before, without a role, is brought up to date', async () => {
  const { run, asked } = aProject();
  await runSteps(steps, { run, agree: yes, say });
  asked.length = 0;
  const before = /** @type {typeof run} */ (
    async (command) => {
      const { code, output } = await run(command);
      return { code, output: output.replace('roles/firebasestorage.viewer', '') };
    }
  );
  await runSteps(steps, { run: before, agree: yes, say });
  expect(asked.some((line) => line.includes('--role=roles/firebasestorage.viewer'))).toBe(true);
});

test('an alert is not made before the figure that it looks at', async () => {
  const { run, asked } = aProject({ fails: 'metrics create gateway-asked' });
  expect(await runSteps(steps, { run, agree: yes, say })).toEqual([
    'Figure gateway-asked',
    'Alert: payments cannot be opened',
  ]);
  expect(asked.filter((line) => line.includes('gateway-silent.json'))).toEqual([]);
});

test('a step whose question to the project is refused is left open', async () => {
  const { run } = aProject({ fails: 'projects describe' });
  expect(await runSteps(steps, { run, agree: yes, say })).toEqual([
    'Let the pipeline of owner/shop deploy, without a key',
  ]);
});

const uptimeChecks = ['Uptime check of /', 'Uptime check of /api/catalogue'];

test.each([
  {
    desc: 'App Check has no key',
    change: { askSiteKey: async () => false },
    fails: '',
    left: ['App Check', 'Settings of the project in git'],
  },
  {
    desc: 'the settings cannot be committed',
    change: {},
    fails: 'git commit',
    left: ['Settings of the project in git'],
  },
])('a deploy that would be refused is not begun: $desc', async ({ change, fails, left }) => {
  const { run, asked } = aProject({ fails });
  const open = await runSteps(setupSteps({ ...answers, ...change }), { run, agree: yes, say });
  expect(open).toEqual([...left, 'First deploy', ...uptimeChecks, 'Make owner@shop.example the first admin']);
  expect(asked.filter((line) => /npm run (deploy|grant-admin)/.test(line))).toEqual([]);
});

test('a key that is typed in goes into the settings, which are committed before the first deploy', async () => {
  /** @type {import('../deploy/settings.mjs').Settings[]} */
  const kept = [];
  const settings = await askSettings('a-shop', null, webApp, async (_question, suggested) => suggested);
  const keep = async (/** @type {typeof settings} */ all) => void kept.push(all);
  const { run, asked } = aProject();
  const keyed = { ...answers, askSiteKey: () => askSiteKey(settings, async () => 'a-key', keep) };
  expect(await runSteps(setupSteps(keyed), { run, agree: yes, say })).toEqual([]);
  expect(kept).toEqual([{ ...settings, appCheckSiteKey: 'a-key' }]);
  const ours = asked
    .filter((line) => /^git (add|commit)|npm run deploy/.test(line))
    .map((line) => line.trim());
  expect(ours).toEqual([
    'git add -- deploy/a-shop.json',
    'git commit --message=Add the settings of a-shop -- deploy/a-shop.json',
    'npm run deploy -- all --project a-shop',
  ]);
  expect(await askSiteKey(settings, async () => '', keep)).toBe(false);
  await expect(askSiteKey(settings, async () => '<key>', keep)).rejects.toThrow('appCheckSiteKey');
  expect(kept).toHaveLength(1);
});

test('every alert is made, and its mails go to the address that was named', async () => {
  const { run, asked } = aProject();
  await runSteps(steps, { run, agree: yes, say });
  expect(asked.find((line) => line.includes('channels create'))).toContain(
    'email_address=alerts@shop.example',
  );
  expect(asked.filter((line) => line.includes('policies create')).map((line) => line.trim())).toEqual(
    readAlerts().map(
      ({ file }) =>
        `gcloud monitoring policies create --policy-from-file=${file} --notification-channels=projects/a-shop/notificationChannels/1 --project a-shop`,
    ),
  );
});

test('a step that is not wanted is not asked for', () => {
  const few = setupSteps({ ...answers, billingAccount: '', adminEmail: '', alertEmail: '', repository: '' });
  expect(describeSteps(few)).not.toMatch(
    /billing budgets|grant-admin|workload|monitoring (policies|channels)/,
  );
});

test('the names that a project with the longest id is offered for its sites are taken as they are', async () => {
  const project = 'a-shop-with-a-name-of-30-signs';
  const settings = await askSettings(project, null, webApp, async (_question, suggested) => suggested);
  const { sites } = parseSettings(settings, 'x');
  expect(project).toHaveLength(30);
  expect(new Set(Object.values(sites)).size).toBe(siteNames.length);
});

test('a project without a web app gets one; its settings are those of the app', async () => {
  /** @type {string[]} */
  const asked = [];
  const sdkConfig = { ...webApp, projectId: 'a-shop' };
  /** @type {import('./run-steps.mjs').Outside['run']} */
  const run = async ({ words: [word = ''] }) => {
    asked.push(word);
    return { code: 0, output: JSON.stringify({ result: word === 'apps:list' ? [] : { sdkConfig } }) };
  };
  const firebase = await findWebApp('a-shop', { run, agree: yes, say });
  expect(asked).toEqual(['apps:list', 'apps:create', 'apps:sdkconfig']);
  const settings = await askSettings('a-shop', null, firebase, async (_question, suggested) => suggested);
  expect(parseSettings(settings, 'x').sites).toEqual(
    Object.fromEntries(siteNames.map((name) => [name, name === 'shell' ? 'a-shop' : `a-shop-${name}`])),
  );
  expect(settings.appCheckSiteKey).toBeNull();
  const again = await askSettings('a-shop', { ...settings, appCheckSiteKey: 'k' }, firebase, async () => {
    throw new Error('asked for what is known');
  });
  expect(again.appCheckSiteKey).toBe('k');
});

test('a project of somebody else is said so', async () => {
  const run = async () => ({ code: 1, output: 'no permission' });
  await expect(findWebApp('a-shop', { run, agree: yes, say })).rejects.toThrow('a-shop does not answer');
});

test('the life of tokens changes after a yes only, once App Check has its key', async () => {
  let changes = 0;
  const prolong = async () => (changes += 1) > 0;
  const withTokens = (
    /** @type {Partial<typeof answers> | { askSiteKey: () => Promise<boolean> }} */ change,
  ) => setupSteps({ ...answers, ...change, prolongTokens: prolong });
  const { run } = aProject();
  await runSteps(withTokens({}), { run, agree: async () => false, say });
  await runSteps(withTokens({ askSiteKey: async () => false }), { run, agree: yes, say });
  expect(changes).toBe(0);
  expect(await runSteps(withTokens({}), { run, agree: yes, say })).toEqual([]);
  expect(changes).toBe(1);
});
