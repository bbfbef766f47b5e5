/**
 * A project of the cloud sandbox, set up by the steps of `npm run setup` themselves, whose programs are run as the caller says.
 * @module
 */
import { answer } from '../cloud-sandbox/answer.mjs';
import { runGcloud } from '../cloud-sandbox/gcloud.mjs';
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

/** "Get started" of Storage, which a person presses in the console. @param {Project} project @param {string} token */
const pressGetStarted = (project, token) =>
  answer(project, {
    method: 'POST',
    host: 'firebasestorage.googleapis.com',
    path: `/v1alpha/projects/${project.id}/defaultBucket`,
    token,
    bytes: Buffer.from(JSON.stringify({ location: region })),
  });

/** The steps of setup without those of alerts, a budget and an admin. @param {Project} project */
export const stepsOf = ({ id }) =>
  setupSteps({
    ...{ project: id, sites: settingsOf(id).sites, askSiteKey: null },
    ...{ repository, repositoryId },
    ...{ billingAccount: '', budget: '', adminEmail: '', alertEmail: '' },
  });

/** @typedef {{ code: number, output: string }} Said */

/**
 * @param {Project} project of `owner`
 * @param {{ run: (command: Command) => Promise<Said>, gcloud?: (words: readonly string[]) => Promise<Said>, say?: (text: string) => void }} outside
 *   `run`: every program but gcloud, whose lines are interpreted by default (the real one is not on every machine)
 * @returns {Promise<string[]>} titles of steps that are left to do
 */
export function setUp(project, { run, gcloud, say = () => {} }) {
  const token = 'setup';
  project.tokens.set(token, [`user:${owner}`]);
  const type = gcloud ?? ((words) => Promise.resolve(runGcloud(project, words, token)));
  return runSteps(stepsOf(project), {
    run: (command) => (command.program === 'gcloud' ? type(command.words) : run(command)),
    agree: (question) => {
      if (question === 'Is this done?') pressGetStarted(project, token);
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
