import { useState } from 'react';
import { ChartFrame } from '../data';
import { FileDrop, type FilePreview } from '../forms';
import { Badge } from '../shop';
import { samplePictures } from './sample-pictures';
import { Specimen } from './specimen';

const SAMPLES: readonly FilePreview[] = [
  { id: 'a', name: 'mango.webp', url: samplePictures.mango, badge: <Badge tone="new">Primary</Badge> },
  { id: 'b', name: 'mango-cut.webp', url: samplePictures.leaves, progress: 0.6 },
  { id: 'c', name: 'a-very-long-name-of-a-picture.webp', url: null, error: 'Could not be uploaded' },
];

export function FileSpecimens() {
  const [previews, setPreviews] = useState(SAMPLES);
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

const DAYS: readonly (readonly [day: string, orders: number])[] = [
  ['15 Nov', 18],
  ['16 Nov', 24],
  ['17 Nov', 21],
  ['18 Nov', 30],
  ['19 Nov', 27],
  ['20 Nov', 36],
  ['21 Nov', 33],
];

const chart = {
  title: 'Orders, last 7 days',
  summary: '189 orders in 7 days; the busiest day was 20 Nov with 36.',
  series: [{ name: 'Orders', mark: 'bar' as const }],
  columns: ['Day', 'Orders'],
  rows: DAYS.map(([day, orders]) => [day, String(orders)]),
};

export function ChartSpecimens() {
  return (
    <>
      <Specimen title="ChartFrame" span={6} isStacked>
        <ChartFrame {...chart}>
          <svg viewBox="0 0 70 40" preserveAspectRatio="none" fill="var(--primary)">
            {DAYS.map(([day, orders], index) => (
              <rect key={day} x={index * 10 + 1} y={40 - orders} width="8" height={orders} />
            ))}
          </svg>
        </ChartFrame>
      </Specimen>
      <Specimen title="ChartFrame: loading, empty" span={6} isStacked>
        <ChartFrame {...chart} isCompact state="loading" />
        <ChartFrame {...chart} title="Revenue, last 7 days" isCompact state="empty" />
      </Specimen>
    </>
  );
}
