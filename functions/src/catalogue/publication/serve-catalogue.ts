import {
  forReading,
  languages,
  publishedCatalogueSchema,
  publishedDetailsFileSchema,
  publishedTextsSchema,
  type PublishedCatalogue,
  type PublishedTexts,
} from '@basket/domain';
import * as v from 'valibot';
import { RefusedError } from '../../platform/errors';
import type { DamageServices } from '../../platform/instance/damage-reports';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import {
  availabilities,
  cardsFile,
  changedSince,
  currentVersion,
  detailsFile,
  fromPieces,
  pieceId,
  pieces,
  shards,
  textsFile,
  type Availability,
  type Current,
} from './publication-documents';
import { publishedTag } from './published-tag';

export interface ServedFile {
  readonly etag: string;
  readonly json: string;
}

const cardsSchema = v.pick(publishedCatalogueSchema, ['store', 'categories', 'products', 'popular']);

/**
 * Answers `/api/catalogue` from the published files and keeps the last answer of each file in memory: a request that
 * finds nothing new costs nine document reads, and caches in front of it make requests rare.
 */
const noTexts: PublishedTexts = { products: {}, categories: {}, words: [] };

export class CatalogueServer {
  private readonly served = new Map<string, ServedFile>();

  constructor(
    private readonly services: DamageServices,
    private readonly imageBaseUrl: string,
  ) {}

  /** Every card, with the stock that became visible since; null before the first publication. */
  cards(): Promise<ServedFile | null> {
    return this.orLastServed(cardsFile, () => this.readCards());
  }

  private async readCards(): Promise<ServedFile | null> {
    const unit = new UnitOfWork(this.services);
    const [current, changedShards] = await Promise.all([
      unit.get(currentVersion),
      unit.getAllSound(availabilities, shards),
    ]);
    if (!current) return null;
    const seq = changedShards.reduce((sum, shard) => sum + shard.seq, 0);
    return this.cached(cardsFile, `"${publishedTag(current.version, seq)}"`, async () => {
      const { store, categories, products, popular } = v.parse(
        forReading(cardsSchema),
        await this.read(current, cardsFile),
      );
      const changes = changedSince(
        Object.assign(
          {},
          ...changedShards.map(({ products: changed }) => changed),
        ) as Availability['products'],
        current,
      );
      return {
        version: current.version,
        publishedAt: current.publishedAt,
        imageBaseUrl: this.imageBaseUrl,
        store,
        categories,
        products: products.map((product) => ({
          ...product,
          stockQuantity: changes[product.id]?.units ?? product.stockQuantity,
        })),
        popular,
      } satisfies PublishedCatalogue;
    });
  }

  /** Long texts and specifications of one category's products; null for an unknown category. */
  details(categoryId: string): Promise<ServedFile | null> {
    return this.published(detailsFile(categoryId), publishedDetailsFileSchema);
  }

  /**
   * Products and categories in another language; null for one that the shop does not speak. A catalogue that was published before its
   * texts were has none.
   */
  texts(language: string): Promise<ServedFile | null> {
    const isSpoken = languages.slice(1).some(({ code }) => code === language);
    return this.published(textsFile(language), publishedTextsSchema, isSpoken ? noTexts : null);
  }

  private published(
    file: string,
    schema: v.GenericSchema,
    otherwise: unknown = null,
  ): Promise<ServedFile | null> {
    return this.orLastServed(file, async () => {
      const current = await new UnitOfWork(this.services).get(currentVersion);
      const isThere = current !== null && Object.hasOwn(current.files, file);
      if (!current || (!isThere && otherwise === null)) return null;
      return this.cached(file, `"${current.version}"`, async () =>
        v.parse(forReading(schema), isThere ? await this.read(current, file) : otherwise),
      );
    });
  }

  /** While what says which files are live is damaged, shoppers get what they got before. */
  private async orLastServed(
    file: string,
    read: () => Promise<ServedFile | null>,
  ): Promise<ServedFile | null> {
    try {
      return await read();
    } catch (error) {
      const last = this.served.get(file);
      if (last && error instanceof RefusedError) return last;
      throw error;
    }
  }

  private async cached(file: string, etag: string, build: () => Promise<unknown>): Promise<ServedFile> {
    const known = this.served.get(file);
    if (known?.etag === etag) return known;
    const fresh = { etag, json: JSON.stringify(await build()) };
    this.served.set(file, fresh);
    return fresh;
  }

  private async read({ publicationId, files }: Current, file: string): Promise<unknown> {
    const ids = Array.from({ length: files[file] ?? 0 }, (_, piece) => pieceId(publicationId, file, piece));
    const stored = await new UnitOfWork(this.services).getAll(pieces, ids);
    return fromPieces(
      stored.map((piece, index) => {
        if (!piece) throw new Error(`${ids[index] ?? file} is missing`);
        return piece.bytes;
      }),
    );
  }
}
