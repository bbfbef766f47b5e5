/**
 * The gcloud command lines of tools/setup/steps.mjs, and no other, as the calls that gcloud makes of them, for machines without the real
 * one (real-gcloud.mjs). Of what gcloud itself refuses, it refuses flags that the recorded one does not have.
 * @module
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readJson } from '../base/paths.mjs';
import { answer } from './answer.mjs';
import { alertCommands, mappingOf } from './gcloud-alerts.mjs';
import { textOf } from './project.mjs';

/** @typedef {import('./project.mjs').Json} Json @typedef {import('./project.mjs').Policy} Policy */

/**
 * @typedef {object} Line a command, taken apart
 * @property {string} project
 * @property {readonly string[]} words that are no option and no part of the command's name
 * @property {Readonly<Record<string, string>>} options a repeated one has a line for each
 *
 * @typedef {(method: string, place: string, body?: Json) => Json} Ask
 */

const firestore = (/** @type {Line} */ { project }, rest = '') =>
  `firestore.googleapis.com/v1/projects/${project}/databases${rest}`;
const iam = (/** @type {Line} */ { project }, rest = '') =>
  `iam.googleapis.com/v1/projects/${project}${rest}`;
const resources = (/** @type {string} */ project, rest = '') =>
  `cloudresourcemanager.googleapis.com/v1/projects/${project}${rest}`;

/** A call that was refused, in gcloud's words. */
class Refused extends Error {}

/** gcloud itself asks for the version that has conditions. */
const withConditions = { options: { requestedPolicyVersion: 3 } };

/** @param {Ask} ask @param {string} place of what has a policy @param {Line} line */
function addBinding(ask, place, { options }) {
  const { role = '', member = '' } = options;
  const condition = conditionOf(options['condition']);
  const policy = /** @type {Policy & Json} */ (ask('POST', `${place}:getIamPolicy`, withConditions));
  if (!options['condition'] && policy.bindings.some((each) => each.condition))
    throw new Refused(
      'ERROR: Adding a binding without specifying a condition to a policy containing conditions is prohibited in non-interactive mode. Run the command again with `--condition=None`',
    );
  const isSame = (/** @type {import('./project.mjs').Binding} */ each) =>
    each.role === role && each.condition?.expression === condition?.expression;
  const members = policy.bindings.find(isSame)?.members ?? [];
  const added = { role, members: [...new Set([...members, member])], ...(condition && { condition }) };
  const bindings = [...policy.bindings.filter((each) => !isSame(each)), added];
  return ask('POST', `${place}:setIamPolicy`, { policy: { ...policy, bindings, version: 3 } });
}

/** The condition that `--condition=title=…,expression=…` says. @param {string} [text] @returns {import('./project.mjs').Condition | undefined} */
function conditionOf(text) {
  if (text === undefined || text === 'None') return undefined;
  const [, title = '', expression] = /^title=([^,]+),expression=([^]+)$/.exec(text) ?? [];
  if (expression === undefined) throw new Refused(`The cloud sandbox cannot read --condition=${text}`);
  return { title, expression };
}

/** As recorded from a real gcloud: by command, apart by spaces. */
const recorded = readJson('tools/setup/gcloud-commands.json');

/** @param {string} name of a command @param {Readonly<Record<string, string>>} options @returns {string | undefined} one that gcloud does not have */
const unknownOption = (name, options) =>
  Object.keys(options).find(
    (each) => !`${recorded.everywhere} ${recorded.commands[name]}`.split(' ').includes(`--${each}`),
  );

/** By the beginning of a command. @type {Readonly<Record<string, (ask: Ask, line: Line) => Json>>} */
const commands = {
  ...alertCommands,
  'services enable': (ask, { project, words }) =>
    ask('POST', `serviceusage.googleapis.com/v1/projects/${project}/services:batchEnable`, {
      serviceIds: words,
    }),
  'firestore databases list': (ask, line) => ask('GET', firestore(line)),
  'firestore databases create': (ask, line) =>
    ask('POST', firestore(line, '?databaseId=(default)'), {
      locationId: line.options['location'],
      type: line.options['type']?.toUpperCase().replace('-', '_'),
    }),
  'firestore databases update': (ask, line) =>
    ask('PATCH', firestore(line, `/${line.options['database']}?updateMask=pointInTimeRecoveryEnablement`), {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    }),
  'firestore backups schedules list': (ask, line) =>
    ask('GET', firestore(line, `/${line.options['database']}/backupSchedules`)),
  'firestore backups schedules create': (ask, line) =>
    ask('POST', firestore(line, `/${line.options['database']}/backupSchedules`), {
      dailyRecurrence: {},
      retention: `${Number.parseInt(line.options['retention'] ?? '', 10) * 604_800}s`,
    }),
  'iam service-accounts list': (ask, line) => ask('GET', iam(line, '/serviceAccounts')),
  'iam service-accounts create': (ask, line) =>
    ask('POST', iam(line, '/serviceAccounts'), { accountId: line.words[0] }),
  'iam service-accounts add-iam-policy-binding': (ask, line) =>
    addBinding(ask, iam(line, `/serviceAccounts/${line.words[0]}`), line),
  'iam workload-identity-pools create': (ask, line) =>
    ask(
      'POST',
      iam(line, `/locations/global/workloadIdentityPools?workloadIdentityPoolId=${line.words[0]}`),
      {},
    ),
  'iam workload-identity-pools providers create-oidc': (ask, line) =>
    ask(
      'POST',
      iam(
        line,
        `/locations/global/workloadIdentityPools/${line.options['workload-identity-pool']}/providers?workloadIdentityPoolProviderId=${line.words[0]}`,
      ),
      {
        attributeCondition: line.options['attribute-condition'],
        attributeMapping: mappingOf(line.options['attribute-mapping']),
        oidc: { issuerUri: line.options['issuer-uri'] },
      },
    ),
  'projects describe': (ask, { words: [id = ''] }) => ask('GET', resources(id)),
  'projects get-iam-policy': (ask, { words: [id = ''] }) =>
    ask('POST', `${resources(id)}:getIamPolicy`, withConditions),
  'projects add-iam-policy-binding': (ask, line) => addBinding(ask, resources(line.words[0] ?? ''), line),
};

