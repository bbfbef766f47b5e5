/**
 * Runs in a measured page before its own code, which is why it imports nothing: page-load.mjs sends its text.
 * @module
 */

/** @typedef {import('./seen.mjs').Seen} Seen */
/** @typedef {{ hadRecentInput: boolean, value: number }} ShiftEntry of layout shifts only */

/** @param {string} ready selector of the first picture that counts */
function watchPage(ready) {
  /** @type {Seen} */
  const seen = {
    ...{ firstPaint: null, largestPaint: null, ready: null, shift: 0, longTasks: [] },
    ...{ effectMs: null, paintMs: null },
  };
  /** @param {string} type @param {(entry: PerformanceEntry & ShiftEntry) => void} listen */
  const observe = (type, listen) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) listen(/** @type {PerformanceEntry & ShiftEntry} */ (entry));
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  const shifts = { sum: 0, from: 0, to: 0 };
  observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return;
    const isSameWindow = startTime - shifts.to < 1000 && startTime - shifts.from < 5000;
    if (!isSameWindow) Object.assign(shifts, { sum: 0, from: startTime });
    shifts.sum += value;
    shifts.to = startTime;
    seen.shift = Math.max(seen.shift, shifts.sum);
  });
  const look = () => {
    const box = document.querySelector(ready)?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  /** From the next tap on: until `effect` differs, and until the next frame is painted. @param {string} effect selector */
  const awaitTap = (effect) => {
    const text = () => [...document.querySelectorAll(effect)].map(({ outerHTML }) => outerHTML).join();
    const before = text();
    addEventListener(
      'pointerup',
      () => {
        const tappedAt = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (seen.paintMs = performance.now() - tappedAt);
          port2.postMessage(null);
        });
        new MutationObserver((_records, observer) => {
          if (text() === before) return;
          seen.effectMs = performance.now() - tappedAt;
          observer.disconnect();
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      },
      { capture: true, once: true },
    );
  };
  Object.assign(window, { basketBench: { seen, awaitTap } });
}

Object.assign(window, { watchPage });
