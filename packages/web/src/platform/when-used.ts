const longestWaitMs = 4000;

/** Runs `task` once: when somebody touches, types or scrolls for the first time, or after four seconds. */
export function whenUsed(task: () => void): void {
  const kinds = ['pointerdown', 'keydown', 'scroll'] as const;
  const once = (): void => {
    clearTimeout(timer);
    for (const kind of kinds) window.removeEventListener(kind, once);
    task();
  };
  const timer = setTimeout(once, longestWaitMs);
  for (const kind of kinds) window.addEventListener(kind, once, { passive: true });
}
