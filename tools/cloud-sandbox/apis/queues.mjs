/**
 * Jobs of Cloud Scheduler and queues of Cloud Tasks. Nothing runs by them.
 * @module
 */
import { resource, textOf } from '../project.mjs';
import { assertMayActAs } from '../roles.mjs';
import { invalid } from '../refusal.mjs';
import { getPolicy, setPolicy } from './policies.mjs';
import { create } from './projects.mjs';

/** @typedef {import('../answer.mjs').Call} Call */

const place = 'projects/*/locations/*';

/** A job calls as an account: whoever makes one must be allowed to act as it. @param {Call} call */
function assertJob({ project, members, body }) {
  const { oidcToken } = /** @type {{ oidcToken?: { serviceAccountEmail: string } }} */ (
    body['httpTarget'] ?? {}
  );
  if (!oidcToken || !body['schedule']) throw invalid('Job has no schedule, or no account to call as.');
  assertMayActAs(project, members, oidcToken.serviceAccountEmail);
}

/** @param {string} host @param {string} what permission's begin @param {string} collection @param {(call: Call) => void} check */
const keptIn = (host, what, collection, check) =>
  /** @type {import('../answer.mjs').Route[]} */ ([
    {
      call: `GET ${host}/{name=${place}/${collection}/*}`,
      needs: `${what}.get`,
      answer: ({ project, at: { name = '' } }) => resource(project, name),
    },
    {
      call: `POST ${host}/{parent=${place}}/${collection}`,
      needs: `${what}.create`,
      answer: (call) => {
        check(call);
        return create(call, textOf(call.body['name']), call.body);
      },
    },
    {
      call: `PATCH ${host}/{name=${place}/${collection}/*}`,
      needs: `${what}.update`,
      answer: (call) => {
        check(call);
        return Object.assign(resource(call.project, String(call.at['name'])), call.body);
      },
    },
    {
      call: `DELETE ${host}/{name=${place}/${collection}/*}`,
      needs: `${what}.delete`,
      answer: ({ project, at: { name = '' } }) => {
        resource(project, name);
        project.resources.delete(name);
        return {};
      },
    },
  ]);

const tasks = 'cloudtasks.googleapis.com/v2';
const queue = `${place}/queues/*`;

/** @type {import('../answer.mjs').Route[]} */
export const queueRoutes = [
  ...keptIn('cloudscheduler.googleapis.com/v1', 'cloudscheduler.jobs', 'jobs', assertJob),
  ...keptIn(tasks, 'cloudtasks.queues', 'queues', () => {}),
  {
    call: `POST ${tasks}/{name=${queue}}:getIamPolicy`,
    needs: 'cloudtasks.queues.getIamPolicy',
    answer: (call) => getPolicy(call, String(call.at['name'])),
  },
  {
    call: `POST ${tasks}/{name=${queue}}:setIamPolicy`,
    needs: 'cloudtasks.queues.setIamPolicy',
    answer: (call) => setPolicy(call, String(call.at['name'])),
  },
];
