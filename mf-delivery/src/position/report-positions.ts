import { distanceKm, roughFromKm, type Coordinates } from '@basket/domain';

/** A partner's phone reports its position rarely, to save battery and data and for privacy; without an order more rarely. */
const paces = {
  inHand: { shortestPauseMs: 15_000, longestPauseMs: 60_000, movementKm: 0.03 },
  idle: { shortestPauseMs: 60_000, longestPauseMs: 300_000, movementKm: 0.1 },
} as const;
export type Pace = keyof typeof paces;

/** A reported position. */
export interface PositionReport {
  readonly at: number;
  /** Null to treat the next position as a movement, because the orders in hand have changed. */
  readonly place: Coordinates | null;
}

/**
 * When to report a position, in epoch ms: with an order in hand 15 s after the last report if the partner has moved 30 m,
 * else after 60 s; without one after a minute and 100 m, else after five.
 */
export function dueAt(last: PositionReport | null, place: Coordinates, pace: Pace): number {
  if (!last) return 0;
  const { shortestPauseMs, longestPauseMs, movementKm } = paces[pace];
  const hasMoved = last.place === null || distanceKm(last.place, place) >= movementKm;
  return last.at + (hasMoved ? shortestPauseMs : longestPauseMs);
}

export interface Reporter {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'>;
  readonly pace: Pace;
  readonly tell: (place: Coordinates) => Promise<unknown>;
  /** The last report, by this reporter or an earlier one. */
  readonly last: PositionReport | null;
  readonly onReport: (report: PositionReport) => void;
}

const watchOptions = (pace: Pace): PositionOptions => ({
  enableHighAccuracy: pace === 'inHand',
  maximumAge: paces[pace].shortestPauseMs,
});
const permissionDenied = 1;

/**
 * Watches the position of the device and reports it when a report is due, one at a time. Stops for good when the
 * partner denies permission: deliveries do not depend on it.
 *
 * @returns a function that stops watching and reporting
 */
export function reportPositions({ geolocation, pace, tell, last, onReport }: Reporter): () => void {
  let lastReport = last;
  let latest: Coordinates | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTelling = false;
  let hasEnded = false;

  function plan(): void {
    clearTimeout(timer);
    if (hasEnded || isTelling || !latest) return;
    const waitMs = dueAt(lastReport, latest, pace) - Date.now();
    if (waitMs > 0) timer = setTimeout(plan, waitMs);
    else void tellNow(latest);
  }

  async function tellNow(place: Coordinates): Promise<void> {
    isTelling = true;
    latest = null;
    lastReport = { at: Date.now(), place };
    onReport(lastReport);
    try {
      await tell(place);
    } catch {
      // No connection, or the partner went offline. The next position is reported instead of this one, which would be late.
    }
    isTelling = false;
    plan();
  }

  const watch = geolocation.watchPosition(
    ({ coords }) => {
      // Another part of town, for dispatch and customers (rule: rough-position): the next reading may know better.
      if (coords.accuracy > roughFromKm * 1000) return;
      latest = { latitude: toMetre(coords.latitude), longitude: toMetre(coords.longitude) };
      plan();
    },
    ({ code }) => {
      if (code === permissionDenied) stop();
    },
    watchOptions(pace),
  );

  function stop(): void {
    hasEnded = true;
    clearTimeout(timer);
    geolocation.clearWatch(watch);
  }

  return stop;
}

/** Rounds to five decimals, about a metre, which is as precise as phones are. */
const toMetre = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
