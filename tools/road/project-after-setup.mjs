/**
 * Answers to setup on the road; and, for tests, a project of the cloud sandbox that the steps of `npm run setup` have set up, without their programs.
 * @module
 */
import { answer } from '../cloud-sandbox/answer.mjs';
import { runGcloud } from '../cloud-sandbox/gcloud.mjs';
import { billingAccount } from '../cloud-sandbox/project.mjs';
import { region, siteNames } from '../base/project.mjs';
import { runSteps } from '../setup/run-steps.mjs';
import { suggestedSite } from '../deploy/settings.mjs';
import { setupSteps } from '../setup/steps.mjs';

/** @typedef {import('../cloud-sandbox/project.mjs').Project} Project @typedef {import('../setup/steps.mjs').Command} Command */

/** The project's owner, and the repository that may deploy into it. */
export const owner = 'owner@example.com';
const repository = 'example/shop';
const repositoryId = '4711';
/** GitHub's claims about the job that deploys. */
export const workflowClaims = Object.freeze({
  repository,
  repository_id: repositoryId,
  ref: 'refs/heads/main',
  environment: 'production',
});

/** @param {string} project id @returns {import('../deploy/settings.mjs').Settings} */
export const settingsOf = (project) => ({
  project,
  sites: Object.fromEntries(siteNames.map((site) => [site, suggestedSite(project, site)])),
  domains: [],
  firebase: { apiKey: 'sandbox-key', appId: '1:1:web:1', storageBucket: `${project}.firebasestorage.app` },
  appCheckSiteKey: 'sandbox-site-key',
});

/**
 * The variables of the environment `production`, as the setup tells a person to type them.
 * @param {Project} project
 */
export const workflowVariables = ({ id, number }) => ({
  FIREBASE_PROJECT: id,
  DEPLOY_ACCOUNT: `deploy@${id}.iam.gserviceaccount.com`,
  WORKLOAD_IDENTITY_PROVIDER: `projects/${number}/locations/global/workloadIdentityPools/github/providers/github`,
});

/** Deeds of a person in the console, by the step of setup that asks for it. @type {Readonly<Record<string, { host: string, path: string, content: Record<string, string>, makes: string }>>} */
const presses = {
  'Storage for pictures': {
    host: 'firebasestorage.googleapis.com',
    path: '/v1alpha/projects/ID/defaultBucket',
    content: { location: region },
    makes: 'projects/_/buckets/ID.firebasestorage.app',
  },
  'Sign-in by e-mail and password': {
    host: 'identitytoolkit.googleapis.com',
    path: '/v2/projects/ID/identityPlatform:initializeAuth',
    content: {},
    makes: 'projects/ID/config',
  },
};

/** Presses what is not pressed yet, as the owner. @param {Project} project @param {string} title of a step of setup */
export function pressInConsole(project, title) {
  const press = presses[title];
  const named = (/** @type {string} */ text) => text.replace('ID', project.id);
  if (!press || project.resources.has(named(press.makes))) return;
  const token = 'console';
  project.tokens.set(token, [`user:${owner}`]);
  const bytes = Buffer.from(JSON.stringify(press.content));
  const { status, json } = answer(project, {
    ...{ method: 'POST', host: press.host, path: named(press.path), token, bytes },
  });
  if (status !== undefined) throw new Error(`${title}: ${JSON.stringify(json)}`);
}

/** Answers to setup's questions about alerts and money. */
export const told = {
  ...{ billingAccount: billingAccount.id, budget: `10000${billingAccount.currencyCode}` },
  alertEmail: 'alerts@example.com',
};

/** The steps of setup without that of an admin, who would have to sign up. @param {Project} project */
export const stepsOf = ({ id }) =>
  setupSteps({
    ...{ project: id, sites: settingsOf(id).sites, askSiteKey: null },
    ...{ repository, repositoryId },
    ...{ ...told, adminEmail: '' },
  });

/**
 * @param {Project} project of `owner`
 * @param {{ run: (command: Command) => Promise<{ code: number, output: string }>, say?: (text: string) => void }} outside
 *   `run`: every program but gcloud, whose lines are interpreted
 * @returns {Promise<string[]>} titles of steps that are left to do
 */
export function setUp(project, { run, say = () => {} }) {
  const token = 'setup';
  project.tokens.set(token, [`user:${owner}`]);
  return runSteps(stepsOf(project), {
    run: (command) =>
      command.program === 'gcloud' ? Promise.resolve(runGcloud(project, command.words, token)) : run(command),
    agree: (question) => {
      if (question === 'Is this done?') pressInConsole(project, 'Storage for pictures');
      return Promise.resolve(true);
    },
    say,
  });
}

/**
 * Sites as `firebase hosting:sites:create` and `:list` do, without their start; of other programs nothing.
 * @param {Project} project @returns {Parameters<typeof setUp>[1]['run']}
 */
export const runFirebaseHere =
  (project) =>
  ({ words: [name = '', site] }) => {
    if (!name.startsWith('hosting:sites:')) return Promise.resolve({ code: 0, output: '' });
    const { status, json } = answer(project, {
      method: name.endsWith(':create') ? 'POST' : 'GET',
      host: 'firebasehosting.googleapis.com',
      path: `/v1beta1/projects/${project.id}/sites${name.endsWith(':create') ? `?siteId=${site}` : ''}`,
      token: 'setup',
    });
    return Promise.resolve({ code: status === undefined ? 0 : 1, output: JSON.stringify(json) });
  };
