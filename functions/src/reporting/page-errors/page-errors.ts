import {
  hourMs,
  pageErrorPlaces,
  pageErrors,
  withoutPersonalData,
  type PageErrorFacts,
} from '@basket/domain';
import { createHash } from 'node:crypto';
import { atomically } from '../../platform/database/atomically';
import type { Services } from '../../platform/services';

/** An instance writes an error at most once in this time, however many pages meet it. */
const writeEveryMs = 10_000;
/** An error that nobody has met for so long gives its place to another one. */
const ownsPlaceMs = hourMs;
/** Where in its hash an error finds the places that it may have: two errors seldom want the same four. */
const tries = [0, 4, 8, 12];

/** So many builds an instance names in its log: a few of each part are on the air, and Google keeps a figure for each name. */
const mostNamed = 40;
const unnamed = { area: 'other', version: 'other', release: 'other' };

interface Seen {
  readonly writtenAt: number;
  /** Reported since then. */
  readonly more: number;
}

/** Adds up what pages report, and keeps it in a fixed number of documents (rule: page-errors-told). */
export class PageErrors {
  private readonly seen = new Map<string, Seen>();
  private readonly named = new Set<string>();

  async record(run: Services, report: PageErrorFacts): Promise<void> {
    // Again here: whoever sends this may not be one of our pages.
    const facts = { ...report, message: withoutPersonalData(report.message) };
    run.log({ operation: 'pages.error', result: 'reported', ms: 0, ...this.buildOf(facts) });
    const key = keyOf(facts);
    const now = run.now();
    const { writtenAt, more } = this.seen.get(key) ?? { writtenAt: -Infinity, more: 0 };
    if (now - writtenAt < writeEveryMs) {
      this.seen.set(key, { writtenAt, more: more + 1 });
      return;
    }
    if (this.seen.size >= pageErrorPlaces) this.seen.clear();
    this.seen.set(key, { writtenAt: now, more: 0 });
    await write(run, facts, more + 1);
  }

  /** Part and build for the log, as whoever sends this may make up as many as they like. */
  private buildOf({ area, version, release }: PageErrorFacts): typeof unnamed {
    const name = JSON.stringify([area, version, release]);
    if (this.named.size < mostNamed) this.named.add(name);
    return this.named.has(name) ? { area, version, release } : unnamed;
  }
}

const keyOf = ({ area, version, release, message }: PageErrorFacts): string =>
  JSON.stringify([area, version, release, message]);

async function write(run: Services, facts: PageErrorFacts, times: number): Promise<void> {
  const now = run.now();
  const hash = createHash('sha256').update(keyOf(facts)).digest();
  const places = tries.map((offset) => hash.readUInt32BE(offset) % pageErrorPlaces);
  await atomically(run, null, async (unit) => {
    const known = await unit.getAllUnguarded(pageErrors, places);
    const same = known.findIndex((error) => error !== null && keyOf(error) === keyOf(facts));
    const free = known.findIndex((error) => error === null || now - error.lastSeenAt > ownsPlaceMs);
    const samePlace = places[same];
    const freePlace = places[free];
    if (samePlace !== undefined)
      unit.update(pageErrors.path(samePlace), { count: (known[same]?.count ?? 0) + times, lastSeenAt: now });
    else if (freePlace !== undefined)
      unit.put(pageErrors.path(freePlace), { ...facts, count: times, firstSeenAt: now, lastSeenAt: now });
  });
}
