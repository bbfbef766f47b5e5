import { useEffect, useRef, useState } from 'react';
import { Badge, FileDrop, IconButton, IconStar, type FilePreview } from '@basket/ui';
import { productImageUrl } from '@basket/web';
import { moved, MoveButtons } from '../../../forms/move-buttons';
import { useDragOrder } from '../../../forms/use-drag-order';
import {
  addPictures,
  makePrimary,
  maxPictures,
  putPicture,
  removePicture,
  type ChosenPicture,
  type NewPicture,
} from '../pictures';
import { acceptedTypes } from '../picture-kind';
import { PictureRefusedError, preparePicture } from '../prepare-picture';
import { t } from '../../../texts';

export interface PicturesFieldProps {
  /** Id of an existing product, whose pictures are stored below it; null for a new product. */
  readonly productId: string | null;
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (change: (before: readonly ChosenPicture[]) => readonly ChosenPicture[]) => void;
  readonly progress: Readonly<Record<string, number>>;
  readonly isDisabled: boolean;
}

/** Selects several pictures, one of them primary. The browser makes both sizes of each before it uploads anything. */
export function PicturesField(props: PicturesFieldProps) {
  const { productId, pictures, onChange, progress, isDisabled } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );

  async function take(files: readonly File[]): Promise<void> {
    setIsPreparing(true);
    const problems = await prepareAll(files, maxPictures - pictures.length, (picture) => {
      urls.current.push(picture.previewUrl);
      onChange((before) => addPictures(before, [picture]));
    });
    setIsPreparing(false);
    setProblem(problems.length > 0 ? problems.join(' ') : null);
  }

  const draggable = useDragOrder((key, to) => {
    if (!isDisabled) onChange((before) => putPicture(before, key, to));
  });
  const previews = pictures.map((picture, index): FilePreview => {
    const name = t('products.pictureName', { place: index + 1 });
    return {
      id: picture.key,
      name: 'stored' in picture ? t('products.picture', { place: index + 1 }) : picture.chosen.name,
      url:
        'chosen' in picture
          ? picture.chosen.previewUrl
          : productId === null
            ? null
            : productImageUrl(productId, picture.stored, 'card'),
      badge: picture.isPrimary ? <Badge tone="new">{t('products.primary')}</Badge> : undefined,
      progress: progress[picture.key],
      place: draggable(picture.key, index),
      actions: (
        <PictureActions
          picture={picture}
          name={name}
          place={index}
          last={pictures.length - 1}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      ),
    };
  });

  return (
    <FileDrop
      label={t('products.pictures')}
      accept={acceptedTypes}
      isMultiple
      hint={isPreparing ? t('products.preparing') : t('products.picturesHint', { most: maxPictures })}
      error={problem}
      disabled={isDisabled || isPreparing || pictures.length >= maxPictures}
      // Devices disagree about the type of a picture; its first bytes decide.
      onFiles={(accepted, refused) => void take([...accepted, ...refused])}
      previews={previews}
      onRemove={(key) => {
        if (!isDisabled) onChange((before) => removePicture(before, key));
      }}
    />
  );
}

/**
 * Hands on as many pictures as there is room for. Returns sentences about the other files: what is wrong with each, then
 * what to do instead, which is said once of all files of one format.
 */
async function prepareAll(
  files: readonly File[],
  room: number,
  onPicture: (picture: NewPicture) => void,
): Promise<string[]> {
  const problems: string[] = [];
  const waysOut = new Set<string>();
  let taken = 0;
  // One at a time: a dozen decoded photographs are too much memory for a phone.
  for (const file of files) {
    if (taken === room) {
      problems.push(t('products.mostPictures', { most: maxPictures }));
      break;
    }
    try {
      onPicture(await preparePicture(file));
      taken += 1;
    } catch (error) {
      if (!(error instanceof PictureRefusedError)) throw error;
      problems.push(error.message);
      if (error.wayOut !== null) waysOut.add(error.wayOut);
    }
  }
  return [...problems, ...waysOut];
}

interface PictureActionsProps extends Pick<PicturesFieldProps, 'onChange' | 'isDisabled'> {
  readonly picture: ChosenPicture;
  readonly name: string;
  readonly place: number;
  readonly last: number;
}

const PictureActions = ({ picture, name, place, last, isDisabled, onChange }: PictureActionsProps) => (
  <>
    <MoveButtons
      size="s"
      id={`picture-${picture.key}`}
      {...{ name, place, last, isDisabled }}
      onMove={(to) => onChange((before) => moved(before, place, to))}
    />
    {!picture.isPrimary && (
      <IconButton
        size="s"
        label={t('products.makePrimary', { name })}
        icon={<IconStar />}
        disabled={isDisabled}
        onClick={() => onChange((before) => makePrimary(before, picture.key))}
      />
    )}
  </>
);
