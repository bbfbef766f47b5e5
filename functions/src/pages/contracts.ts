import * as v from 'valibot';
import type { PublishedCatalogue, PublishedDetails } from '@basket/domain';

const filesSchema = v.record(v.string(), v.array(v.string()));

/** `server/build.json` of a site: tools/stack/build/server-build.mjs writes it. */
export const buildSchema = v.object({
  build: v.string(),
  server: v.object({ file: v.string(), integrity: v.string() }),
  files: v.object({ entries: filesSchema, lazy: filesSchema }),
  css: v.record(v.string(), v.string()),
});
export type Build = v.InferOutput<typeof buildSchema>;

/** The part of `/remotes.json` that pages need; they carry all of it. */
export const remotesSchema = v.looseObject({
  remotes: v.array(
    v.looseObject({
      name: v.string(),
      mount: v.string(),
      entry: v.string(),
      integrity: v.nullable(v.string()),
      rendering: v.optional(v.nullable(v.string()), null),
    }),
  ),
});
export type Remote = v.InferOutput<typeof remotesSchema>['remotes'][number];

export type View = 'visitor' | 'customer';

/** A remote's answer about one of its pages; null for a page that browsers render. */
export interface FirstView {
  readonly title: string;
  /** The module of the page that its routes load, by its path in the repository; null if it is part of the routes. */
  readonly module: string | null;
  readonly catalogue: PublishedCatalogue & { readonly total: number };
  /** The product whose details the page shows: it is then asked for once more, with them. */
  readonly detailsOf?: { readonly categoryId: string; readonly productId: string } | undefined;
}

/** Exports of a remote's file (docs/first-view.md). */
export const remoteServerSchema = v.object({
  default: v.array(v.unknown()),
  firstView: v.custom<
    (
      address: string,
      catalogue: PublishedCatalogue,
      view: View,
      details?: PublishedDetails | null,
    ) => FirstView | null
  >((value) => typeof value === 'function'),
});

export interface PageData {
  readonly view: View;
  readonly address: string;
  readonly build: string;
  readonly catalogue: FirstView['catalogue'];
  readonly remotes: unknown;
}

/** Exports of the shell's file. */
export const shellServerSchema = v.object({
  shared: v.record(v.string(), v.unknown()),
  render: v.custom<(page: PageData, mount: string, routes: readonly unknown[]) => Promise<string>>(
    (value) => typeof value === 'function',
  ),
});
