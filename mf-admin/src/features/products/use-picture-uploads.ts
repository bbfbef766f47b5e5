import { useRef, useState } from 'react';
import type { ImageSize, ProductDraft } from '@basket/domain';
import { uploadProductPicture } from '@basket/web';
import type { ChosenPicture, NewPicture } from './pictures';

export interface PictureUploads {
  /** Uploaded share of each new picture from 0 to 1, by key; absent before its upload begins. */
  readonly progress: Readonly<Record<string, number>>;
  /**
   * Uploads the pictures that are not stored yet. Removed pictures keep their files, which orders and cached pages still
   * show.
   *
   * @returns how many were uploaded
   * @throws UploadFailedError after the first failure; another call continues with the missing pictures
   */
  readonly upload: (productId: string, pictures: readonly ChosenPicture[]) => Promise<number>;
  /** The images of a product whose pictures are all uploaded. */
  readonly imagesOf: (pictures: readonly ChosenPicture[]) => ProductDraft['images'];
  readonly clearProgress: () => void;
}

/** Thrown when a picture could not be uploaded; `cause` is the failure. */
export class UploadFailedError extends Error {
  override readonly name = 'UploadFailedError';
}

const sizes: readonly ImageSize[] = ['card', 'detail'];

/** Uploads new pictures of a product, each only once however often it is retried. */
export function usePictureUploads(): PictureUploads {
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  /** Ids of uploaded pictures by key. */
  const uploaded = useRef(new Map<string, string>());
  const report = (key: string, share: number) => setProgress((before) => ({ ...before, [key]: share }));

  async function uploadOne(productId: string, key: string, { sizes: contents }: NewPicture): Promise<void> {
    // A new name for every attempt: files left behind by a failed one cannot be overwritten.
    const imageId = crypto.randomUUID();
    for (const [index, size] of sizes.entries()) {
      report(key, index / sizes.length);
      await uploadProductPicture({ productId, imageId, size, content: contents[size] }).catch(
        (cause: unknown) => {
          throw new UploadFailedError('A picture could not be uploaded', { cause });
        },
      );
    }
    uploaded.current.set(key, imageId);
    report(key, 1);
  }

  async function upload(productId: string, pictures: readonly ChosenPicture[]): Promise<number> {
    let count = 0;
    for (const picture of pictures) {
      if ('stored' in picture || uploaded.current.has(picture.key)) continue;
      await uploadOne(productId, picture.key, picture.chosen);
      count += 1;
    }
    return count;
  }

  const imagesOf: PictureUploads['imagesOf'] = (pictures) =>
    pictures.flatMap((picture) => {
      const imageId = 'stored' in picture ? picture.stored : uploaded.current.get(picture.key);
      return imageId === undefined ? [] : [{ imageId, isPrimary: picture.isPrimary }];
    });

  return { progress, upload, imagesOf, clearProgress: () => setProgress({}) };
}
