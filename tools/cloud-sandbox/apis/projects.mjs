/**
 * The project itself: services, accounts, who has which role, and where the pipeline signs in.
 * @module
 */
import { childrenOf, knownServices, operation, resource, resourcesLike } from '../project.mjs';
import { Refusal, exists, invalid, notFound } from '../refusal.mjs';
import { mayDo } from '../roles.mjs';
import { getPolicy, setPolicy } from './policies.mjs';

/** @typedef {import('../answer.mjs').Call} Call @typedef {import('../project.mjs').Json} Json */

/** Google refuses a batch with more, as a whole. */
const servicesAtOnce = 20;

/** @param {readonly string[]} names @throws {Refusal} as a whole, if one of them does not exist */
function assertKnown(names) {
  const unknown = names.filter((name) => !knownServices.has(name));
  if (unknown.length > 0)
    throw new Refusal(
      'PERMISSION_DENIED',
      `Not found or permission denied for service(s): ${unknown.join(', ')}.`,
      { reason: 'SERVICE_CONFIG_NOT_FOUND_OR_PERMISSION_DENIED', metadata: { services: unknown.join(',') } },
    );
}

/** @param {Call} call @param {readonly string[]} names */
function enable({ project, members }, names) {
  assertKnown(names);
  if (!mayDo(project, members, 'serviceusage.services.enable'))
    throw new Refusal('PERMISSION_DENIED', `Permission denied to enable service [${names.join(', ')}]`, {
      reason: 'AUTH_PERMISSION_DENIED',
      metadata: { permission: 'serviceusage.services.enable', resource: `projects/${project.id}` },
    });
  for (const name of names) project.services.add(name);
  return operation(project, '', {});
}

/** @param {Call} call @param {string} [on] @returns {Json} */
const permitted = ({ project, members, body }, on) => ({
  permissions: /** @type {string[]} */ (body['permissions'] ?? []).filter((each) =>
    mayDo(project, members, each, on),
  ),
});

/** The account that Compute makes when it is switched on; functions run as it unless they say another. @param {Call['project']} project */
export const defaultAccount = ({ number }) => `${number}-compute@developer.gserviceaccount.com`;

/** @param {Call['project']} project @param {string} name of an account */
function accountAt(project, name) {
  const isDefault =
    name.endsWith(`/${defaultAccount(project)}`) && project.services.has('compute.googleapis.com');
  if (!isDefault && !project.resources.has(name)) throw notFound(`Unknown service account: ${name}`);
  return name;
}

/** @param {Call} call @param {string} name @param {Json} content @returns {Json} */
export function create({ project }, name, content) {
  if (project.resources.has(name)) throw exists(`Resource '${name}' already exists`);
  const made = { ...content, name };
  project.resources.set(name, made);
  return made;
}

const resources = 'cloudresourcemanager.googleapis.com/v1';
const usage = 'serviceusage.googleapis.com';
const accounts = 'iam.googleapis.com/v1';

