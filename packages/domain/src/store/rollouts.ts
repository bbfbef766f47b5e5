import * as v from 'valibot';
import { forReading } from '../basics/for-reading';
import { kind } from '../basics/kind';
import { countSchema, instantSchema, wholeNumberSchema } from '../basics/schema';
import { releaseNameOf } from './page-errors';

/**
 * A rollout brings a new release of a remote to a share of devices first. The remote's line in `/remotes.json` names it beside the release that
 * everybody else has; devices of both arms report a visit, and the server ends a rollout whose release is worse.
 */

/** Each device draws a bucket from 0 to 99 once, and keeps it. */
export const rolloutBuckets = 100;

/** `next` gets the new release; `now` gets the present one, and is measured for comparison. */
export const rolloutArms = ['next', 'now'] as const;
export type RolloutArm = (typeof rolloutArms)[number];

/** So many devices are measured with the present release for each that gets the new one: what is known of it better needs fewer failures. */
const comparedPerNext = 3;

/** A visit is slow when its page is drawn by the area's own code later than this: what web.dev calls a poor time for the largest paint. */
export const slowVisitMs = 4_000;

/** Names a rollout by remote and release, such as `mf_shop.0123456789abcdef`. The same files have the same id, whatever their share. */
export const rolloutIdSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}\.[0-9a-f]{16}$/));

/** `rollout` in a remote's line: its new release, and the share of devices that gets it. */
export const listedRolloutSchema = v.object({
  entry: v.pipe(v.string(), v.url()),
  version: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  integrity: v.string(),
  /** Hash of the release's `server/build.json`; null for a remote without rendered pages. */
  rendering: v.optional(v.nullable(v.string()), null),
  percent: wholeNumberSchema(1, 100),
});
export type ListedRollout = v.InferOutput<typeof listedRolloutSchema>;

/** A rollout as the list of remotes has it, with what names it. */
export interface Rollout extends ListedRollout {
  readonly id: string;
  /** The remote's container, such as `mf_shop`. */
  readonly area: string;
  /** The name of the release's files, 16 hexadecimal digits. */
  readonly release: string;
}

const listSchema = v.object({
  remotes: v.array(v.looseObject({ name: v.string(), rollout: v.optional(v.unknown()) })),
});

/** The rollouts of a list of remotes. One that cannot be read is left out: its remote stays as it is. */
export function rolloutsIn(list: unknown): readonly Rollout[] {
  const parsed = v.safeParse(forReading(listSchema), list);
  if (!parsed.success) return [];
  return parsed.output.remotes.flatMap(({ name: area, rollout }) => {
    const listed = v.safeParse(forReading(listedRolloutSchema), rollout);
    if (!listed.success) return [];
    const release = releaseNameOf(listed.output);
    const id = `${area}.${release}`;
    return v.is(rolloutIdSchema, id) ? [{ ...listed.output, id, area, release }] : [];
  });
}

/**
 * The arm of a device; null for one that has the present release and is not measured. Each release begins with other devices. With a larger share a
 * device of `next` stays there (rule: rollout-sticky); those of `now` are the last to change.
 * @param bucket from 0 to 99
 */
export function rolloutArmOf(
  bucket: number,
  { release, percent }: Pick<Rollout, 'release' | 'percent'>,
): RolloutArm | null {
  const place = (bucket + Number.parseInt(release.slice(0, 8), 16)) % rolloutBuckets;
  if (place < percent) return 'next';
  return place >= rolloutBuckets - comparedPerNext * percent ? 'now' : null;
}

/**
 * The body of `POST /api/rollout-visits`. A device sends it once for each rollout and arm, and notes that before it sends: visits of one device are
 * alike, and would count for many. One that got lost is not sent again; both arms lose as many.
 */
export const rolloutVisitSchema = v.strictObject({
  rolloutId: rolloutIdSchema,
  arm: v.picklist(rolloutArms),
  /** The remote did not load, or its code met an error. */
  isFailed: v.boolean(),
  /** See {@link slowVisitMs}. */
  isSlow: v.boolean(),
});
export type RolloutVisit = v.InferOutput<typeof rolloutVisitSchema>;

/** The answer of `GET /api/rollouts`: ids of those that have ended by themselves in the last 30 days. Their releases are not to be loaded. */
export const endedRolloutsSchema = v.object({ ended: v.array(v.string()) });
export type EndedRollouts = v.InferOutput<typeof endedRolloutsSchema>;
export const endedRolloutsToldDays = 30;

/** The visits of one arm; a visit may be both failed and slow. */
export const armVisitsSchema = v.strictObject({
  visits: countSchema,
  failed: countSchema,
  slow: countSchema,
});
export type ArmVisits = v.InferOutput<typeof armVisitsSchema>;

/** The measures by which a release may be worse. */
export const rolloutFaults = ['failed', 'slow'] as const;
export type RolloutFault = (typeof rolloutFaults)[number];

/** `rollouts/{rolloutId}`: what devices of both arms have reported. Closed to browsers. */
export const rolloutSchema = v.strictObject({
  area: v.string(),
  version: v.string(),
  release: v.string(),
  next: armVisitsSchema,
  now: armVisitsSchema,
  startedAt: instantSchema,
  lastVisitAt: instantSchema,
  /** Null until it ends by itself (rule: rollout-ended); nothing is counted afterwards. */
  endedAt: v.nullable(instantSchema),
  endedFor: v.nullable(v.picklist(rolloutFaults)),
});
export const rollouts = kind('rollouts', rolloutSchema);
