/**
 * Delays work that the first view does not need (Auth and everything that follows). Code that fetches a part of the first
 * view (area, page, catalogue) holds it, as does a visible placeholder. The delayed work starts when nothing holds the
 * first view, the result is painted and the browser is idle.
 */
import { useLayoutEffect } from 'react';

let held = 0;
let waiting: (() => void)[] = [];

function hold(): () => void {
  held += 1;
  return () => {
    held -= 1;
    passOn();
  };
}

/** Keeps `afterFirstView` waiting until the promise settles, either way. */
export function holdFirstView(part: Promise<unknown>): void {
  const release = hold();
  part.then(release, release);
}

/**
 * Keeps `afterFirstView` waiting as long as the component that calls it is on the screen: a placeholder goes in the very
 * commit that shows the page, however long a slow phone takes from having its code to having rendered it.
 */
export function useHoldFirstView(): void {
  useLayoutEffect(hold, []);
}

/** A part that has arrived is rendered first, which may ask for the next part: then the wait goes on. */
function passOn(): void {
  if (held > 0 || waiting.length === 0) return;
  whenPaintedAndIdle(() => {
    if (held > 0) return; // whoever releases it passes on
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  });
}

function whenPaintedAndIdle(task: () => void): void {
  // A hidden tab never paints.
  if (document.visibilityState === 'hidden') {
    setTimeout(task, 0);
    return;
  }
  // The second frame begins after the first one has been painted.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
      else setTimeout(task, 0);
    });
  });
}

/** The downloads of the first view give up by themselves before this; a tab that is hidden meanwhile stops painting. */
const longestWaitMs = 30_000;

/** Runs `task` once, when the first view is there. */
export function afterFirstView(task: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    task();
  };
  waiting.push(once);
  setTimeout(once, longestWaitMs);
  // Whoever holds the first view does so in the task that asks for this, or before.
  setTimeout(passOn, 0);
}
