import { useSyncExternalStore } from 'react';
import type { PublishedCatalogue, PublishedDetails } from '@basket/domain';

/** The kind of person that a page was rendered for; all of a kind get the same page. */
export type View = 'visitor' | 'customer';

/** As much of the catalogue as one page shows. */
export interface CataloguePart extends PublishedCatalogue {
  /** How many products the whole has. */
  readonly total: number;
  /**
   * Details of the one product that the page is about, by its id, or null if it has none; its other products are in the part, too. Absent
   * on other pages.
   */
  readonly details?: Readonly<Record<string, PublishedDetails | null>> | undefined;
}

/** The data that a pre-rendered page carries beside its HTML (docs/first-view.md). */
export interface FirstViewPage {
  readonly view: View;
  /** Path and query, without `prefix`. */
  readonly address: string;
  /** `/hi` where the address names a language. */
  readonly prefix?: string;
  /** Names the builds that rendered it. */
  readonly build: string;
  readonly catalogue: CataloguePart;
  /** The content of /remotes.json, without `rendering`. */
  readonly remotes: unknown;
}

let page: FirstViewPage | null = null;

/** On the server before rendering, in the browser before taking the page over. */
export function takeUpPage(next: FirstViewPage): void {
  page = next;
}

/** The page that the server rendered; null where the browser renders the first view itself. */
export const firstViewPage = (): FirstViewPage | null => page;

const never = (): (() => void) => () => undefined;

/** False on the server and in the render that takes its page over, then true: for what differs by time or device. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The taps before anything listened: collected by the script of the page. */
interface EarlyTaps {
  readonly taps: { readonly button: HTMLElement; readonly event: Event }[];
  readonly done: ('shell' | 'area')[];
}
declare global {
  var __earlyTaps: EarlyTaps | undefined;
}

/**
 * A part of the page listens from now on: what was tapped in it before counts now, once. A tap that is still on its way has made React
 * take the page over, and gets its answer from there.
 */
export function replayTaps(part: 'shell' | 'area'): void {
  const early = globalThis.__earlyTaps;
  if (!early || early.done.includes(part)) return;
  early.done.push(part);
  for (const { button, event } of early.taps) {
    const tappedPart = button.closest('main') ? 'area' : 'shell';
    const isOnItsWay = event.eventPhase !== Event.NONE;
    if (tappedPart === part && button.isConnected && !isOnItsWay) button.click();
  }
}
