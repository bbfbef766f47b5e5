import { useSyncExternalStore } from 'react';
import type { AreaNavigation } from '@basket/web';
import { areaNavigation, onAreaLoaded } from './load-area';

const nothing = (): null => null;

/** The navigation that the frame shows of an area; null until its remote is there, and while a page is taken over. */
export const useAreaNavigation = (mount: string | null): AreaNavigation | null =>
  useSyncExternalStore(onAreaLoaded, () => (mount === null ? null : areaNavigation(mount)), nothing);