/** @type {import('../answer.mjs').Route[]} */
export const projectRoutes = [
  {
    call: `GET ${resources}/projects/{id}`,
    needs: 'resourcemanager.projects.get',
    answer: ({ project: { id, number } }) => ({
      projectId: id,
      projectNumber: number,
      name: id,
      lifecycleState: 'ACTIVE',
    }),
  },
  {
    call: `POST ${resources}/projects/{id}:testIamPermissions`,
    needs: '',
    answer: (call) => permitted(call),
  },
  {
    call: `POST ${resources}/{name=projects/*}:getIamPolicy`,
    needs: 'resourcemanager.projects.getIamPolicy',
    answer: (call) => getPolicy(call, String(call.at['name'])),
  },
  {
    call: `POST ${resources}/{name=projects/*}:setIamPolicy`,
    needs: 'resourcemanager.projects.setIamPolicy',
    answer: (call) => setPolicy(call, String(call.at['name'])),
  },
  {
    call: 'GET firebase.googleapis.com/v1beta1/projects/{id}',
    needs: 'firebase.projects.get',
    answer: ({ project }) => ({
      projectId: project.id,
      projectNumber: project.number,
      state: 'ACTIVE',
      resources: { hostingSite: project.id },
    }),
  },
  {
    call: 'GET firebase.googleapis.com/v1beta1/projects/{id}/adminSdkConfig',
    needs: 'firebase.projects.get',
    answer: ({ project: { id } }) => ({ projectId: id, storageBucket: `${id}.firebasestorage.app` }),
  },
  {
    call: 'GET cloudbilling.googleapis.com/v1/{name=projects/*}/billingInfo',
    needs: 'resourcemanager.projects.get',
    answer: ({ at: { name = '' } }) => ({ name: `${name}/billingInfo`, billingEnabled: true }),
  },
  // No extension is installed. firebase-tools asks whenever it deploys functions.
  {
    call: 'GET firebaseextensions.googleapis.com/v1beta/projects/{id}/instances',
    needs: 'firebaseextensions.instances.list',
    answer: () => ({}),
  },
  // The news that firebase-tools shows at its start.
  {
    call: 'GET firebase-public.firebaseio.com/cli.json',
    needs: null,
    answer: () => ({ minVersion: '3.0.5' }),
  },
  {
    call: `GET ${usage}/v1/projects/{id}/services/{service}`,
    needs: 'serviceusage.services.get',
    answer: ({ project, at: { service = '' } }) => {
      assertKnown([service]);
      return {
        name: `projects/${project.number}/services/${service}`,
        state: project.services.has(service) ? 'ENABLED' : 'DISABLED',
      };
    },
  },
  {
    call: `POST ${usage}/v1/projects/{id}/services/{service}:enable`,
    needs: '',
    answer: (call) => enable(call, [String(call.at['service'])]),
  },
  {
    call: `POST ${usage}/v1/projects/{id}/services:batchEnable`,
    needs: '',
    answer: (call) => {
      const names = /** @type {string[]} */ (call.body['serviceIds'] ?? []);
      if (names.length > servicesAtOnce)
        throw invalid(`A single request can enable a maximum of ${servicesAtOnce} services at a time.`);
      return enable(call, names);
    },
  },
  {
    // Checks no permission on the project: https://github.com/firebase/firebase-tools/issues/11070
    call: `POST ${usage}/v1beta1/projects/{id}/services/{service}:generateServiceIdentity`,
    needs: '',
    answer: ({ project }) => operation(project, '', {}),
  },
  {
    call: `GET ${accounts}/{name=projects/*}/serviceAccounts`,
    needs: 'iam.serviceAccounts.list',
    answer: ({ project, at: { name = '' } }) => ({
      accounts: resourcesLike(project, childrenOf(name, 'serviceAccounts')),
    }),
  },
  {
    call: `POST ${accounts}/{name=projects/*}/serviceAccounts`,
    needs: 'iam.serviceAccounts.create',
    answer: (call) => {
      const email = `${call.body['accountId']}@${call.project.id}.iam.gserviceaccount.com`;
      return create(call, `${call.at['name']}/serviceAccounts/${email}`, { email });
    },
  },
  {
    call: `POST ${accounts}/{name=projects/*/serviceAccounts/*}:testIamPermissions`,
    needs: '',
    answer: (call) => permitted(call, accountAt(call.project, String(call.at['name']))),
  },
  {
    call: `POST ${accounts}/{name=projects/*/serviceAccounts/*}:getIamPolicy`,
    needs: 'iam.serviceAccounts.getIamPolicy',
    answer: (call) => getPolicy(call, accountAt(call.project, String(call.at['name']))),
  },
  {
    call: `POST ${accounts}/{name=projects/*/serviceAccounts/*}:setIamPolicy`,
    needs: 'iam.serviceAccounts.setIamPolicy',
    answer: (call) => setPolicy(call, accountAt(call.project, String(call.at['name']))),
  },
  {
    call: `POST ${accounts}/{parent=projects/*/locations/global}/workloadIdentityPools`,
    needs: 'iam.workloadIdentityPools.create',
    answer: (call) =>
      operation(
        call.project,
        '',
        create(
          call,
          `${call.at['parent']}/workloadIdentityPools/${call.query.get('workloadIdentityPoolId')}`,
          call.body,
        ),
      ),
  },
  {
    call: `POST ${accounts}/{parent=projects/*/locations/global/workloadIdentityPools/*}/providers`,
    needs: 'iam.workloadIdentityPoolProviders.create',
    answer: (call) => {
      const parent = String(call.at['parent']);
      resource(call.project, parent);
      return operation(
        call.project,
        '',
        create(call, `${parent}/providers/${call.query.get('workloadIdentityPoolProviderId')}`, call.body),
      );
    },
  },
  {
    call: 'GET compute.googleapis.com/compute/v1/projects/{id}',
    needs: 'compute.projects.get',
    answer: ({ project }) => ({ name: project.id, defaultServiceAccount: defaultAccount(project) }),
  },
];
