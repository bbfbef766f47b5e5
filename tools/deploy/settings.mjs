/**
 * The settings of one project: `deploy/<project>.json`. Everything in them ends in public files; nothing is secret.
 * @module
 */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../base/paths.mjs';
import { remotes, siteNames } from '../base/project.mjs';
import { UserError } from '../base/user-error.mjs';

const siteId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{2,29}$/, 'is not the id of a Hosting site'));
const longestSiteId = 30;

/**
 * @param {string} shop id of the project, or of the shell's site
 * @param {string} site of ours
 * @returns {string} an id for it at Hosting that is free, most likely; a long shop's is cut
 */
export const suggestedSite = (shop, site) =>
  site === 'shell' ? shop : `${shop.slice(0, longestSiteId - site.length - 1)}-${site}`;
/** Keys that gateways and service accounts call secret; they belong to the store's settings and to Google. */
const notSecret = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check(
    (text) => !/rzp_|secret|BEGIN [A-Z ]*PRIVATE KEY|TODO|<.*>/.test(text),
    'is a secret, or still to be filled in',
  ),
);

const settingsSchema = v.strictObject({
  project: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{5,29}$/, 'is not the id of a project')),
  /** Hosting sites, by folder. */
  sites: v.strictObject(
    /** @type {Record<string, typeof siteId>} */ (
      Object.fromEntries(siteNames.map((name) => [name, siteId]))
    ),
  ),
  /** Further addresses of the shop, such as `https://basket.example`. */
  domains: v.array(
    v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+$/, 'is not an address like https://basket.example')),
  ),
  /** Settings of the project's web app: `npx firebase apps:sdkconfig web`. */
  firebase: v.strictObject({ apiKey: notSecret, appId: notSecret, storageBucket: notSecret }),
  /** Site key of reCAPTCHA Enterprise. Functions refuse every call without App Check. */
  appCheckSiteKey: v.nullable(notSecret),
});

/** @typedef {v.InferOutput<typeof settingsSchema>} Settings */

export const settingsDir = path.join(root, 'deploy');

/** @returns {string[]} projects with settings */
const knownProjects = () =>
  existsSync(settingsDir)
    ? readdirSync(settingsDir)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
    : [];

/** @param {unknown} content @param {string} file for messages @returns {Settings} @throws {UserError} that names each field */
export function parseSettings(content, file) {
  const parsed = v.safeParse(settingsSchema, content);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new UserError(`${file} cannot be used:\n${problems.join('\n')}`);
}

/** @param {string} project @returns {Promise<Settings>} @throws {UserError} */
export async function readSettings(project) {
  const file = path.join(settingsDir, `${project}.json`);
  if (!existsSync(file))
    throw new UserError(
      `There is no deploy/${project}.json. Known: ${knownProjects().join(', ')}. "npm run setup -- ${project}" writes one.`,
    );
  const settings = parseSettings(JSON.parse(await readFile(file, 'utf8')), `deploy/${project}.json`);
  if (settings.project !== project)
    throw new UserError(`deploy/${project}.json is about the project ${settings.project}.`);
  return settings;
}

/** @param {Settings} settings @param {string} site folder */
export const originOf = ({ sites }, site) => `https://${sites[site]}.web.app`;

/** The variables that differ between the functions of two projects: written as `.env.<project>`. @param {Settings} settings */
export const functionsVariables = ({ sites, domains }) =>
  `SHOP_ORIGINS=${[`https://${sites['shell']}.web.app`, `https://${sites['shell']}.firebaseapp.com`, ...domains].join(',')}\n`;

/** In the form of .firebaserc, for the headers. @param {Settings} settings */
export const hostingTargets = ({ project, sites }) => ({
  projects: { default: project },
  targets: {
    [project]: { hosting: Object.fromEntries(Object.entries(sites).map(([name, id]) => [name, [id]])) },
  },
});

/** `/config.json` of the shell. @param {Settings} settings @param {string} release @returns {import('../manifest.mjs').ShellConfig} */
export function composeConfig({ project, firebase, appCheckSiteKey }, release) {
  return {
    firebase: { ...firebase, projectId: project, authDomain: `${project}.firebaseapp.com` },
    emulators: null,
    imageBaseUrl: `https://firebasestorage.googleapis.com/v0/b/${firebase.storageBucket}/o/`,
    appCheckSiteKey,
    release,
  };
}

/** @param {string} site @returns {({ site: string } & import('./releases.mjs').Place) | undefined} */
export const remoteOf = (site) => remotes.find((remote) => remote.site === site);
