/**
 * Firebase Hosting: sites, versions with their files, and which version a site has on the air.
 * @module
 */
import { createHash } from 'node:crypto';
import { childrenOf, newId, resource, resourcesLike } from '../project.mjs';
import { exists, invalid, notFound, unmet } from '../refusal.mjs';
import { create } from './projects.mjs';

/** @typedef {import('../answer.mjs').Call} Call @typedef {import('../project.mjs').Json} Json */

/**
 * @typedef {Json & { status: string, files: Record<string, string>, config?: HostingConfig }} Version `files`: hash of what is
 *   gzipped, by path
 * @typedef {object} HostingConfig as Hosting keeps firebase.json
 * @property {{ glob?: string, regex?: string, path?: string, function?: string, run?: { serviceId: string } }[]} [rewrites] `run`: a function of the second
 *   generation, by its service
 * @property {{ glob?: string, regex?: string, headers: Record<string, string> }[]} [headers]
 */

const hosting = 'firebasehosting.googleapis.com/v1beta1';
const site = 'projects/*/sites/*';
const version = `${site}/versions/*`;
/** Sites of a project, unless Google raises it: https://firebase.google.com/docs/hosting/usage-quotas-pricing */
const mostSites = 36;

/** @param {Call['project']} project @param {string} name */
const versionAt = (project, name) => /** @type {Version} */ (resource(project, name));

/** Files are the site's own, whichever version had them first. @param {string} name of a version @param {string} hash */
export const fileOf = (name, hash) => `${name.replace(/\/versions\/.*$/, '')}/${hash}`;

/** @type {import('../answer.mjs').Route[]} */
export const hostingRoutes = [
  {
    call: `GET ${hosting}/{parent=projects/*}/sites`,
    needs: 'firebasehosting.sites.list',
    answer: ({ project, at: { parent = '' } }) => ({
      sites: resourcesLike(project, childrenOf(parent, 'sites')),
    }),
  },
  {
    call: `POST ${hosting}/{parent=projects/*}/sites`,
    needs: 'firebasehosting.sites.create',
    answer: (call) => {
      const id = call.query.get('siteId') ?? '';
      if (!/^[a-z0-9][a-z0-9-]{2,29}$/.test(id)) throw invalid(`Invalid name: \`${id}\``);
      const parent = String(call.at['parent']);
      if (call.project.resources.has(`${parent}/sites/${id}`)) throw exists();
      if (resourcesLike(call.project, childrenOf(parent, 'sites')).length >= mostSites)
        throw unmet('Too many sites.');
      // firebase-tools asks first whether it could be made.
      if (call.query.get('validateOnly') === 'true') return {};
      return create(call, `${parent}/sites/${id}`, {
        defaultUrl: `https://${id}.web.app`,
        type: 'USER_SITE',
      });
    },
  },
  {
    call: `GET ${hosting}/{name=${site}}`,
    needs: 'firebasehosting.sites.get',
    answer: ({ project, at: { name = '' } }) => resource(project, name),
  },
  {
    call: `POST ${hosting}/{parent=${site}}/versions`,
    needs: 'firebasehosting.sites.update',
    answer: (call) => {
      const parent = String(call.at['parent']);
      resource(call.project, parent);
      return create(call, `${parent}/versions/${newId(call.project)}`, {
        ...call.body,
        status: 'CREATED',
        files: {},
      });
    },
  },
  {
    call: `POST ${hosting}/{name=${version}}:populateFiles`,
    needs: 'firebasehosting.sites.update',
    answer: ({ project, at: { name = '' }, body }) => {
      const { status, files } = versionAt(project, name);
      if (status !== 'CREATED') throw unmet(`Version ${name} is ${status}.`);
      const added = /** @type {Record<string, string>} */ (body['files'] ?? {});
      Object.assign(files, added);
      return {
        uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${name}/files`,
        uploadRequiredHashes: [...new Set(Object.values(added))].filter(
          (hash) => !project.files.has(fileOf(name, hash)),
        ),
      };
    },
  },
  {
    call: `POST upload-firebasehosting.googleapis.com/upload/{name=${version}}/files/{hash}`,
    needs: 'firebasehosting.sites.update',
    answer: ({ project, at: { name = '', hash = '' }, bytes }) => {
      versionAt(project, name);
      if (createHash('sha256').update(bytes).digest('hex') !== hash)
        throw invalid('content hash of uploaded file does not match its name');
      project.files.set(fileOf(name, hash), bytes);
      return {};
    },
  },
  {
    call: `PATCH ${hosting}/{name=${version}}`,
    needs: 'firebasehosting.sites.update',
    answer: ({ project, at: { name = '' }, body }) => {
      const kept = versionAt(project, name);
      const missing = Object.entries(kept.files).filter(([, hash]) => !project.files.has(fileOf(name, hash)));
      if (body['status'] === 'FINALIZED' && missing.length > 0)
        throw unmet(`${missing.length} files of ${name} were not uploaded, such as ${missing[0]?.[0]}.`);
      return Object.assign(kept, body);
    },
  },
  {
    call: `POST ${hosting}/{parent=${site}}/channels/live/releases`,
    needs: 'firebasehosting.sites.update',
    answer: ({ project, at: { parent = '' }, query }) => {
      const name = query.get('versionName') ?? '';
      if (!name.replace(project.number, project.id).startsWith(`${parent}/versions/`)) throw notFound();
      if (versionAt(project, name).status !== 'FINALIZED') throw unmet(`Version ${name} is not finalized.`);
      Object.assign(resource(project, parent), { live: name });
      return { name: `${parent}/channels/live/releases/${newId(project)}`, version: { name } };
    },
  },
];
