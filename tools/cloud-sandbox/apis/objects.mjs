/**
 * Objects of a bucket by the APIs of Cloud Storage, as far as a deploy uses them: its lock by the XML API, source maps by the one for uploads.
 * Their content is nobody's concern here, and a refusal has no XML, since nobody reads it.
 *
 * https://docs.cloud.google.com/storage/docs/xml-api/reference-headers, https://docs.cloud.google.com/storage/docs/access-control/iam-xml
 * @module
 */
import { newId, resource } from '../project.mjs';
import { Refusal, denied, notFound } from '../refusal.mjs';
import { mayDo } from '../roles.mjs';

/** @typedef {import('../answer.mjs').Call} Call */
/** @typedef {import('../project.mjs').Json & { generation: string, atMs: number, metadata: Record<string, string> }} StoredObject */

const ofMetadata = 'x-goog-meta-';

/** @param {Call} call @param {string} permission @returns {string} the object's full name, of a bucket that there is */
function nameOf({ project, members, at: { bucket, object } }, permission) {
  const place = `projects/_/buckets/${bucket}`;
  const name = `${place}/objects/${object}`;
  if (!mayDo(project, members, permission, name)) throw denied(permission, `storage.googleapis.com/${name}`);
  resource(project, place);
  return name;
}

/** @param {Call} call @param {string} name @returns {StoredObject | undefined} */
const objectAt = ({ project }, name) => /** @type {StoredObject | undefined} */ (project.resources.get(name));

/** Generation 0: there is none. @param {Call} call @param {StoredObject | undefined} found @throws {Refusal} */
function assertGeneration({ headers }, found) {
  const wanted = headers['x-goog-if-generation-match'] ?? found?.generation ?? '0';
  if (wanted !== (found?.generation ?? '0'))
    throw new Refusal('CONDITION_NOT_MET', 'At least one of the pre-conditions you specified did not hold.');
}

/** The object, if it is there; that it is not, is told only to those who may list the bucket. @param {Call} call @returns {StoredObject} */
function objectToRead(call) {
  const name = nameOf(call, 'storage.objects.get');
  const found = objectAt(call, name);
  if (found) return found;
  const { project, members, at } = call;
  const list = 'storage.objects.list';
  const bucket = `projects/_/buckets/${at['bucket']}`;
  throw mayDo(project, members, list, bucket) ? notFound() : denied(list, `storage.googleapis.com/${bucket}`);
}

/** Makes or replaces an object, which takes the old one away. @param {Call} call */
function put(call) {
  const name = nameOf(call, 'storage.objects.create');
  const found = objectAt(call, name);
  if (found) nameOf(call, 'storage.objects.delete');
  assertGeneration(call, found);
  const { project, headers, now: atMs } = call;
  const metadata = Object.fromEntries(
    Object.entries(headers).flatMap(([key, value]) =>
      key.startsWith(ofMetadata) ? [[key, String(value)]] : [],
    ),
  );
  const generation = newId(project).replace(/^0+/, '');
  project.resources.set(name, { name, generation, atMs, metadata });
}

/** @type {import('../answer.mjs').Route[]} */
export const objectRoutes = [
  {
    call: 'HEAD storage.googleapis.com/{bucket}/{object}',
    needs: '',
    answer: (call) => {
      assertGeneration(call, objectToRead(call));
      return {};
    },
    headers: (call) => {
      const { generation, atMs, metadata } = objectToRead(call);
      return {
        'x-goog-generation': generation,
        'last-modified': new Date(atMs).toUTCString(),
        ...metadata,
      };
    },
  },
  {
    call: 'PUT storage.googleapis.com/{bucket}/{object}',
    needs: '',
    answer: (call) => {
      put(call);
      return {};
    },
  },
  {
    // https://docs.cloud.google.com/storage/docs/json_api/v1/objects/insert
    call: 'POST storage.googleapis.com/upload/storage/v1/b/{bucket}/o',
    needs: '',
    answer: (call) => {
      const { at, query, headers } = call;
      const object = query.get('name') ?? '';
      const wanted = query.get('ifGenerationMatch');
      const condition = wanted === null ? {} : { 'x-goog-if-generation-match': wanted };
      put({ ...call, at: { ...at, object }, headers: { ...headers, ...condition } });
      return { name: object };
    },
  },
  {
    call: 'DELETE storage.googleapis.com/{bucket}/{object}',
    needs: '',
    answer: (call) => {
      const name = nameOf(call, 'storage.objects.delete');
      const found = objectAt(call, name);
      if (!found) throw notFound();
      assertGeneration(call, found);
      call.project.resources.delete(name);
      return {};
    },
  },
];