/** Shell text of a program `gcloud` that hands its words over to be interpreted. */
export const interpretedGcloud = `exec "${process.execPath}" "${path.join(import.meta.dirname, 'gcloud-process.mjs')}" "$@"`;

/** The same, which leaves all but the lines of `monitoring policies` to the installed one. */
export function interpretedPolicies() {
  const installed = execFileSync('sh', ['-c', 'command -v gcloud'], { encoding: 'utf8' }).trim();
  return `case "$1 $2" in "monitoring policies") ${interpretedGcloud} ;; *) exec "${installed}" "$@" ;; esac`;
}

/** @param {readonly string[]} words @returns {{ name: string, line: Line } | null} */
function readCommand(words) {
  const text = words.join(' ');
  const name = Object.keys(commands).find((each) => text.startsWith(`${each} `));
  if (name === undefined) return null;
  // The project alone is a word of its own.
  const rest = words
    .slice(name.split(' ').length)
    .join('\n')
    .replace('--project\n', '--project=')
    .split('\n');
  const read = rest.map((word) => /^--([\w-]+)(?:=([^]*))?$/.exec(word) ?? [word]);
  /** @type {Record<string, string>} */
  const options = {};
  for (const [, option, value = 'true'] of read)
    if (option !== undefined) options[option] = [options[option] ?? [], value].flat().join('\n');
  const own = read.flatMap(([word, option]) => (option === undefined && word ? [word] : []));
  return { name, line: { project: options['project'] ?? '', words: own, options } };
}

/** The output by `--format=value(NAME)`: a line for each thing in the answer. @param {Json} json @param {Readonly<Record<string, string>>} options */
function formatted(json, { format = '', filter = '' }) {
  const [, name] = /^value\(([\w.]+)\)$/.exec(format) ?? [];
  if (name === undefined) return JSON.stringify(json);
  const { bindings } = /** @type {Partial<Policy>} */ (json);
  const member = filter.replace(/^bindings\.members:/, '');
  if (name === 'bindings.role')
    return (bindings ?? [])
      .filter(({ members }) => members.some((each) => each.endsWith(member)))
      .map(({ role }) => role)
      .join('\n');
  const rows = Object.values(json).find(Array.isArray) ?? [json];
  return rows.map((/** @type {Json} */ row) => textOf(row[name])).join('\n');
}

/**
 * @param {import('./project.mjs').Project} project changes
 * @param {readonly string[]} words after `gcloud`
 * @param {string} token of who types
 * @returns {{ code: number, output: string }}
 */
export function runGcloud(project, words, token) {
  const read = readCommand(words);
  if (!read) return { code: 2, output: `The cloud sandbox does not know: gcloud ${words.join(' ')}` };
  const unknown = unknownOption(read.name, read.line.options);
  const says = `ERROR: (gcloud.${read.name.replaceAll(' ', '.')})`;
  if (unknown !== undefined) return { code: 2, output: `${says} unrecognized arguments: --${unknown}` };
  /** @type {Ask} */
  const ask = (method, place, body) => {
    const [, host = '', path = ''] = /^([^/]+)(\/.*)$/.exec(place) ?? [];
    const bytes = body && Buffer.from(JSON.stringify(body));
    const { status, json } = answer(project, { method, host, path, token, ...(bytes && { bytes }) });
    if (status === undefined) return json;
    const { error } = /** @type {{ error: { status: string, message: string } }} */ (
      /** @type {unknown} */ (json)
    );
    throw new Refused(`${says} ${error.status}: ${error.message}`);
  };
  try {
    return { code: 0, output: formatted(commands[read.name]?.(ask, read.line) ?? {}, read.line.options) };
  } catch (error) {
    if (error instanceof Refused) return { code: 1, output: error.message };
    throw error;
  }
}
