/**
 * Questions about the project on the road: what its sites, rules and lists are now.
 * @module
 */
import { contentOnAir, versionOnAir } from '../cloud-sandbox/sites.mjs';
import { suggestedSite } from '../deploy/settings.mjs';

/** @typedef {import('../cloud-sandbox/project.mjs').Project} Project @typedef {import('../manifest.mjs').Manifest['remotes']} Lines */

/** @param {Project} project @param {string} site folder */
export const siteOf = ({ id }, site) => suggestedSite(id, site);

/** The hash of a file on the air; empty: it is not there. @param {Project} project @param {string} file of the shell */
export const hashOnAir = (project, file) =>
  versionOnAir(project, siteOf(project, 'shell'))?.files[`/${file}`] ?? '';

/** The list of remotes on the air, as its hash. @param {Project} project */
export const listed = (project) => hashOnAir(project, 'remotes.json');

/** A file on the air. @param {Project} project @param {string} site @param {string} file */
export const contentOf = (project, site, file) =>
  contentOnAir(project, siteOf(project, site), `/${file}`) ?? Buffer.alloc(0);

/** The lines of the list of remotes on the air. @param {Project} project @returns {Lines} */
export const linesOf = (project) =>
  JSON.parse(contentOf(project, 'shell', 'remotes.json').toString('utf8')).remotes;

/** The names of the remotes whose line is another one than before. @param {Project} project @param {Lines} before */
export const changedLines = (project, before) =>
  linesOf(project)
    .filter((line) => !before.some((old) => JSON.stringify(old) === JSON.stringify(line)))
    .map(({ name }) => name)
    .join(' ');

/** How often something else of the shell was on the air. @param {Project} project @returns {{ release: string }[]} */
export const shellsOnAir = (project) =>
  JSON.parse(contentOf(project, 'shell', 'deployed.json').toString('utf8')).history.shell;

/** The rules of Firestore that are in force. @param {Project} project */
export function inForce(project) {
  const { rulesetName } = project.resources.get(`projects/${project.id}/releases/cloud.firestore`) ?? {};
  return JSON.stringify(project.resources.get(String(rulesetName)));
}

/** The commits of which the functions are that run. @param {Project} project @returns {string} each once */
export function runningCommits({ resources }) {
  const functions = [...resources].filter(([name]) => /\/functions\/[^/]+$/.test(name));
  const commits = functions.map(([, { serviceConfig }]) => {
    const { environmentVariables } = /** @type {{ environmentVariables: Record<string, string> }} */ (
      serviceConfig
    );
    return environmentVariables['RELEASE_COMMIT'];
  });
  return [...new Set(commits)].join(' ');
}

/** The names of resources of the project, behind the last word of a kind. @param {Project} project @param {string} kind such as `functions` */
export const namesOf = (project, kind) =>
  [...project.resources.keys()].flatMap((name) => name.split(`/${kind}/`)[1] ?? []);
