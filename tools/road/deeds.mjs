/**
 * Deeds on the road, of a person and of the pipeline.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../base/user-error.mjs';
import { run } from '../base/run.mjs';
import { labelFile } from '../deploy/builds.mjs';
import { firebaseProgram } from '../deploy/targets.mjs';
import { runDeployJob } from './deploy-job.mjs';
import { workflowClaims, workflowVariables } from './project-after-setup.mjs';

/** @typedef {import('../base/run.mjs').RunResult} RunResult */

/**
 * @typedef {object} Road
 * @property {import('../cloud-sandbox/server.mjs').Sandbox} sandbox with an empty project
 * @property {string} folder a copy of the repository, with builds
 *
 * @typedef {Road & { person: NodeJS.ProcessEnv, workflow: NodeJS.ProcessEnv, of: string[], before: string, bad: string, told: string, begin: (title: string) => void }} Way
 *   what steps know; `bad`: the commit of the bad release; `before`: the list of remotes before it; `told`: by the last refusal; `begin`: of a
 *   step within a step
 */

/** @param {boolean} isTrue @param {string} what @param {string | RunResult} [said] */
export function assertSo(isTrue, what, said = '') {
  const text = typeof said === 'string' ? said : `${said.stdout}\n${said.stderr}`;
  if (!isTrue) throw new UserError(`${what}\n${text.trim()}`);
}

/** A command that somebody types in the copy. @param {Way} way @param {NodeJS.ProcessEnv} env @param {...string} words */
export const npm = ({ folder }, env, ...words) =>
  run('npm', ['run', '--silent', ...words], { cwd: folder, env });

/**
 * All that is different from what a person and GitHub type: a deploy and a rollback are told that no browser looks.
 * @returns {string} shell text of an npm that comes before the installed one
 */
export function unseenNpm() {
  const installed = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  return `case "$2" in deploy|rollback) exec "${installed}" "$@" --unseen ;; *) exec "${installed}" "$@" ;; esac`;
}

/**
 * The job that deploys.
 * @param {Way} way @param {Record<string, string>} [inputs] of a run by hand; none: of a push @param {Record<string, string>} [vars] other variables of
 *   the environment
 */
export const pipeline = ({ sandbox: { project, asWorkflow }, folder }, inputs = {}, vars = {}) =>
  runDeployJob(folder, {
    ...{ inputs, vars: { ...workflowVariables(project), ...vars } },
    signIn: (environment, given) => asWorkflow({ ...workflowClaims, environment }, folder, given),
  });

/** The commit of the copy. @param {Way} way */
export const commitOf = ({ folder: cwd }) =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd, encoding: 'utf8' }).trim();

/** @param {Way} way @param {string} file of the copy @returns {string} as it is committed */
export const committed = ({ folder: cwd }, file) =>
  execFileSync('git', ['show', `HEAD:${file}`], { cwd, encoding: 'utf8' });

/** A merge: what is changed in the copy becomes a commit. @param {Way} way @param {string} message */
export function merge(way, message) {
  const cwd = way.folder;
  execFileSync('git', ['add', '--all'], { cwd });
  execFileSync('git', ['commit', '--quiet', `--message=${message}`], { cwd });
  return commitOf(way);
}

/** The copy without what a merge brought, not committed. @param {Way} way @param {string} commit */
export const undo = ({ folder: cwd }, commit) =>
  execFileSync('git', ['revert', '--no-commit', commit], { cwd, stdio: 'pipe' });

/** @param {Way} way @param {string} file of the copy @param {(text: string) => string} change */
export async function edit({ folder }, file, change) {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  assertSo(change(text) !== text, `${file} has another form.`);
  await writeFile(place, change(text));
}

/**
 * Another build of a site beside the one that is there, as of another commit or platform.
 * @param {Way} way @param {string} site @param {number} which each number is a release of its own @param {Record<string, string>} [about]
 * @returns {Promise<string>} its folder
 */
export async function anotherBuild({ folder }, site, which, about = {}) {
  const from = path.join(folder, '.local', site);
  await cp(path.join(folder, site, 'dist'), from, { recursive: true });
  // The same files are the same release, whatever a label says.
  await appendFile(path.join(from, site === 'shell' ? 'index.html' : 'remoteEntry.js'), '\n'.repeat(which));
  const label = path.join(from, labelFile);
  await writeFile(label, JSON.stringify({ ...JSON.parse(await readFile(label, 'utf8')), ...about }));
  return from;
}

/** A command of firebase-tools that a person types. @param {Way} way @param {readonly string[]} words */
export async function typeFirebase({ folder, person }, words) {
  const result = await run(process.execPath, [firebaseProgram, ...words], { cwd: folder, env: person });
  assertSo(result.code === 0, `${words.join(' ')} failed.`, result);
}

/**
 * The command that the last refusal names.
 * @param {Way} way @param {string} name of firebase-tools' command @param {string} answer option that stands for what a person answers
 */
export async function typeToldCommand(way, name, answer) {
  const [, command] = new RegExp(`npx firebase (${name} .*)$`, 'm').exec(way.told) ?? [];
  if (command === undefined) throw new UserError(`No refusal names ${name}.\n${way.told}`);
  await typeFirebase(way, [...command.split(' '), answer]);
}
