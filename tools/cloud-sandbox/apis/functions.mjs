/**
 * Functions of the second generation: sources, functions, and who may call the Cloud Run services that they are. No code runs.
 * @module
 */
import { childrenOf, newId, operation, resource, resourcesLike, textOf } from '../project.mjs';
import { exists, invalid, notFound } from '../refusal.mjs';
import { assertMayActAs } from '../roles.mjs';
import { getPolicy, setPolicy } from './policies.mjs';
import { defaultAccount } from './projects.mjs';

/** @typedef {import('../answer.mjs').Call} Call @typedef {import('../project.mjs').Json} Json */

/**
 * @typedef {object} FunctionSource the parts that Google looks at before it builds
 * @property {{ runtime: string, entryPoint: string, source: { storageSource: { bucket: string, object: string } } }} buildConfig
 * @property {{ serviceAccountEmail?: string | null }} serviceConfig null: the default account
 * @property {{ eventType: string, triggerRegion?: string, eventFilters?: { attribute: string, value: string }[] }} [eventTrigger]
 */

const functions = 'cloudfunctions.googleapis.com/v2';
const place = 'projects/*/locations/*';
const one = `{name=${place}/functions/*}`;
const service = `run.googleapis.com/v1/{name=${place}/services/*}`;

/** A trigger's database or bucket must be there, in the trigger's region. @param {Call} call @param {FunctionSource['eventTrigger']} trigger */
function assertTrigger({ project }, trigger) {
  if (!trigger) return;
  const filter = (/** @type {string} */ name) =>
    trigger.eventFilters?.find(({ attribute }) => attribute === name)?.value;
  const [database, bucket] = [filter('database'), filter('bucket')];
  const source =
    (database && resource(project, `projects/${project.id}/databases/${database}`)['locationId']) ??
    (bucket && resource(project, `projects/_/buckets/${bucket}`)['location']);
  if (source === undefined)
    throw invalid(`The cloud sandbox does not know events of the kind ${trigger.eventType}.`);
  if (textOf(source).toLowerCase() !== trigger.triggerRegion)
    throw invalid(
      `Trigger region ${trigger.triggerRegion} is not where the events come from (${textOf(source)}).`,
    );
}

/** @param {Call} call @param {string} name @returns {Json} what is kept of it; it runs at once */
function built(call, name) {
  const { project, members, body } = call;
  const { buildConfig, serviceConfig, eventTrigger } = /** @type {FunctionSource} */ (
    /** @type {unknown} */ (body)
  );
  const { bucket, object } = buildConfig.source.storageSource;
  if (!project.files.get(`${bucket}/${object}`)?.subarray(0, 2).equals(Buffer.from('PK')))
    throw invalid(`Source gs://${bucket}/${object} was not uploaded.`);
  assertTrigger(call, eventTrigger);
  const serviceAccountEmail = serviceConfig.serviceAccountEmail ?? defaultAccount(project);
  const account = `projects/${project.id}/serviceAccounts/${serviceAccountEmail}`;
  if (serviceAccountEmail !== defaultAccount(project) && !project.resources.has(account))
    throw notFound(`Service account ${account} was not found.`);
  // It is built as the default account, and runs as its own.
  for (const email of new Set([defaultAccount(project), serviceAccountEmail]))
    assertMayActAs(project, members, email);
  const [, parent = '', id = ''] = /^(.*)\/functions\/([^/]+)$/.exec(name) ?? [];
  const [, region] = /locations\/([^/]+)/.exec(parent) ?? [];
  const images = `${parent}/repositories/gcf-artifacts`;
  if (!project.resources.has(images)) project.resources.set(images, { name: images, format: 'DOCKER' });
  const run = `${parent}/services/${id.toLowerCase()}`;
  project.resources.set(run, { name: run });
  return {
    ...body,
    name,
    environment: 'GEN_2',
    state: 'ACTIVE',
    url: `https://${region}-${project.id}.cloudfunctions.net/${id}`,
    serviceConfig: {
      ...serviceConfig,
      serviceAccountEmail,
      service: run,
      uri: `https://${id.toLowerCase()}-${project.number}.${region}.run.app`,
    },
  };
}

/** @param {Call} call @param {string} name */
function keep(call, name) {
  const made = built(call, name);
  call.project.resources.set(name, made);
  return operation(call.project, name.replace(/\/functions\/.*$/, ''), made);
}

/** @type {import('../answer.mjs').Route[]} */
export const functionRoutes = [
  // The first generation has none here.
  {
    call: `GET cloudfunctions.googleapis.com/v1/${place}/functions`,
    needs: 'cloudfunctions.functions.list',
    answer: () => ({}),
  },
  {
    call: `GET ${functions}/{parent=${place}}/functions`,
    needs: 'cloudfunctions.functions.list',
    answer: ({ project, at: { parent = '' } }) => ({
      functions: resourcesLike(project, childrenOf(parent, 'functions')),
    }),
  },
  {
    call: `POST ${functions}/{parent=${place}}/functions:generateUploadUrl`,
    needs: 'cloudfunctions.functions.sourceCodeSet',
    answer: ({ project }) => {
      const [bucket, object] = [`gcf-v2-uploads-${project.number}`, `${newId(project)}.zip`];
      const signature = newId(project);
      project.files.set(`${bucket}/${object}`, Buffer.from(signature));
      return {
        uploadUrl: `https://storage.googleapis.com/${bucket}/${object}?GoogleAccessId=sandbox&X-Goog-Signature=${signature}`,
        storageSource: { bucket, object },
      };
    },
  },
  {
    call: `POST ${functions}/{parent=${place}}/functions`,
    needs: 'cloudfunctions.functions.create',
    answer: (call) => {
      const name = `${call.at['parent']}/functions/${call.query.get('functionId')}`;
      if (call.project.resources.has(name)) throw exists(`Resource '${name}' already exists`);
      return keep(call, name);
    },
  },
  {
    call: `PATCH ${functions}/${one}`,
    needs: 'cloudfunctions.functions.update',
    answer: (call) => keep(call, String(resource(call.project, String(call.at['name']))['name'])),
  },
  {
    call: `DELETE ${functions}/${one}`,
    needs: 'cloudfunctions.functions.delete',
    answer: ({ project, at: { name = '' } }) => {
      resource(project, name);
      project.resources.delete(name);
      return operation(project, name.replace(/\/functions\/.*$/, ''), {});
    },
  },
  {
    call: `GET ${service}:getIamPolicy`,
    needs: 'run.services.getIamPolicy',
    answer: (call) => getPolicy(call, String(resource(call.project, String(call.at['name']))['name'])),
  },
  {
    call: `POST ${service}:setIamPolicy`,
    needs: 'run.services.setIamPolicy',
    answer: (call) => setPolicy(call, String(resource(call.project, String(call.at['name']))['name'])),
  },
];
