/**
 * What the first view needs comes first. Whoever fetches a part of it (area, page, catalogue) holds it; what nobody
 * needs to see (Auth and all that follows) waits until nothing is held, the result is painted and the browser is idle.
 */
let held = 0;
let waiting: (() => void)[] = [];

/** Keeps `afterFirstView` waiting until the promise settles, either way. */
export function holdFirstView(part: Promise<unknown>): void {
  held += 1;
  const release = (): void => {
    held -= 1;
    passOn();
  };
  part.then(release, release);
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
  // The second frame begins after the first one has been painted.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
      else setTimeout(task, 0);
    });
  });
}

/** A hidden tab never paints, a hanging download never ends: then it is soon enough. */
const longestWaitMs = 6000;

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
