import {
  dayMs,
  forReading,
  imageSizePx,
  isPicturePath,
  productImagePath,
  products,
  productSchema,
  type ImageSize,
} from '@basket/domain';
import * as v from 'valibot';
import { deleteFile, filesBelow, markUsed, type FoundFile } from '../../platform/pictures';
import type { Services } from '../../platform/services';

/** A form that uploads has saved its product long before, or never will. */
const unusedForMs = dayMs;
const atOnce = 20;
const sizes = Object.keys(imageSizePx) as ImageSize[];

/**
 * Removes uploads that no product has named within a day: of an upload that broke off, or a product that was never saved. What
 * a product names then is marked and not looked at again, because orders show it even when the product has lost it
 * (rule: uploads-swept).
 *
 * @param until epoch ms of the machine's clock when to stop
 * @returns how many files are gone
 */
export async function sweepPictures(run: Pick<Services, 'db' | 'now'>, until: number): Promise<number> {
  let removed = 0;
  let pageToken: string | undefined;
  do {
    const { files, next } = await filesBelow('product-images/', pageToken);
    const undecided = files.filter(
      ({ uploadedAt, isUsed }) => !isUsed && uploadedAt < run.now() - unusedForMs,
    );
    const isNamed = await namedAmong(run, undecided);
    for (let at = 0; at < undecided.length && Date.now() < until; at += atOnce) {
      const settled = await Promise.all(
        undecided.slice(at, at + atOnce).map((file) => settle(file, isNamed(file.name))),
      );
      removed += settled.filter(Boolean).length;
    }
    pageToken = next;
  } while (pageToken !== undefined && Date.now() < until);
  return removed;
}

/** Whether the file is gone. */
async function settle(file: FoundFile, isNamed: boolean | null): Promise<boolean> {
  if (isNamed) await markUsed(file);
  else if (isNamed === false) await deleteFile(file);
  return isNamed === false;
}

const productIdOf = (name: string): string => name.split('/')[1] ?? '';

/** Whether its product names a file; null where the product is damaged and cannot say. */
async function namedAmong(
  { db }: Pick<Services, 'db'>,
  files: readonly FoundFile[],
): Promise<(name: string) => boolean | null> {
  const ids = [
    ...new Set(files.filter(({ name }) => isPicturePath(name)).map(({ name }) => productIdOf(name))),
  ];
  const snapshots = ids.length === 0 ? [] : await db.getAll(...ids.map((id) => db.doc(products.path(id))));
  const named = new Map(
    snapshots.map((snapshot) => {
      const images = v.safeParse(
        forReading(productSchema.entries.images),
        snapshot.exists ? snapshot.get('images') : [],
      );
      const paths = images.success
        ? images.output.flatMap(({ imageId }) =>
            sizes.map((size) => productImagePath(snapshot.id, imageId, size)),
          )
        : null;
      return [snapshot.id, paths && new Set(paths)] as const;
    }),
  );
  return (name) => {
    const paths = named.get(productIdOf(name));
    return paths === null ? null : (paths?.has(name) ?? false);
  };
}
