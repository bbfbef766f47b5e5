/**
 * The job of .github/workflows/deploy.yml that deploys, without GitHub: its `run:` lines go through bash as they are written, with the
 * variables that the file gives them. What its actions leave behind is there already, and an action or an expression that is not known here
 * is an error.
 * @module
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { run } from '../base/run.mjs';

/**
 * @typedef {{ id?: string, uses?: string, run?: string, if?: string, env?: Record<string, string>, with?: Record<string, string> }} Step
 * @typedef {{ environment: string, permissions: Record<string, string>, steps: readonly Step[] }} Job
 * @typedef {object} Contexts what expressions read
 * @property {Readonly<Record<string, string>>} inputs of a run by hand; of a push none
 * @property {Readonly<Record<string, string>>} vars of the environment `production`
 * @property {Record<string, { outputs: Record<string, string> }>} steps by id
 * @property {boolean} isFailed a step before
 *
 * @typedef {object} Outcome
 * @property {number} code 0: every step ended well
 * @property {string} parts that the job deploys; none: nothing
 * @property {string} output all that its steps said
 */

const signInAction = 'google-github-actions/auth';
/** Actions: the things that each leaves behind, and where they are here. @type {Readonly<Record<string, string>>} */
const known = {
  'actions/checkout': 'the sources, with all commits: the copy, which is a clone',
  'actions/setup-node': "Node: this program's own",
  [signInAction]: 'credentials among the sources, and where they are: `signIn`',
  'actions/upload-artifact': 'pictures of looks: there are none',
};
const actionOf = (uses = '') => uses.replace(/@.*/, '');

/** `npm ci`: the copy has the packages of this folder. */
const alreadyDone = new Set(['npm ci']);

/** @param {string} text an operand of an expression @param {Contexts} contexts @returns {string} */
function operand(text, { inputs, vars, steps }) {
  const [, literal] = /^'([^']*)'$/.exec(text) ?? [];
  if (literal !== undefined) return literal;
  const [, step, output] = /^steps\.(\w+)\.outputs\.(\w+)$/.exec(text) ?? [];
  if (step && output) return steps[step]?.outputs[output] ?? '';
  const [, context, name = ''] = /^(inputs|vars)\.(\w+)$/.exec(text) ?? [];
  if (context === undefined) throw new Error(`The road cannot read the expression ${text}`);
  return (context === 'inputs' ? inputs : vars)[name] ?? '';
}

/** @param {string} text with `${{ A || B }}` @param {Contexts} contexts */
export const evaluate = (text, contexts) =>
  text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_all, expression) =>
    expression
      .split(' || ')
      .map((/** @type {string} */ each) => operand(each, contexts))
      .reduce((/** @type {string} */ first, /** @type {string} */ next) => first || next),
  );

/** @param {Step} step @param {Contexts} contexts */
function isDue({ if: condition }, contexts) {
  if (condition === 'failure()') return contexts.isFailed;
  const [, left, right] = /^(\S+) != (\S+)$/.exec(condition ?? "'so' != ''") ?? [];
  if (!left || !right) throw new Error(`The road cannot read the condition ${condition}`);
  return !contexts.isFailed && operand(left, contexts) !== operand(right, contexts);
}

/** @param {string} text of `$GITHUB_OUTPUT` */
const outputsOf = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** The job, if there is nothing in it that the road does not know. @param {string} folder of the sources @returns {Promise<Job>} */
async function readJob(folder) {
  const text = await readFile(path.join(folder, '.github/workflows/deploy.yml'), 'utf8');
  /** @type {Job} */
  const job = parse(text).jobs.deploy;
  const unknown = job.steps.find(({ uses }) => uses && !known[actionOf(uses)])?.uses;
  if (unknown) throw new Error(`The road does not know what ${unknown} leaves behind`);
  if (job.permissions['id-token'] !== 'write')
    throw new Error('GitHub gives this job no token to sign in with');
  return job;
}

/** @param {Readonly<Record<string, string>> | undefined} texts @param {Contexts} contexts @returns {Record<string, string>} */
const evaluateAll = (texts, contexts) =>
  Object.fromEntries(
    Object.entries(texts ?? {}).map(([name, text]) => [name, evaluate(String(text), contexts)]),
  );

/**
 * @param {string} folder of the sources
 * @param {object} run
 * @param {Readonly<Record<string, string>>} [run.inputs]
 * @param {Readonly<Record<string, string>>} run.vars
 * @param {(environment: string, inputs: Readonly<Record<string, string>>) => Promise<NodeJS.ProcessEnv>} run.signIn what the action leaves behind
 *   that signs in
 * @param {string} [run.first] shell text before each line
 * @returns {Promise<Outcome>}
 */
export async function runDeployJob(folder, { inputs = {}, vars, signIn, first = '' }) {
  /** @type {Contexts} */
  const contexts = { inputs, vars, steps: {}, isFailed: false };
  const told = [];
  const { environment, steps } = await readJob(folder);
  const scratch = await mkdtemp(path.join(tmpdir(), 'job-'));
  const output = path.join(scratch, 'output');
  /** @type {NodeJS.ProcessEnv} */
  let signedIn = {};
  try {
    for (const step of steps) {
      if (!isDue(step, contexts)) continue;
      if (actionOf(step.uses) === signInAction)
        signedIn = await signIn(environment, evaluateAll(step.with, contexts));
      if (!step.run || alreadyDone.has(step.run)) continue;
      await writeFile(output, '');
      // Each job has a machine of its own, on which firebase-tools remembers nothing.
      const runner = { ...signedIn, XDG_CONFIG_HOME: scratch, GITHUB_OUTPUT: output };
      const env = { ...runner, ...evaluateAll(step.env, contexts) };
      // As GitHub runs a line that names no shell.
      const result = await run('bash', ['-e', '-c', `${first}${step.run}`], { cwd: folder, env });
      told.push(result.stdout, result.stderr);
      contexts.isFailed ||= result.code !== 0;
      if (step.id) contexts.steps[step.id] = { outputs: outputsOf(await readFile(output, 'utf8')) };
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
  const { parts = '' } = contexts.steps['changed']?.outputs ?? {};
  return { code: contexts.isFailed ? 1 : 0, parts, output: told.join('\n').trim() };
}
