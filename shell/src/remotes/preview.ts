/**
 * A release of a remote that one team member sees in one browser before it is on the air: `npm run preview` uploads it and prints a code.
 * Only somebody who types the code here switches it on; no address does (threat-planted-preview).
 */
import * as v from 'valibot';
import { forReading } from '@basket/domain';
import type { SessionState } from '@basket/web';
import { keptPreview, previewKey } from './kept-preview';
import type { Manifest } from './manifest';

const previewSchema = v.object({
  /** The owner's uid: nobody else at this browser sees it. */
  uid: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/)),
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});
export type Preview = v.InferOutput<typeof previewSchema>;

/** @returns the preview that a code such as `mf_shop.0123456789abcdef.sha384-…` means for this person; null for any other text */
export function parsePreviewCode(code: string, uid: string): Preview | null {
  const [name, release, integrity, ...more] = code.trim().split('.');
  const parsed = v.safeParse(forReading(previewSchema), { uid, name, release, integrity });
  return parsed.success && more.length === 0 ? parsed.output : null;
}

/** The preview that is switched on for the signed-in person; null for customers and visitors. */
export function readPreview({ user, profile }: Pick<SessionState, 'user' | 'profile'>): Preview | null {
  if (!user || !profile || profile.role === 'customer') return null;
  try {
    const parsed = v.safeParse(forReading(previewSchema), JSON.parse(keptPreview() ?? 'null'));
    return parsed.success && parsed.output.uid === user.uid ? parsed.output : null;
  } catch {
    return null; // not ours: the shop as it is
  }
}

/** @throws DOMException where the browser forbids to keep anything */
export function keepPreview(preview: Preview | null): void {
  if (preview) localStorage.setItem(previewKey, JSON.stringify(preview));
  else localStorage.removeItem(previewKey);
}

/** The list of remotes with the previewed release, which is on the same site as the one in the list: never code of another site. */
export function withPreview(manifest: Manifest, preview: Preview | null): Manifest {
  if (!preview) return manifest;
  const { name, release, integrity } = preview;
  return {
    ...manifest,
    remotes: manifest.remotes.map((remote) =>
      remote.name === name
        ? {
            ...remote,
            entry: new URL(`/remoteEntry.${release}.js`, remote.entry).href,
            version: `preview ${release}`,
            integrity,
          }
        : remote,
    ),
  };
}
