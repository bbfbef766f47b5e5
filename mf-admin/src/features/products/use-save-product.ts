import { useRef, useState } from 'react';
import { saveProduct, type ImageSize, type Product, type ProductDraft, type Stored } from '@basket/domain';
import { toast, uploadProductPicture, useOperation } from '@basket/web';
import { failureText } from '../../components/failure-text';
import { draftOf, parseUnits, type ProductForm } from './product-form';
import type { ChosenPicture, NewPicture } from './pictures';

/** The product as the server knows it: what the next save replaces. */
type Known = Pick<Stored<Product>, 'id' | 'updatedAt'>;

export interface SaveProduct {
  readonly isBusy: boolean;
  /** Share of each new picture that is up, by key; absent before its turn. */
  readonly progress: Readonly<Record<string, number>>;
  /** True from the moment on at which a new product exists: its first stock is given then. */
  readonly exists: boolean;
  /** True when everything is stored; otherwise a toast has said what is not. */
  readonly save: (form: ProductForm) => Promise<boolean>;
}

/** The product is stored, its pictures are not. */
class UploadFailedError extends Error {
  override readonly name = 'UploadFailedError';
}

const sizes: readonly ImageSize[] = ['card', 'detail'];

/**
 * Stores a product and its pictures. Pictures lie below the product's id, so that a new one is made before they go up,
 * and gets them in a second step; what fails in between can be tried again without making it twice.
 *
 * @param product what the form was opened with; null for a new one
 */
export function useSaveProduct(product: Stored<Product> | null): SaveProduct {
  const saving = useOperation(saveProduct);
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const [created, setCreated] = useState<Known | null>(null);
  /** Ids of pictures that are up, by key: a second try does not upload them again. */
  const uploaded = useRef(new Map<string, string>());

  const replace = async (known: Known, draft: ProductDraft): Promise<Known> => {
    const { productId, updatedAt } = await saving.run({
      kind: 'existing',
      productId: known.id,
      updatedAt: known.updatedAt,
      draft,
    });
    return { id: productId, updatedAt };
  };

  async function upload(productId: string, key: string, { sizes: contents }: NewPicture): Promise<void> {
    // Under a new name with every try: what a broken try left behind cannot be replaced.
    const imageId = crypto.randomUUID();
    for (const [index, size] of sizes.entries()) {
      setProgress((before) => ({ ...before, [key]: index / sizes.length }));
      await uploadProductPicture({ productId, imageId, size, content: contents[size] }).catch(
        (cause: unknown) => {
          throw new UploadFailedError('A picture did not go up', { cause });
        },
      );
    }
    uploaded.current.set(key, imageId);
    setProgress((before) => ({ ...before, [key]: 1 }));
  }

  /** @returns how many went up. Removed pictures keep their files: orders and kept pages still show them. */
  async function uploadNew(productId: string, pictures: readonly ChosenPicture[]): Promise<number> {
    let count = 0;
    for (const picture of pictures) {
      if ('stored' in picture || uploaded.current.has(picture.key)) continue;
      await upload(productId, picture.key, picture.chosen);
      count += 1;
    }
    return count;
  }

  const imagesOf = (pictures: readonly ChosenPicture[]): ProductDraft['images'] =>
    pictures.flatMap((picture) => {
      const imageId = 'stored' in picture ? picture.stored : uploaded.current.get(picture.key);
      return imageId === undefined ? [] : [{ imageId, isPrimary: picture.isPrimary }];
    });

  async function create(form: ProductForm): Promise<Known> {
    const stockQuantity = parseUnits(form.stock) ?? 0;
    const made = await saving.run({ kind: 'new', draft: draftOf(form, [], null), stockQuantity });
    const known = { id: made.productId, updatedAt: made.updatedAt };
    setCreated(known);
    return known;
  }

  async function store(form: ProductForm): Promise<void> {
    const before = product ?? created;
    const known = before ?? (await create(form));
    const count = await uploadNew(known.id, form.pictures);
    if (count > 0) toast.success('Images uploaded successfully!');
    if (!before && form.pictures.length === 0) return;
    const stored = await replace(known, draftOf(form, imagesOf(form.pictures), product));
    if (!product) setCreated(stored);
  }

  async function save(form: ProductForm): Promise<boolean> {
    setIsBusy(true);
    try {
      await store(form);
      toast.success(product ? 'Product updated successfully!' : 'Product added successfully!');
      return true;
    } catch (error) {
      const isUpload = error instanceof UploadFailedError;
      toast.error(
        failureText(
          isUpload ? 'Failed to upload images' : 'Failed to save product',
          isUpload ? error.cause : error,
        ),
      );
      return false;
    } finally {
      setIsBusy(false);
      setProgress({});
    }
  }

  return { isBusy, progress, exists: product !== null || created !== null, save };
}
