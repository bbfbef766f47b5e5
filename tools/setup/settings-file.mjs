/**
 * Finds out, or asks for, what `deploy/PROJECT.json` needs.
 * @module
 */
import { siteNames } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';
import { parseSettings, suggestedSite } from '../deploy/settings.mjs';

/** @typedef {import('./run-steps.mjs').Outside} Outside */
/** @typedef {import('../deploy/settings.mjs').Settings} Settings */

/**
 * The web app's public configuration; makes the app if the project has none.
 * @param {string} project
 * @param {Outside} outside
 * @returns {Promise<Settings['firebase']>}
 * @throws {UserError} if the project cannot be reached
 */
export async function findWebApp(project, { run, agree, say }) {
  const of = ['--json', '--project', project];
  const ask = async (/** @type {string[]} */ ...words) => {
    const { code, output } = await run({ program: 'firebase', words: [...words, ...of] });
    if (code !== 0)
      throw new UserError(
        `${project} does not answer. Is it yours ("npx firebase login", "npx firebase projects:list")?\n${output.trim()}`,
      );
    return JSON.parse(output).result;
  };
  if ((await ask('apps:list', 'WEB')).length === 0) {
    say('The project has no web app yet.');
    if (!(await agree('Make one, called Basket Express?')))
      throw new UserError('Without a web app there are no settings.');
    await ask('apps:create', 'WEB', 'Basket Express');
  }
  const { sdkConfig } = await ask('apps:sdkconfig', 'WEB');
  const { apiKey, appId, storageBucket = `${project}.firebasestorage.app` } = sdkConfig;
  return { apiKey, appId, storageBucket };
}

/**
 * @param {string} project
 * @param {Settings | null} known what is there already, and stays
 * @param {Settings['firebase']} firebase
 * @param {(question: string, suggested: string) => Promise<string>} ask
 * @returns {Promise<Settings>}
 */
export async function askSettings(project, known, firebase, ask) {
  /** @type {Record<string, string>} */
  const sites = {};
  for (const name of siteNames)
    sites[name] = known?.sites[name] ?? (await ask(`Hosting site of ${name}`, suggestedSite(project, name)));
  const domains =
    known?.domains ??
    (await ask('Further addresses, with commas (https://…)', '')).split(',').filter(Boolean);
  return {
    project,
    sites,
    domains,
    firebase: known?.firebase ?? firebase,
    appCheckSiteKey: known?.appCheckSiteKey ?? null,
  };
}

/**
 * @param {Settings} settings
 * @param {(question: string) => Promise<string>} ask
 * @param {(settings: Settings) => Promise<void>} keep
 * @returns {Promise<boolean>} whether there is a key, which is kept
 * @throws {UserError} if it cannot be one
 */
export async function askSiteKey(settings, ask, keep) {
  const key = await ask('Site key, or nothing: later');
  if (key === '') return false;
  await keep(parseSettings({ ...settings, appCheckSiteKey: key }, 'what you typed'));
  return true;
}
