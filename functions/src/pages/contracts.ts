import * as v from 'valibot';
import type { Language, PublishedCatalogue, PublishedDetails } from '@basket/domain';

const filesSchema = v.record(v.string(), v.array(v.string()));

/** `server/build.json` of a site: tools/stack/build/server-build.mjs writes it. */
export const buildSchema = v.object({
  build: v.string(),
  server: v.object({ file: v.string(), integrity: v.string() }),
  files: v.object({ entries: filesSchema, lazy: filesSchema }),
  css: v.record(v.string(), v.string()),
  /** A release of before has its English texts in its scripts. */
  texts: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
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

type View = 'visitor' | 'customer';

/** For whom a page is rendered. */
export interface Reader {
  readonly view: View;
  readonly language: Language;
}

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
export interface RemoteServer {
  readonly default: readonly unknown[];
  readonly firstView: (
    address: string,
    catalogue: PublishedCatalogue,
    view: View,
    details?: PublishedDetails | null,
  ) => FirstView | null;
}

export interface PageData {
  readonly view: View;
  /** As `<html lang>` names it. */
  readonly language: Language['tag'];
  /** Without `prefix`. */
  readonly address: string;
  /** `/hi` where the address names a language. */
  readonly prefix?: string;
  readonly build: string;
  readonly catalogue: FirstView['catalogue'];
  readonly remotes: unknown;
}

/** Exports of the shell's file. */
export interface ShellServer {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly render: (page: PageData, mount: string, routes: readonly unknown[]) => Promise<string>;
}

/** A file of `dist/server`, whose hash its build names. */
export interface ServerFile {
  readonly name: string;
  readonly code: string;
}

/** The code that a worker runs: the shell's file and that of one remote. */
export interface ServerFiles {
  readonly shell: ServerFile;
  readonly remote: ServerFile;
  readonly mount: string;
}

/** One page, as plain data: a worker shares no object with whoever asks it. */
export interface RenderTask {
  readonly page: Omit<PageData, 'catalogue'>;
  readonly catalogue: PublishedCatalogue;
  /** Once the page has asked for them; null for a product without details. */
  readonly details?: PublishedDetails | null;
}

/** A worker's answer: what became of a task, or why it failed. */
export const answerSchema = v.union([
  v.object({
    made: v.nullable(
      v.union([
        v.object({ detailsOf: v.object({ categoryId: v.string(), productId: v.string() }) }),
        v.object({
          title: v.string(),
          module: v.nullable(v.string()),
          catalogue: v.custom<FirstView['catalogue']>((value) => typeof value === 'object' && value !== null),
          html: v.string(),
        }),
      ]),
    ),
  }),
  v.object({ error: v.string() }),
]);
type Made = Extract<v.InferOutput<typeof answerSchema>, { made: unknown }>['made'];
/** A product whose details a page waits for. */
export type DetailsWanted = Extract<Made, { detailsOf: unknown }>;
/** A page's own words and HTML; null for a page that browsers render. */
export type Rendering = Exclude<Made, DetailsWanted>;
