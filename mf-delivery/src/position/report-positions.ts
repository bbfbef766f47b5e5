import { distanceKm, type Coordinates } from '@basket/domain';

/** A partner's phone tells its position rarely: battery, data and what people need to know of each other. */
export const shortestPauseMs = 15_000;
export const longestPauseMs = 60_000;
export const movementKm = 0.03;

/** A position that was told. */
export interface Told {
  readonly at: number;
  /** Null when the next position counts as a movement: the orders in hand are others now. */
  readonly place: Coordinates | null;
}

/** When a position should be told: 15 s after the last one when the partner has moved 30 m, else after 60 s. */
export function dueAt(last: Told | null, place: Coordinates): number {
  if (!last) return 0;
  const hasMoved = last.place === null || distanceKm(last.place, place) >= movementKm;
  return last.at + (hasMoved ? shortestPauseMs : longestPauseMs);
}

export interface Reporter {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'>;
  readonly tell: (place: Coordinates) => Promise<unknown>;
  /** What was told before, by this reporter or by the one before it. */
  readonly last: Told | null;
  readonly onTold: (told: Told) => void;
}

const watchOptions: PositionOptions = { enableHighAccuracy: true, maximumAge: shortestPauseMs };
const permissionDenied = 1;

/**
 * Watches where the device is and tells it when it is due, one report at a time. A partner who refuses, or a device that
 * cannot say, tells nothing and is not asked again: deliveries do not depend on it.
 *
 * @returns ends it
 */
export function reportPositions({ geolocation, tell, last, onTold }: Reporter): () => void {
  let told = last;
  let latest: Coordinates | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTelling = false;
  let hasEnded = false;

  function plan(): void {
    clearTimeout(timer);
    if (hasEnded || isTelling || !latest) return;
    const waitMs = dueAt(told, latest) - Date.now();
    if (waitMs > 0) timer = setTimeout(plan, waitMs);
    else void tellNow(latest);
  }

  async function tellNow(place: Coordinates): Promise<void> {
    isTelling = true;
    latest = null;
    told = { at: Date.now(), place };
    onTold(told);
    try {
      await tell(place);
    } catch {
      // No connection, or offline meanwhile: the next position is told instead, never this one late.
    }
    isTelling = false;
    plan();
  }

  const watch = geolocation.watchPosition(
    ({ coords }) => {
      latest = { latitude: toMetre(coords.latitude), longitude: toMetre(coords.longitude) };
      plan();
    },
    ({ code }) => {
      if (code === permissionDenied) stop();
    },
    watchOptions,
  );

  function stop(): void {
    hasEnded = true;
    clearTimeout(timer);
    geolocation.clearWatch(watch);
  }

  return stop;
}

/** Five decimals are a metre; a phone knows no better. */
const toMetre = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
