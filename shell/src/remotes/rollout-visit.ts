/** Measures a visit for a rollout, and reports it (rule: rollout-ended). */
import { slowVisitMs, type Rollout, type RolloutArm, type RolloutVisit } from '@basket/domain';
import { afterFirstView } from '@basket/web';
import { onFault } from './faults';

/** Errors count for so long after the page is there. */
const watchedMs = 20_000;

interface WatchedVisit {
  readonly rollout: Pick<Rollout, 'id' | 'area'>;
  readonly arm: RolloutArm;
  readonly loading: Promise<unknown>;
  /** The document was opened for this area: its page is as late as the document is old. */
  readonly isOfDocument: boolean;
  /** Notes that the visit is reported. @returns false if it may not be */
  readonly claim: () => boolean;
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Browsers that remember no states tell the present one. */
const wasHidden = (): boolean =>
  isHidden() || performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');

/**
 * Watches until the area did not load, its page has been there for 20 seconds, or a page that is there is hidden or left. A visit that ended before
 * says nothing, unless its page was late by then.
 */
export function watchVisit({ rollout: { id, area }, arm, loading, isOfDocument, claim }: WatchedVisit): void {
  let isFailed = false;
  let shownMs: number | null = null;
  let isMeasured = isOfDocument && !wasHidden();
  const over = new AbortController();
  const stopListening = onFault((remote) => (isFailed ||= remote === area));
  const end = (): void => {
    if (over.signal.aborted) return;
    over.abort();
    stopListening();
    const isSlow = isMeasured && (shownMs ?? performance.now()) > slowVisitMs;
    const saysSomething = shownMs !== null || isFailed || isSlow;
    if (saysSomething && navigator.onLine && claim()) send({ rolloutId: id, arm, isFailed, isSlow });
  };
  addEventListener('pagehide', end, { signal: over.signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!isHidden()) return;
      if (shownMs === null) isMeasured = false;
      else end();
    },
    { signal: over.signal },
  );
  const onShown = (): void => {
    shownMs = performance.now();
    setTimeout(end, watchedMs);
  };
  loading.then(
    () => afterFirstView(onShown),
    () => {
      isFailed = true;
      isMeasured = false;
      end();
    },
  );
}

/** A report that gets lost is not sent again. */
function send(visit: RolloutVisit): void {
  fetch('/api/rollout-visits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
    keepalive: true,
  }).catch(() => undefined);
}
