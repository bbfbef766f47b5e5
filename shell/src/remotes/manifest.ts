import * as v from 'valibot';
import { forReading } from '@basket/domain';

/**
 * `/remotes.json`: which remotes there are, where, in which version. Written by a deploy (or the local stack), never
 * built into the shell: a remote is deployed, moved or rolled back without a new shell.
 */
const remoteSchema = v.looseObject({
  /** Name of the federation container. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  /** Everything below this path belongs to the remote. */
  mount: v.pipe(v.string(), v.regex(/^\/[a-z][a-z0-9-]{0,39}$/)),
  entry: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
  version: v.pipe(v.string(), v.nonEmpty()),
  /** Hash of the entry script; null with a dev server, which changes it. */
  integrity: v.nullable(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/))),
});
export type RemoteInfo = v.InferOutput<typeof remoteSchema>;

/**
 * An entry that cannot be read, or that takes the name or mount of an earlier one, is left out: its own area fails as unlisted, the
 * others work. `unread`: how many.
 */
export const manifestSchema = v.pipe(
  v.object({ remotes: v.array(v.unknown()) }),
  v.transform(({ remotes: entries }) => {
    const remotes: RemoteInfo[] = [];
    for (const entry of entries) {
      const { success, output } = v.safeParse(forReading(remoteSchema), entry);
      if (success && !remotes.some(({ name, mount }) => name === output.name || mount === output.mount))
        remotes.push(output);
    }
    return { remotes, unread: entries.length - remotes.length };
  }),
);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Whether a path lies in the area that is mounted there: `/home` owns `/home/cart`, not `/homework`. */
export const isInside = (mount: string, path: string): boolean =>
  path === mount || path.startsWith(`${mount}/`);

export const remoteAt = ({ remotes }: Manifest, mount: string): RemoteInfo | undefined =>
  remotes.find((remote) => remote.mount === mount);
