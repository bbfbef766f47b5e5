import { usePlaceParts } from './header/use-place-parts';

/** The notice of a place that the store does not deliver to. */
export function ServiceNotice() {
  const parts = usePlaceParts();
  return parts && <parts.OutsideNotice />;
}
