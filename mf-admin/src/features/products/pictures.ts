import { limitsOf, productSchema, type ImageSize } from '@basket/domain';
import { moved } from '../../forms/move-buttons';

/** A picture in the form: already stored, or to be uploaded with the next save. */
export type ChosenPicture = {
  readonly key: string;
  readonly isPrimary: boolean;
} & ({ readonly stored: string } | { readonly chosen: NewPicture });

/** A prepared picture: both sizes and a preview. */
export interface NewPicture {
  readonly name: string;
  readonly previewUrl: string;
  readonly sizes: Readonly<Record<ImageSize, Blob>>;
}

/** The most pictures that a product may have. */
export const maxPictures = limitsOf(productSchema.entries.images).maxLength ?? Infinity;

/** Makes the first picture primary if none is. */
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

/** Puts a picture at a place, counted from 0. */
export const putPicture = (
  pictures: readonly ChosenPicture[],
  key: string,
  place: number,
): readonly ChosenPicture[] =>
  moved(
    pictures,
    pictures.findIndex((picture) => picture.key === key),
    place,
  );
