import {
  publishedCatalogueSchema,
  publishedDetailsFileSchema,
  type PublishedCatalogue,
} from '@basket/domain';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { UnitOfWork } from '../platform/unit-of-work';
import {
  availabilityPath,
  availabilitySchema,
  cardsFile,
  currentPath,
  currentSchema,
  detailsFile,
  fromPieces,
  piecePath,
  type Current,
} from './publication-documents';

export interface ServedFile {
  readonly etag: string;
  readonly json: string;
}

const cardsSchema = v.pick(publishedCatalogueSchema, ['store', 'categories', 'products']);
const pieceSchema = v.object({ bytes: v.instance(Buffer) });

/**
 * Answers `/api/catalogue` from what was published, keeping the last answer of each file in memory: a
 * request that finds nothing new costs two document reads, and caches in front of it make requests rare.
 */
export class CatalogueServer {
  private readonly served = new Map<string, ServedFile>();

  constructor(
    private readonly db: Firestore,
    private readonly imageBaseUrl: string,
  ) {}

  /** Every card, with the stock that became visible since; null before the first publication. */
  async cards(): Promise<ServedFile | null> {
    const unit = new UnitOfWork(this.db);
    const [current, availability] = await Promise.all([
      unit.get(currentSchema, currentPath),
      unit.get(availabilitySchema, availabilityPath),
    ]);
    if (!current) return null;
    const etag = `"${current.version}.${availability?.seq ?? 0}"`;
    return this.remember(cardsFile, etag, async () => {
      const { store, categories, products } = v.parse(cardsSchema, await this.read(current, cardsFile));
      const quantities = availability?.quantities ?? {};
      return {
        version: current.version,
        publishedAt: current.publishedAt,
        imageBaseUrl: this.imageBaseUrl,
        store,
        categories,
        products: products.map((product) => ({
          ...product,
          stockQuantity: quantities[product.id] ?? product.stockQuantity,
        })),
      } satisfies PublishedCatalogue;
    });
  }

  /** Long texts and specifications of one category's products; null for an unknown category. */
  async details(categoryId: string): Promise<ServedFile | null> {
    const current = await new UnitOfWork(this.db).get(currentSchema, currentPath);
    const file = detailsFile(categoryId);
    if (!current || !Object.hasOwn(current.files, file)) return null;
    return this.remember(file, `"${current.version}"`, async () =>
      v.parse(publishedDetailsFileSchema, await this.read(current, file)),
    );
  }

  private async remember(file: string, etag: string, build: () => Promise<unknown>): Promise<ServedFile> {
    const known = this.served.get(file);
    if (known?.etag === etag) return known;
    const fresh = { etag, json: JSON.stringify(await build()) };
    this.served.set(file, fresh);
    return fresh;
  }

  private async read({ publicationId, files }: Current, file: string): Promise<unknown> {
    const paths = Array.from({ length: files[file] ?? 0 }, (_, piece) =>
      piecePath(publicationId, file, piece),
    );
    const pieces = await new UnitOfWork(this.db).getAll(pieceSchema, paths);
    return fromPieces(
      pieces.map((piece, index) => {
        if (!piece) throw new Error(`${paths[index] ?? file} is missing`);
        return piece.bytes;
      }),
    );
  }
}
