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
} from '../pictures';
import { PictureRefusedError, preparePicture } from '../prepare-picture';

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

  async function take(files: readonly File[], refused: readonly File[]): Promise<void> {
    const room = maxPictures - pictures.length;
    const problems = refused.map(({ name }) => `${name} is not a picture.`);
    if (files.length > room) problems.push(`A product has at most ${maxPictures} pictures.`);
    setIsPreparing(true);
    // One at a time: a dozen decoded photographs are too much memory for a phone.
    for (const file of files.slice(0, room)) {
      try {
        const picture = await preparePicture(file);
        urls.current.push(picture.previewUrl);
        onChange((before) => addPictures(before, [picture]));
      } catch (error) {
        if (!(error instanceof PictureRefusedError)) throw error;
        problems.push(error.message);
      }
    }
    setIsPreparing(false);
    setProblem(problems.length > 0 ? problems.join(' ') : null);
  }

  const draggable = useDragOrder((key, to) => {
    if (!isDisabled) onChange((before) => putPicture(before, key, to));
  });
  const previews = pictures.map((picture, index): FilePreview => {
    const name = `picture ${index + 1}`;
    return {
      id: picture.key,
      name: 'stored' in picture ? `Picture ${index + 1}` : picture.chosen.name,
      url:
        'chosen' in picture
          ? picture.chosen.previewUrl
          : productId === null
            ? null
            : productImageUrl(productId, picture.stored, 'card'),
      badge: picture.isPrimary ? <Badge tone="new">Primary</Badge> : undefined,
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
      label="Images"
      accept="image/*"
      isMultiple
      hint={
        isPreparing
          ? 'Making them ready…'
          : `Up to ${maxPictures}, 20 MB each. They are shown square and whole.`
      }
      error={problem}
      disabled={isDisabled || isPreparing || pictures.length >= maxPictures}
      onFiles={(files, refused) => void take(files, refused)}
      previews={previews}
      onRemove={(key) => {
        if (!isDisabled) onChange((before) => removePicture(before, key));
      }}
    />
  );
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
        label={`Make ${name} the primary one`}
        icon={<IconStar />}
        disabled={isDisabled}
        onClick={() => onChange((before) => makePrimary(before, picture.key))}
      />
    )}
  </>
);
