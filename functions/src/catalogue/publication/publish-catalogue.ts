import {
  buildPublication,
  categories,
  countSchema,
  products,
  sharedWords,
  soldFigures,
} from '@basket/domain';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { atomically } from '../../platform/database/atomically';
import { RefusedError } from '../../platform/errors';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import type { PaymentGateway } from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import type { UnitOfWork } from '../../platform/database/unit-of-work';
import { readStoreSettings } from '../../platform/store-settings';
import {
  availabilities,
  cardsFile,
  changedSince,
  currentVersion,
  detailsFile,
  pieceId,
  pieces,
  shards,
  textsFile,
  toPieces,
} from './publication-documents';

/** Older versions stay this long for answers that are being read while a new one goes live. */
const versionsKept = 2;

/**
 * Builds and publishes a new version of the catalogue from what the documents say now, and returns its
 * number. Pieces are written first, under names of their own; the switch is one commit on `current`, under the condition
 * that it has not changed since the products were read. Stock that changed meanwhile stays in the availability.
 */
export async function publishCatalogue(services: Services): Promise<number> {
  const { value } = await atomically(services, null, async (unit) => {
    const readAt = services.now();
    // Read before the products: a change after this point fails the commit and starts again.
    const [current, store] = await Promise.all([unit.getSound(currentVersion), readStoreSettings(unit)]);
    const [allProducts, allCategories, words, figures, gateway] = await Promise.all([
      unit.query(products),
      unit.query(categories),
      unit.query(sharedWords),
      unit.getSound(soldFigures),
      openGatewayIfSound(services),
    ]);
    // Checkout offers to pay online where a key is published: exactly where the server accepts it.
    const version = (current?.version ?? (await readNewestVersion(unit))) + 1;
    const published = gateway ? store : { ...store, razorpayKeyId: '' };
    const { cards, detailsByCategory, textsByLanguage } = buildPublication(
      allProducts,
      allCategories,
      published,
      { sold: figures?.units, words: Object.fromEntries(words.map(({ id, words: own }) => [id, own])) },
    );
    const publicationId = services.newId();
    const files = await writePieces(services.db, version, publicationId, {
      [cardsFile]: cards,
      ...namedBy(detailsFile, detailsByCategory),
      ...namedBy(textsFile, textsByLanguage),
    });
    unit.put(currentVersion.path(), { version, publicationId, publishedAt: services.now(), readAt, files });
    return { version, readAt };
  });
  await deleteOutdated(services.db, value.version - versionsKept);
  await Promise.all(shards.map((shard) => forgetPublished(services, shard, value.readAt)));
  return value.version;
}

const namedBy = (nameOf: (key: string) => string, contents: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(contents).map(([key, content]) => [nameOf(key), content]));

/** Removes what the published version contains from a shard of the availability. What shoppers see stays the same. */
async function forgetPublished(services: Services, shard: number, readAt: number): Promise<void> {
  await atomically(services, null, async (unit) => {
    const stored = await unit.getSound(availabilities, shard);
    if (!stored) return;
    const changed = changedSince(stored.products, { readAt });
    if (Object.keys(changed).length < Object.keys(stored.products).length)
      unit.update(availabilities.path(shard), { products: changed });
  });
}

/** Null also when what is stored of its account is damaged: the catalogue is published without online payment. */
async function openGatewayIfSound(services: Services): Promise<PaymentGateway | null> {
  try {
    return await openStoreGateway(services);
  } catch (error) {
    if (error instanceof RefusedError && error.refusal.code === 'damaged_record') return null;
    throw error;
  }
}

/** The newest version that any piece carries; 0 before the first publication. Browsers must never see a version twice. */
async function readNewestVersion(unit: UnitOfWork): Promise<number> {
  const [newest] = await unit.query({ ...pieces, schema: v.object({ version: countSchema }) }, (all) =>
    all.orderBy('version', 'desc').select('version').limit(1),
  );
  return newest?.version ?? 0;
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
    const parts = toPieces(content);
    files[file] = parts.length;
    parts.forEach((bytes, piece) => {
      void writer.set(db.doc(pieces.path(pieceId(publicationId, file, piece))), { version, bytes });
    });
  }
  await writer.close();
  return files;
}

async function deleteOutdated(db: Firestore, upToVersion: number): Promise<void> {
  const outdated = await db
    .collection(pieces.collection)
    .where('version', '<=', upToVersion)
    .limit(200)
    .get();
  const writer = db.bulkWriter();
  for (const { ref } of outdated.docs) if (ref.path !== currentVersion.path()) void writer.delete(ref);
  await writer.close();
}
