import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withoutLanguage } from '@basket/domain';
import { useNavigate } from '@basket/web';
import { useUnloadGuard } from './use-unload-guard';

/** A way out of a page with unsaved changes. */
type WayOut = { readonly to: string } | 'back';

export interface LeaveGuard {
  /** Whether the person has to be asked now. */
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before unsaved changes are lost: the browser asks where it closes or reloads the page; links and the Back
 * button of the browser wait for an answer, which the caller asks for.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  const isLeaving = useRef(false);
  const ask = useEffectEvent((next: WayOut) => {
    if (!isLeaving.current) setWayOut(next);
    return !isLeaving.current;
  });
  useEffect(() => (isDirty ? guard(ask) : undefined), [isDirty]);
  useUnloadGuard(isDirty);
  return {
    isAsking: wayOut !== null,
    leave: () => {
      setWayOut(null);
      isLeaving.current = true;
      // Two steps: over the entry that holds the page, and over the page itself.
      if (wayOut === 'back') window.history.go(-2);
      else if (wayOut) void navigate(wayOut.to, { replace: true });
    },
    stay: () => setWayOut(null),
  };
}

interface HeldState {
  readonly isHeld?: boolean;
}

/**
 * @param ask returns whether the person is asked; false while the page is being left
 * @returns stops guarding
 */
function guard(ask: (wayOut: WayOut) => boolean): () => void {
  const state = (): HeldState | null => window.history.state as HeldState | null;
  const hold = (): void => window.history.pushState({ ...state(), isHeld: true }, '');
  const onClick = (event: MouseEvent): void => {
    const to = addressOf(event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    ask({ to });
  };
  // A second entry of the same page: going back leads to the page itself, and asks.
  const onBack = (): void => {
    // Otherwise the page has stayed, and its address has changed.
    if (!state()?.isHeld && ask('back')) hold();
  };
  hold();
  window.addEventListener('popstate', onBack);
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    window.removeEventListener('popstate', onBack);
    document.removeEventListener('click', onClick, { capture: true });
    // Saved: Back leads to the page before again.
    if (state()?.isHeld) window.history.back();
  };
}

/** Where a click leads within the site; null for anything but a plain press on a link to another page. */
function addressOf(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  return isSamePage ? null : withoutLanguage(link.pathname) + link.search + link.hash;
}
