/**
 * Policies: who has which role on something, and under which condition. Whoever reads one without asking for version 3 gets a conditional
 * binding under another name, without its condition: https://docs.cloud.google.com/iam/docs/troubleshooting-withcond
 * @module
 */
import { createHash } from 'node:crypto';
import { newId, policyOf } from '../project.mjs';
import { Refusal, invalid } from '../refusal.mjs';
import { isKnownRole, isNamed } from '../roles.mjs';

/** @typedef {import('../answer.mjs').Call} Call @typedef {import('../project.mjs').Json} Json @typedef {import('../project.mjs').Binding} Binding */

const versionWithConditions = 3;

/** @param {Binding} binding @returns {Binding} as programs see it that know no conditions; firebase-tools is one */
const withoutCondition = ({ role, members, condition }) => ({
  role: condition
    ? `${role}_withcond_${createHash('sha1').update(condition.expression).digest('hex').slice(0, 20)}`
    : role,
  members,
});

/** @param {Call} call @param {string} name @returns {Json} */
export function getPolicy({ project, body, query }, name) {
  const { bindings, etag } = policyOf(project, name);
  // Resource Manager reads it from the body, IAM from the address.
  const { requestedPolicyVersion = query.get('options.requestedPolicyVersion') } = /** @type {Json} */ (
    body['options'] ?? {}
  );
  return Number(requestedPolicyVersion) === versionWithConditions
    ? { bindings, etag, version: versionWithConditions }
    : { bindings: bindings.map(withoutCondition), etag, version: 1 };
}

/** @param {Call} call @param {string} name of what the policy is about @returns {Json} */
export function setPolicy({ project, body }, name) {
  const policy = /** @type {Partial<import('../project.mjs').Policy> & { version?: number }} */ (
    body['policy'] ?? {}
  );
  const { etag = '', version = 1 } = policy;
  const before = policyOf(project, name);
  // Without an etag the last one wins, and conditions are lost; Google warns of it and does the same.
  if (etag !== '' && etag !== before.etag)
    throw new Refusal(
      'ABORTED',
      'There were concurrent policy changes. Please retry the whole read-modify-write.',
    );
  const bindings = (policy.bindings ?? []).map((each) => knownBinding(before.bindings, each));
  for (const { role, members, condition } of bindings) {
    if (!isKnownRole(role)) throw invalid(`Role ${role} is not supported for this resource.`);
    for (const member of members) assertMember(project, member);
    if (condition) isNamed(condition, '');
  }
  if (version !== versionWithConditions) assertSameConditions(etag === '' ? [] : before.bindings, bindings);
  project.policies.set(name, { bindings, etag: newId(project) });
  return { ...policyOf(project, name), version };
}

/** The binding with the condition that it was read without. @param {readonly Binding[]} before @param {Binding} binding @returns {Binding} */
function knownBinding(before, binding) {
  const read = before.find((each) => each.condition && withoutCondition(each).role === binding.role);
  return read?.condition ? { ...binding, role: read.role, condition: read.condition } : binding;
}

/** Conditions are added and taken away by version 3 only. @param {readonly Binding[]} before @param {readonly Binding[]} after */
function assertSameConditions(before, after) {
  const conditional = (/** @type {readonly Binding[]} */ bindings) =>
    // gcloud writes the members of a binding in another order.
    JSON.stringify(
      bindings.flatMap(({ role, members, condition }) => (condition ? [role, members, condition] : [])),
    );
  if (conditional(before) !== conditional(after))
    throw invalid('Policies with conditions must specify version 3.');
}

/** Members that there may be: those who belong to nobody known are refused. @param {Call['project']} project @param {string} member */
function assertMember(project, member) {
  const [, email = ''] = /^serviceAccount:(.+)$/.exec(member) ?? [];
  const isOurs = email.endsWith(`@${project.id}.iam.gserviceaccount.com`);
  if (isOurs && !project.resources.has(`projects/${project.id}/serviceAccounts/${email}`))
    throw invalid(`Service account ${email} does not exist.`);
}
