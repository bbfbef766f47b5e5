/**
 * Firestore's administration: databases, indexes, exemptions and TTL of fields, backup schedules. It keeps no documents.
 * @module
 */
import { childrenOf, newId, operation, resource, resourcesLike } from '../project.mjs';
import { exists, invalid } from '../refusal.mjs';
import { create } from './projects.mjs';

/** @typedef {{ fieldPath: string, order?: string, arrayConfig?: string }} Field */

const firestore = 'firestore.googleapis.com/v1';
const database = 'projects/*/databases/*';
const group = `${database}/collectionGroups/*`;

/** As Google stores an index: the name of the document comes last, in the order of the field before. @param {Field[]} fields */
const withName = (fields) =>
  fields.at(-1)?.fieldPath === '__name__'
    ? fields
    : [
        ...fields,
        { fieldPath: '__name__', order: fields.findLast(({ order }) => order)?.order ?? 'ASCENDING' },
      ];

/**
 * A long-running change of a database, or of what is in it.
 * @param {import('../project.mjs').Project} project @param {import('../project.mjs').Json} changed
 */
const begun = (project, changed) =>
  operation(project, /^projects\/[^/]+\/databases\/[^/]+/.exec(String(changed['name']))?.[0] ?? '', changed);

/** @type {import('../answer.mjs').Route[]} */
export const firestoreRoutes = [
  {
    call: `GET ${firestore}/{parent=projects/*}/databases`,
    needs: 'datastore.databases.list',
    answer: ({ project, at: { parent = '' } }) => ({
      databases: resourcesLike(project, childrenOf(parent, 'databases')),
    }),
  },
  {
    call: `POST ${firestore}/{parent=projects/*}/databases`,
    needs: 'datastore.databases.create',
    answer: (call) => {
      const name = `${call.at['parent']}/databases/${call.query.get('databaseId')}`;
      return begun(call.project, create(call, name, { databaseEdition: 'STANDARD', ...call.body }));
    },
  },
  {
    call: `GET ${firestore}/{name=${database}}`,
    needs: 'datastore.databases.getMetadata',
    answer: ({ project, at: { name = '' } }) => resource(project, name),
  },
  {
    call: `PATCH ${firestore}/{name=${database}}`,
    needs: 'datastore.databases.update',
    answer: ({ project, at: { name = '' }, query, body }) => {
      const mask = query.get('updateMask')?.split(',');
      const changes = Object.entries(body).filter(([field]) => mask?.includes(field) ?? true);
      return begun(project, Object.assign(resource(project, name), Object.fromEntries(changes)));
    },
  },
  {
    call: `GET ${firestore}/{parent=${database}}/backupSchedules`,
    needs: 'datastore.backupSchedules.list',
    answer: ({ project, at: { parent = '' } }) => ({
      backupSchedules: resourcesLike(project, childrenOf(parent, 'backupSchedules')),
    }),
  },
  {
    call: `POST ${firestore}/{parent=${database}}/backupSchedules`,
    needs: 'datastore.backupSchedules.create',
    answer: (call) => {
      resource(call.project, String(call.at['parent']));
      return create(call, `${call.at['parent']}/backupSchedules/${newId(call.project)}`, call.body);
    },
  },
  {
    call: `GET ${firestore}/{parent=${database}}/collectionGroups/-/indexes`,
    needs: 'datastore.indexes.list',
    answer: ({ project, at: { parent = '' } }) => {
      resource(project, parent);
      return { indexes: resourcesLike(project, childrenOf(`${parent}/collectionGroups/-`, 'indexes')) };
    },
  },
  {
    call: `POST ${firestore}/{parent=${group}}/indexes`,
    needs: 'datastore.indexes.create',
    answer: (call) => {
      const { project, at, body } = call;
      const parent = String(at['parent']);
      resource(project, parent.replace(/\/collectionGroups\/.*$/, ''));
      const { queryScope } = body;
      const fields = withName(/** @type {Field[]} */ (body['fields'] ?? []));
      if (fields.length < 3)
        throw invalid('this index is not necessary, configure using single field index controls');
      const same = JSON.stringify([queryScope, fields]);
      if (
        resourcesLike(project, childrenOf(parent, 'indexes')).some(
          (each) => JSON.stringify([each['queryScope'], each['fields']]) === same,
        )
      )
        throw exists('index already exists');
      return begun(
        project,
        create(call, `${parent}/indexes/${newId(project)}`, { queryScope, fields, state: 'READY' }),
      );
    },
  },
  {
    call: `DELETE ${firestore}/{name=${group}/indexes/*}`,
    needs: 'datastore.indexes.delete',
    answer: ({ project, at: { name = '' } }) => {
      resource(project, name);
      project.resources.delete(name);
      return {};
    },
  },
  {
    call: `GET ${firestore}/{parent=${database}}/collectionGroups/-/fields`,
    needs: 'datastore.indexes.list',
    answer: ({ project, at: { parent = '' } }) => ({
      fields: resourcesLike(project, childrenOf(`${parent}/collectionGroups/-`, 'fields')),
    }),
  },
  {
    // Without a mask the body is the whole of it, and an empty one gives the field back to its group.
    call: `PATCH ${firestore}/{name=${group}/fields/*}`,
    needs: 'datastore.indexes.update',
    answer: ({ project, at: { name = '' }, query, body }) => {
      const mask = query.get('updateMask');
      const before = mask === null ? {} : project.resources.get(name);
      const field = { ...before, ...body, name };
      if (Object.keys(field).length === 1) project.resources.delete(name);
      else project.resources.set(name, field);
      return begun(project, field);
    },
  },
];
