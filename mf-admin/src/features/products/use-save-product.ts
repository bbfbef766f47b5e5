import { useState } from 'react';
import {
  saveProduct,
  type Product,
  type ProductDraft,
  type RequestOf,
  type ResponseOf,
  type Stored,
} from '@basket/domain';
import { CallRefusedError, failureText, toast, useOperation } from '@basket/web';
import { t } from '../../texts';
import { draftOf, parseUnits, type ProductForm } from './product-form';
import { UploadFailedError, usePictureUploads, type PictureUploads } from './use-picture-uploads';

/** The stored version that the next save replaces. */
type Known = Pick<Stored<Product>, 'id' | 'updatedAt'>;

export interface SaveProduct extends Pick<PictureUploads, 'progress'> {
  /** True once a new product has been created and its first stock is stored. */
  readonly exists: boolean;
  /** Resolves to true when everything is stored; otherwise `failure` and a message say what is not, or somebody did not want it. */
  readonly save: (form: ProductForm) => Promise<boolean>;
  /** Why the last try failed; null before. */
  readonly failure: string | null;
}

/** 'Potato, Agra · 1 kg', where the shop has refused a new product because it has that one; null for any other failure. */
const twinIn = (failure: unknown): string | null =>
  failure instanceof CallRefusedError && failure.code === 'same_product'
    ? `${String(failure.facts['name'])} · ${String(failure.facts['unit'])}`
    : null;

type NewProduct = Extract<RequestOf<typeof saveProduct>, { readonly kind: 'new' }>;
type Saved = ResponseOf<typeof saveProduct>;
/** Asks whether a product is wanted although the shop has this one of the same name and quantity. */
type IsWanted = (twin: string) => Promise<boolean>;

/** Adds a product. Null where the shop has one like it, and nobody wants a second one (rule: second-product). */
async function addProduct(
  run: (request: NewProduct) => Promise<Saved>,
  request: NewProduct,
  isWanted: IsWanted,
): Promise<Saved | null> {
  try {
    return await run(request);
  } catch (failure) {
    const twin = twinIn(failure);
    if (twin === null) throw failure;
    return (await isWanted(twin)) ? run({ ...request, isSecond: true }) : null;
  }
}

/**
 * Saves a product and its pictures. Pictures are stored below the product's id, so that a new product is created first
 * and gets its pictures in a second step. A failure in between can be retried without creating the product twice.
 *
 * @param product live; null for a new one
 */
export function useSaveProduct(product: Stored<Product> | null, isWanted: IsWanted): SaveProduct {
  const saving = useOperation(saveProduct);
  const pictures = usePictureUploads();
  const [created, setCreated] = useState<Known | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function create(form: ProductForm): Promise<Known | null> {
    const stockQuantity = parseUnits(form.stock) ?? 0;
    const draft = draftOf(form, []);
    // Shoppers see it once it has its pictures.
    const isActive = draft.isActive && form.pictures.length === 0;
    const request: NewProduct = { kind: 'new', draft: { ...draft, isActive }, stockQuantity };
    const made = await addProduct(saving.run, request, isWanted);
    if (!made) return null;
    const known = { id: made.productId, updatedAt: made.updatedAt };
    setCreated(known);
    return known;
  }

  async function replace(known: Known, draft: ProductDraft): Promise<Known> {
    const { productId, updatedAt } = await saving.run({
      kind: 'existing',
      productId: known.id,
      updatedAt: known.updatedAt,
      draft,
    });
    return { id: productId, updatedAt };
  }

  /** Resolves to false where nothing is to be stored. */
  async function store(form: ProductForm): Promise<boolean> {
    const before = product ?? created;
    const known = before ?? (await create(form));
    if (!known) return false;
    const count = await pictures.upload(known.id, form.pictures);
    if (count > 0) toast.success(t('products.imagesUploaded'));
    if (!before && form.pictures.length === 0) return true;
    const stored = await replace(known, draftOf(form, pictures.imagesOf(form.pictures)));
    if (!product) setCreated(stored);
    return true;
  }

  async function save(form: ProductForm): Promise<boolean> {
    setFailure(null);
    try {
      if (!(await store(form))) return false;
      toast.success(t(product ? 'products.updated' : 'products.added'));
      return true;
    } catch (error) {
      const text =
        error instanceof UploadFailedError
          ? failureText(t('products.uploadFailed'), error.cause)
          : failureText(t('products.saveFailed'), error);
      setFailure(text);
      toast.error(text);
      return false;
    } finally {
      pictures.clearProgress();
    }
  }

  return { progress: pictures.progress, exists: product !== null || created !== null, save, failure };
}
