/**
 * Lazy, for lists with a rollout: which release of a remote this device gets (rule: rollout-sticky). Where anything of it fails, the device has the
 * present releases, and is not measured.
 */
import * as v from 'valibot';
import {
  endedRolloutsSchema,
  forReading,
  rolloutArmOf,
  rolloutBuckets,
  rolloutsIn,
  wholeNumberSchema,
  type Rollout,
  type RolloutArm,
  withoutLanguage,
} from '@basket/domain';
import { fetchJson, firstViewPage } from '@basket/web';
import { isInside, manifestSchema, type Manifest, type RemoteInfo } from './manifest';
import { watchVisit } from './rollout-visit';

/** Also read by a script in rendered pages. */
const keptKey = 'basket-express.rollouts';
/** A device meets a few in a month. */
const mostDone = 20;
const answerMs = 2_000;
/** Where the document was opened. */
const openedAt = withoutLanguage(location.pathname);

const keptSchema = v.object({
  bucket: wholeNumberSchema(0, rolloutBuckets - 1),
  /** Ids of rollouts that have ended; with `.next` or `.now` behind them, of those whose visit was reported. */
  done: v.array(v.string()),
});
type Kept = v.InferOutput<typeof keptSchema>;

/** The part that this device has in a rollout. */
interface Part {
  readonly rollout: Rollout;
  readonly arm: RolloutArm;
  /** The rollout's release. */
  readonly next: RemoteInfo;
}

const partOf = new WeakMap<RemoteInfo, Part>();
/** By mount: those that were loaded. */
const loaded = new Map<string, Part>();
const left = new Set<string>();

/** @returns false where the browser forbids it */
function keep(kept: Kept): boolean {
  try {
    localStorage.setItem(keptKey, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Draws a bucket where there is none that can be read. @returns null where nothing can be kept */
function keptHere(): Kept | null {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(keptKey) ?? 'null');
  } catch {
    // Not ours, or forbidden: then a bucket cannot be kept either.
  }
  const read = v.safeParse(forReading(keptSchema), stored);
  if (read.success) return read.output;
  const drawn = { bucket: Math.floor(Math.random() * rolloutBuckets), done: [] };
  return keep(drawn) ? drawn : null;
}

/** @returns false where it was done before, or that cannot be kept */
function noteDone(what: string): boolean {
  const kept = keptHere();
  if (!kept || kept.done.includes(what)) return false;
  return keep({ ...kept, done: [...kept.done, what].slice(-mostDone) });
}

const leftKey = (id: string): string => `basket-express.left-rollout.${id}`;

/** The rest of the session has the present release. */
function leave({ rollout: { id }, arm }: Part): void {
  if (arm !== 'next') return;
  left.add(id);
  try {
    sessionStorage.setItem(leftKey(id), '1');
  } catch {
    // Forbidden: then for the rest of this page.
  }
}

function isLeft(id: string): boolean {
  try {
    return left.has(id) || sessionStorage.getItem(leftKey(id)) !== null;
  } catch {
    return left.has(id);
  }
}

/** The parts that this device has in the rollouts of a list. A device of `now` has one until its visit is reported. */
function partsIn(list: Manifest, { bucket, done }: Kept): Part[] {
  return rolloutsIn(list).flatMap((rollout) => {
    const { id, area, entry, version, integrity } = rollout;
    const arm = rolloutArmOf(bucket, rollout);
    const isOver = done.includes(id) || (arm === 'now' && done.includes(`${id}.now`)) || isLeft(id);
    if (arm === null || isOver) return [];
    const remotes = list.remotes
      .filter(({ name }) => name === area)
      .map((remote) => ({ ...remote, entry, version, integrity }));
    return v
      .parse(forReading(manifestSchema), { remotes })
      .remotes.map((next): Part => ({ rollout, arm, next }));
  });
}

/** Ids of the rollouts that have ended by themselves; null without an answer. */
const askEnded = (): Promise<readonly string[] | null> =>
  fetchJson('/api/rollouts', endedRolloutsSchema, { signal: AbortSignal.timeout(answerMs) }).then(
    ({ ended }) => ended,
    () => null,
  );

/** The list with the releases that this device gets. A page that the server rendered goes on with the present ones, with which it was made. */
export async function withRollouts(list: Manifest): Promise<Manifest> {
  const kept = keptHere();
  const parts = kept && !firstViewPage() ? partsIn(list, kept) : [];
  const ended = parts.length > 0 ? await askEnded() : null;
  if (!ended) return list;
  const remotes = list.remotes.map((remote) => {
    const part = parts.find(({ rollout }) => rollout.area === remote.name);
    if (!part) return remote;
    if (ended.includes(part.rollout.id)) {
      noteDone(part.rollout.id);
      return remote;
    }
    const own = part.arm === 'next' ? part.next : remote;
    partOf.set(own, part);
    return own;
  });
  return { ...list, remotes };
}

/** Reports one visit of this device for each rollout and arm. */
export function watch(remote: RemoteInfo, loading: Promise<unknown>): void {
  const part = partOf.get(remote);
  if (!part) return;
  const { rollout, arm } = part;
  const told = `${rollout.id}.${arm}`;
  const isOfDocument = !loaded.has(remote.mount) && isInside(remote.mount, openedAt);
  loaded.set(remote.mount, part);
  loading.catch(() => leave(part)); // a reload has the present release
  if (keptHere()?.done.includes(told)) return;
  watchVisit({ rollout, arm, loading, isOfDocument, claim: () => noteDone(told) });
}

/** The area is to be loaded anew, as it failed: its next list has the present release. */
export function stepBack(mount: string): void {
  const part = loaded.get(mount);
  if (part) leave(part);
}
