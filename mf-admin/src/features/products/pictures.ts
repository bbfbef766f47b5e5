import type { ImageSize } from '@basket/domain';

/** A picture of the form: one that is stored already, or one that goes up with the next save. */
export type ChosenPicture = {
  readonly key: string;
  readonly isPrimary: boolean;
} & ({ readonly stored: string } | { readonly chosen: NewPicture });

/** Made ready by the browser: both sizes, and what to show meanwhile. */
export interface NewPicture {
  readonly name: string;
  readonly previewUrl: string;
  readonly sizes: Readonly<Record<ImageSize, Blob>>;
}

/** As many as a product may have. */
export const maxPictures = 12;

/** One picture is primary as long as there are any: the first where nobody chose. */
function withPrimary(pictures: readonly ChosenPicture[]): readonly ChosenPicture[] {
  if (pictures.some(({ isPrimary }) => isPrimary)) return pictures;
  return pictures.map((picture, index) => ({ ...picture, isPrimary: index === 0 }));
}

export const addPictures = (
  pictures: readonly ChosenPicture[],
  added: readonly NewPicture[],
): readonly ChosenPicture[] =>
  withPrimary([
    ...pictures,
    ...added.map((chosen) => ({ key: crypto.randomUUID(), isPrimary: false, chosen })),
  ]);

export const removePicture = (pictures: readonly ChosenPicture[], key: string): readonly ChosenPicture[] =>
  withPrimary(pictures.filter((picture) => picture.key !== key));

export const makePrimary = (pictures: readonly ChosenPicture[], key: string): readonly ChosenPicture[] =>
  pictures.map((picture) => ({ ...picture, isPrimary: picture.key === key }));
