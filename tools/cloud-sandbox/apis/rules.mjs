/**
 * Firebase Rules: rule sets, and which of them is in force. It does not compile them: the emulators do, in tests/rules.
 * @module
 */
import { childrenOf, newId, resource, resourcesLike, textOf } from '../project.mjs';
import { create } from './projects.mjs';

const rules = 'firebaserules.googleapis.com/v1';

/** @type {import('../answer.mjs').Route[]} */
export const rulesRoutes = [
  {
    call: `POST ${rules}/projects/{id}:test`,
    needs: 'firebaserules.rulesets.test',
    answer: () => ({ issues: [] }),
  },
  {
    call: `POST ${rules}/{parent=projects/*}/rulesets`,
    needs: 'firebaserules.rulesets.create',
    answer: (call) => create(call, `${call.at['parent']}/rulesets/${newId(call.project)}`, call.body),
  },
  {
    call: `GET ${rules}/{name=projects/*/rulesets/*}`,
    needs: 'firebaserules.rulesets.get',
    answer: ({ project, at: { name = '' } }) => resource(project, name),
  },
  {
    call: `GET ${rules}/{parent=projects/*}/releases`,
    needs: 'firebaserules.releases.list',
    answer: ({ project, at: { parent = '' } }) => ({
      releases: resourcesLike(
        project,
        new RegExp(`${childrenOf(parent, 'releases').source.slice(0, -6)}.+$`),
      ),
    }),
  },
  {
    call: `POST ${rules}/{parent=projects/*}/releases`,
    needs: 'firebaserules.releases.create',
    answer: (call) => {
      const { name, rulesetName } = call.body;
      resource(call.project, textOf(rulesetName));
      return create(call, textOf(name), { rulesetName, createTime: newId(call.project) });
    },
  },
  {
    call: `PATCH ${rules}/{name=projects/*/releases/**}`,
    needs: 'firebaserules.releases.update',
    answer: ({ project, at: { name = '' }, body }) => {
      const { rulesetName } = /** @type {import('../project.mjs').Json} */ (body['release']);
      resource(project, textOf(rulesetName));
      return Object.assign(resource(project, name), { rulesetName });
    },
  },
];
