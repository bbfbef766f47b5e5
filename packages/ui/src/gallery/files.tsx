import { useState } from 'react';
import { FileDrop, type FilePreview } from '../forms';
import { Badge } from '../data';
import { samplePictures } from './samples/sample-pictures';
import { Specimen } from './frame/specimen';

const samples: readonly FilePreview[] = [
  { id: 'a', name: 'mango.webp', url: samplePictures.mango, badge: <Badge tone="new">Primary</Badge> },
  { id: 'b', name: 'mango-cut.webp', url: samplePictures.leaves, progress: 0.6 },
  { id: 'c', name: 'a-very-long-name-of-a-picture.webp', url: null },
];

export function FileSpecimens() {
  const [previews, setPreviews] = useState(samples);
  return (
    <>
      <Specimen title="FileDrop with previews" span={8} isStacked>
        <FileDrop
          label="Add pictures"
          accept="image/*"
          isMultiple
          hint="PNG, JPEG or WebP, up to 5 MB each"
          previews={previews}
          onFiles={(files) =>
            setPreviews([
              ...previews,
              ...files.map(({ name }) => ({ id: crypto.randomUUID(), name, url: null })),
            ])
          }
          onRemove={(id) => setPreviews(previews.filter((preview) => preview.id !== id))}
        />
      </Specimen>
      <Specimen title="FileDrop: error, disabled" isStacked>
        <FileDrop
          label="Add a picture"
          accept="image/*"
          onFiles={() => undefined}
          error="Only pictures, please"
        />
        <FileDrop label="Add a document" accept="image/*" onFiles={() => undefined} disabled />
      </Specimen>
    </>
  );
}
