import {
  buildPublication,
  categoriesCollection,
  categorySchema,
  parseDocument,
  productsCollection,
  productSchema,
  type Stored,
} from '@basket/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { readStoreSettings } from '../orders';
import { atomically } from '../platform/atomically';
import type { Services } from '../platform/services';
import {
  availabilityPath,
  availabilitySchema,
  cardsFile,
  currentPath,
  currentSchema,
  detailsFile,
  piecePath,
  toPieces,
} from './publication-documents';

/** Older versions stay this long for answers that are being read while a new one goes live. */
const versionsKept = 2;

/**
 * Builds and publishes a new version of the catalogue from what the documents say now, and returns its
 * number. Pieces are written first, under names of their own; the switch is one commit on `current`
 * and `availability`, under the condition that neither has changed since the products were read.
 */
export async function publishCatalogue(services: Services): Promise<number> {
  const { value } = await atomically(services, null, async (unit) => {
    // Read before the products: a change of either after this point fails the commit and starts again.
    const [current, availability, store] = await Promise.all([
      unit.get(currentSchema, currentPath),
      unit.get(availabilitySchema, availabilityPath),
      readStoreSettings(unit),
    ]);
    const [products, categories] = await Promise.all([
      readCollection(services.db, productSchema, productsCollection),
      readCollection(services.db, categorySchema, categoriesCollection),
    ]);
    const version = (current?.version ?? 0) + 1;
    const { cards, detailsByCategory } = buildPublication(products, categories, withoutId(store));
    const publicationId = services.newId();
    const files = await writePieces(services.db, version, publicationId, {
      [cardsFile]: cards,
      ...Object.fromEntries(
        Object.entries(detailsByCategory).map(([categoryId, details]) => [detailsFile(categoryId), details]),
      ),
    });
    unit.put(currentPath, { version, publicationId, publishedAt: services.now(), files });
    unit.put(availabilityPath, { seq: (availability?.seq ?? 0) + 1, quantities: {} });
    return version;
  });
  await deleteOutdated(services.db, value - versionsKept);
  return value;
}

/** Settings that come from a document carry its id, which is not part of what is published. */
const withoutId = <T extends object>(settings: T): T => {
  const copy = { ...settings };
  Reflect.deleteProperty(copy, 'id');
  return copy;
};

async function readCollection<S extends v.GenericSchema>(
  db: Firestore,
  schema: S,
  collection: string,
): Promise<Stored<v.InferOutput<S>>[]> {
  const { docs } = await db.collection(collection).get();
  return docs.map((doc) => parseDocument(schema, doc.ref.path, doc.id, doc.data()));
}

async function writePieces(
  db: Firestore,
  version: number,
  publicationId: string,
  contents: Readonly<Record<string, unknown>>,
): Promise<Record<string, number>> {
  const files: Record<string, number> = {};
  const writer = db.bulkWriter();
  for (const [file, content] of Object.entries(contents)) {
    const pieces = toPieces(content);
    files[file] = pieces.length;
    pieces.forEach((bytes, piece) => {
      void writer.set(db.doc(piecePath(publicationId, file, piece)), { version, bytes });
    });
  }
  await writer.close();
  return files;
}

async function deleteOutdated(db: Firestore, upToVersion: number): Promise<void> {
  const outdated = await db.collection('catalogue').where('version', '<=', upToVersion).limit(200).get();
  const writer = db.bulkWriter();
  for (const { ref } of outdated.docs) if (ref.path !== currentPath) void writer.delete(ref);
  await writer.close();
}
