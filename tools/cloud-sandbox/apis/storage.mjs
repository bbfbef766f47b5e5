/**
 * Cloud Storage: the project's default bucket, and the place where sources of functions are put.
 * @module
 */
import { createHash } from 'node:crypto';
import { resource, textOf } from '../project.mjs';
import { denied, invalid, notFound } from '../refusal.mjs';
import { create } from './projects.mjs';

/** The default bucket. @param {string} id of the project */
export const bucketOf = (id) => `projects/_/buckets/${id}.firebasestorage.app`;

/** @type {import('../answer.mjs').Route[]} */
export const storageRoutes = [
  {
    // "Get started" in the console.
    call: 'POST firebasestorage.googleapis.com/v1alpha/projects/{id}/defaultBucket',
    needs: 'firebasestorage.defaultBucket.create',
    answer: (call) => create(call, bucketOf(call.project.id), { location: call.body['location'] }),
  },
  {
    // The second one is Storage's own: https://github.com/firebase/firebase-tools/issues/6593
    call: 'GET firebasestorage.googleapis.com/v1alpha/projects/{id}/defaultBucket',
    needs: 'firebasestorage.defaultBucket.get storage.buckets.get',
    answer: ({ project }) => {
      const { name, location } = resource(project, bucketOf(project.id));
      return { name: `projects/${project.id}/defaultBucket`, location, bucket: { name } };
    },
  },
  {
    call: 'GET storage.googleapis.com/storage/v1/b/{bucket}',
    needs: 'storage.buckets.get',
    answer: ({ project, at: { bucket = '' } }) => {
      const found = resource(project, `projects/_/buckets/${bucket}`);
      return { name: bucket, location: textOf(found['location']).toUpperCase() };
    },
  },
  {
    call: 'GET storage.googleapis.com/storage/v1/projects/{id}/serviceAccount',
    needs: 'resourcemanager.projects.get',
    answer: ({ project: { number } }) => ({
      email_address: `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
    }),
  },
  {
    // A signed address: whoever has it may write there, once it was given out.
    call: 'PUT storage.googleapis.com/{file=gcf-v2-uploads-*/*}',
    needs: null,
    answer: ({ project, at: { file = '' }, query, bytes }) => {
      const given = project.files.get(file);
      if (!given) throw notFound();
      if (query.get('X-Goog-Signature') !== given.toString())
        throw denied('storage.objects.create', `storage.googleapis.com/${file}`);
      if (bytes.subarray(0, 2).toString('latin1') !== 'PK') throw invalid('not a zip archive');
      project.files.set(file, bytes);
      return { md5: createHash('md5').update(bytes).digest('base64') };
    },
  },
];
