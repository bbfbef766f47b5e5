/**
 * Long-running operations, of every API that has them.
 * @module
 */
import { resource } from '../project.mjs';

/** Hosts, versions and permissions. */
const kept = /** @type {const} */ ([
  ['cloudfunctions.googleapis.com/v2', 'cloudfunctions.operations.get'],
  ['serviceusage.googleapis.com/v1', ''],
  ['serviceusage.googleapis.com/v1beta1', ''],
  ['firebase.googleapis.com/v1beta1', ''],
  ['firestore.googleapis.com/v1', 'datastore.operations.get'],
]);

/** @type {import('../answer.mjs').Route[]} */
export const operationsRoutes = kept.flatMap(([place, needs]) =>
  ['projects/*/locations/*/operations/*', 'projects/*/databases/*/operations/*', 'operations/*'].map(
    (form) => ({
      call: `GET ${place}/{name=${form}}`,
      needs,
      answer: ({ project, at: { name = '' } }) => resource(project, name),
    }),
  ),
);
