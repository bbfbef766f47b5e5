import { minuteMs } from '@basket/domain';
import { useEffect, useState } from 'react';

/**
 * The server's clock, learnt from answers that no cache may give: what an operation returns, and the `Date` header of a
 * small file. An answer travelled for a while (and a header is cut to the second), so that one only bounds the offset;
 * several narrow it down. A device whose clock is within the bounds is believed: then `serverNow()` is `Date.now()`.
 */
export interface OffsetBounds {
  /** Server time minus device time, in milliseconds: at least, at most. */
  readonly minMs: number;
  readonly maxMs: number;
}

export const unknownOffset: OffsetBounds = { minMs: -Infinity, maxMs: Infinity };

/** The server's clock was between `earliestAt` and `latestAt` at some moment between sending and receiving. */
export interface ClockSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly earliestAt: number;
  readonly latestAt: number;
}

export function narrowOffset(known: OffsetBounds, sample: ClockSample): OffsetBounds {
  const minMs = sample.earliestAt - sample.receivedAt;
  const maxMs = sample.latestAt - sample.sentAt;
  const both = { minMs: Math.max(known.minMs, minMs), maxMs: Math.min(known.maxMs, maxMs) };
  // No overlap: one of the clocks was set meanwhile; the newer sample is right.
  return both.minMs <= both.maxMs ? both : { minMs, maxMs };
}

export function offsetMs({ minMs, maxMs }: OffsetBounds): number {
  if (minMs <= 0 && maxMs >= 0) return 0;
  return Number.isFinite(minMs) && Number.isFinite(maxMs) ? Math.round((minMs + maxMs) / 2) : 0;
}

let bounds = unknownOffset;
let asking: Promise<void> | null = null;
let askedAt = -Infinity;
const askAgainMs = 10 * minuteMs;

export function learnServerTime(sample: ClockSample): void {
  bounds = narrowOffset(bounds, sample);
}

async function askServer(): Promise<void> {
  const sentAt = Date.now();
  try {
    const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
    const headerAt = Date.parse(headers.get('date') ?? '');
    if (!Number.isFinite(headerAt)) return;
    learnServerTime({ sentAt, receivedAt: Date.now(), earliestAt: headerAt, latestAt: headerAt + 1000 });
    askedAt = sentAt;
  } catch {
    // No connection: the device's own clock has to do until the next screen asks.
  } finally {
    asking = null;
  }
}

/** Epoch milliseconds by the server's clock, as far as it is known. */
export const serverNow = (): number => Date.now() + offsetMs(bounds);

/** The server's time, updated every `intervalMs`; for countdowns and arrival times. */
export function useServerNow(intervalMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (Date.now() - askedAt > askAgainMs) asking ??= askServer();
    const timer = setInterval(() => setNow(serverNow()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
