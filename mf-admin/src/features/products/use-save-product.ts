import { useState } from 'react';
import { saveProduct, type Product, type ProductDraft, type Stored } from '@basket/domain';
import { failureText, toast, useOperation } from '@basket/web';
import { draftOf, parseUnits, type ProductForm } from './product-form';
import { UploadFailedError, usePictureUploads, type PictureUploads } from './use-picture-uploads';

/** The stored version that the next save replaces. */
type Known = Pick<Stored<Product>, 'id' | 'updatedAt'>;

export interface SaveProduct extends Pick<PictureUploads, 'progress'> {
  /** True once a new product has been created and its first stock is stored. */
  readonly exists: boolean;
  /** Resolves to true when everything is stored; otherwise a toast has said what is not. */
  readonly save: (form: ProductForm) => Promise<boolean>;
}

/**
 * Saves a product and its pictures. Pictures are stored below the product's id, so that a new product is created first
 * and gets its pictures in a second step. A failure in between can be retried without creating the product twice.
 *
 * @param product live; null for a new one
 */
export function useSaveProduct(product: Stored<Product> | null): SaveProduct {
  const saving = useOperation(saveProduct);
  const pictures = usePictureUploads();
  const [created, setCreated] = useState<Known | null>(null);

  async function create(form: ProductForm): Promise<Known> {
    const stockQuantity = parseUnits(form.stock) ?? 0;
    const draft = draftOf(form, []);
    // Shoppers see it once it has its pictures.
    const isActive = draft.isActive && form.pictures.length === 0;
    const made = await saving.run({ kind: 'new', draft: { ...draft, isActive }, stockQuantity });
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

  async function store(form: ProductForm): Promise<void> {
    const before = product ?? created;
    const known = before ?? (await create(form));
    const count = await pictures.upload(known.id, form.pictures);
    if (count > 0) toast.success('Images uploaded successfully!');
    if (!before && form.pictures.length === 0) return;
    const stored = await replace(known, draftOf(form, pictures.imagesOf(form.pictures)));
    if (!product) setCreated(stored);
  }

  async function save(form: ProductForm): Promise<boolean> {
    try {
      await store(form);
      toast.success(product ? 'Product updated successfully!' : 'Product added successfully!');
      return true;
    } catch (error) {
      toast.error(
        error instanceof UploadFailedError
          ? failureText('Failed to upload images', error.cause)
          : failureText('Failed to save product', error),
      );
      return false;
    } finally {
      pictures.clearProgress();
    }
  }

  return { progress: pictures.progress, exists: product !== null || created !== null, save };
}
