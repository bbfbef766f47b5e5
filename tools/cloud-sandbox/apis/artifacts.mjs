/**
 * Artifact Registry: where images of functions are kept, and for how long.
 * @module
 */
import { resource } from '../project.mjs';

const repository = 'artifactregistry.googleapis.com/v1/{name=projects/*/locations/*/repositories/*}';

/** @type {import('../answer.mjs').Route[]} */
export const artifactRoutes = [
  {
    call: `GET ${repository}`,
    needs: 'artifactregistry.repositories.get',
    answer: ({ project, at: { name = '' } }) => resource(project, name),
  },
  {
    call: `PATCH ${repository}`,
    needs: 'artifactregistry.repositories.update',
    answer: ({ project, at: { name = '' }, body }) => Object.assign(resource(project, name), body),
  },
];
