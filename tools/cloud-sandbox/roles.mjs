/**
 * Permissions of roles, as far as calls of this sandbox need them, and who may do what.
 *
 * Each line is a part of the role's list at https://docs.cloud.google.com/iam/docs/roles-permissions/SERVICE, where SERVICE is the word
 * between `roles/` and the dot. `x.*`: every permission that begins so.
 * @module
 */
import { Refusal, denied } from './refusal.mjs';
import { policyOf } from './project.mjs';

const seesProject = 'resourcemanager.projects.get';

/** @type {Readonly<Record<string, string>>} */
const permissionsOf = {
  // Of objects by the policy that a bucket begins with: https://docs.cloud.google.com/storage/docs/access-control/iam-roles
  'roles/owner': '*',
  'roles/artifactregistry.admin': 'artifactregistry.*',
  // Of the account that pays, and not of the project.
  'roles/billing.admin': 'billing.accounts.* billing.budgets.*',
  // Of Artifact Registry it reads: https://docs.cloud.google.com/functions/docs/reference/iam/roles
  'roles/cloudfunctions.admin': `cloudfunctions.* eventarc.* run.* cloudbuild.builds.get artifactregistry.repositories.get
    ${seesProject} serviceusage.services.get serviceusage.services.list`,
  'roles/cloudscheduler.admin': `cloudscheduler.* ${seesProject} serviceusage.services.get serviceusage.services.list`,
  'roles/cloudtasks.queueAdmin': `cloudtasks.queues.* cloudtasks.locations.get ${seesProject} serviceusage.services.get
    serviceusage.services.list`,
  'roles/datastore.indexAdmin': `datastore.indexes.* datastore.databases.getMetadata datastore.operations.get ${seesProject}`,
  'roles/firebasehosting.admin': `firebasehosting.* firebase.projects.get ${seesProject}`,
  'roles/firebaserules.admin': `firebaserules.* ${seesProject}`,
  'roles/firebasestorage.viewer': `firebasestorage.defaultBucket.get firebasestorage.buckets.get ${seesProject}`,
  'roles/iam.serviceAccountUser': `iam.serviceAccounts.actAs iam.serviceAccounts.get ${seesProject}`,
  'roles/iam.workloadIdentityUser': 'iam.serviceAccounts.getAccessToken iam.serviceAccounts.getOpenIdToken',
  'roles/serviceusage.serviceUsageConsumer':
    'serviceusage.services.get serviceusage.services.list serviceusage.services.use',
  'roles/storage.objectCreator': `storage.objects.create ${seesProject}`,
  'roles/storage.objectUser':
    'storage.objects.create storage.objects.delete storage.objects.get storage.objects.list',
  'roles/storage.bucketViewer': 'storage.buckets.get storage.buckets.list',
  // Services grant these to their agents; nobody in a deploy is one of them.
  'roles/cloudtasks.enqueuer': 'cloudtasks.tasks.create',
  'roles/eventarc.eventReceiver': 'eventarc.events.receiveEvent',
  'roles/iam.serviceAccountTokenCreator': 'iam.serviceAccounts.getAccessToken',
  'roles/pubsub.publisher': 'pubsub.topics.publish',
  'roles/run.invoker': 'run.routes.invoke',
};

/** @param {string} role */
export const isKnownRole = (role) => permissionsOf[role] !== undefined;

/** @param {string} role @param {string} permission */
const contains = (role, permission) =>
  (permissionsOf[role] ?? '')
    .split(/\s+/)
    .some((each) => (each.endsWith('*') ? permission.startsWith(each.slice(0, -1)) : each === permission));

/**
 * @param {import('./project.mjs').Project} project
 * @param {readonly string[]} members that somebody is
 * @param {string} permission
 * @param {string} [on] full name of what it is done to, which may have a policy of its own; the project by default. What pays for the project is
 *   not in it, so the project's roles say nothing about it
 */
export const mayDo = (project, members, permission, on = `projects/${project.id}`) =>
  [...new Set(on.startsWith('billingAccounts/') ? [on] : [`projects/${project.id}`, on])]
    .flatMap((name) => policyOf(project, name).bindings)
    .some(
      ({ role, members: granted, condition }) =>
        granted.some((one) => members.includes(one)) &&
        contains(role, permission) &&
        (!condition || isNamed(condition, on)),
    );

/**
 * Whether a condition holds for what has a name, by the two forms that setup writes:
 * https://docs.cloud.google.com/iam/docs/conditions-attribute-reference#resource-name
 * @param {import('./project.mjs').Condition} condition
 * @param {string} name
 * @throws {Refusal} any other form
 */
export function isNamed({ expression }, name) {
  const [, form, text] = /^resource\.name\.(startsWith|endsWith)\("([^"\\]+)"\)$/.exec(expression) ?? [];
  if (text === undefined)
    throw new Refusal('UNIMPLEMENTED', `The cloud sandbox cannot read the condition ${expression}`);
  return form === 'startsWith' ? name.startsWith(text) : name.endsWith(text);
}

/**
 * @param {import('./project.mjs').Project} project
 * @param {readonly string[]} members
 * @param {string} email of a service account
 * @throws {import('./refusal.mjs').Refusal} unless they may act as it
 */
export function assertMayActAs(project, members, email) {
  const account = `projects/${project.id}/serviceAccounts/${email}`;
  if (!mayDo(project, members, 'iam.serviceAccounts.actAs', account))
    throw denied('iam.serviceAccounts.actAs', `iam.googleapis.com/${account}`);
}
