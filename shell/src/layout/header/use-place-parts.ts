import { useEffect, useState } from 'react';
import { afterFirstView } from '@basket/web';

const loadParts = () => import(/* webpackChunkName: "place-parts" */ './place-parts');
type PlaceParts = Awaited<ReturnType<typeof loadParts>>;

/** The parts that know the place to deliver to; null until the first view is there, and when their code could not be loaded. */
export function usePlaceParts(): PlaceParts | null {
  const [parts, setParts] = useState<PlaceParts | null>(null);
  useEffect(
    () => afterFirstView(() => void loadParts().then(setParts, () => undefined)), // a press loads again, and reports a failure
    [],
  );
  return parts;
}
