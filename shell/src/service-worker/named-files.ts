import { languageNamedBy } from '@basket/domain';

/** The files that documents and builds need, as they name them. */

/** A file of the shop's sites; `integrity` where its name does not have the hash of its content. */
export interface NamedFile {
  readonly url: string;
  readonly integrity: string;
}

/** The kind of person that a rendered page is for (docs/first-view.md). */
type View = 'visitor' | 'customer';

/** The kind of person, and the language of the page unless it is English: `visitor`, `customer-hi`. */
export type Reader = `${View}${string}`;

export interface RenderedPage {
  readonly reader: Reader;
  /** Names the builds of shell and shop that rendered it. */
  readonly build: string;
  readonly files: readonly NamedFile[];
}

/** The value of an attribute in a tag, quoted or not. */
function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(tag);
  return found?.[1] ?? found?.[2] ?? null;
}

/** Scripts and style sheets without which a document does not work, in its order. */
export function filesOfDocument(html: string, address: string): NamedFile[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const link = tag.startsWith('<link');
    const needed = !link || attribute(tag, 'rel') === 'stylesheet' || attribute(tag, 'as') === 'script';
    const target = attribute(tag, link ? 'href' : 'src');
    if (!needed || target === null) return [];
    return [{ url: new URL(target, address).href, integrity: attribute(tag, 'integrity') ?? '' }];
  });
}

/** @returns null for any other document than a rendered page, for example index.html */
export function readRenderedPage(html: string, address: string): RenderedPage | null {
  const [root = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  const view = attribute(root, 'data-view');
  const build = attribute(root, 'data-build');
  if ((view !== 'visitor' && view !== 'customer') || build === null) return null;
  // Functions of before name the kind of person alone: their pages are English.
  const told = attribute(root, 'data-reader');
  const reader = told === null ? view : readerOfCookie(told);
  return reader && { reader, build, files: filesOfDocument(html, address) };
}

/**
 * The reader whom the cookie `__session` names: see tell-server.ts in @basket/web.
 * @returns null for staff, who have no rendered pages, and for what is no such value
 */
export function readerOfCookie(value = ''): Reader | null {
  const [told, kind, language = ''] = /^(c?)(-[a-z]{2,3})?$/.exec(value) ?? [];
  if (told === undefined) return null;
  return `${kind === 'c' ? 'customer' : 'visitor'}${language}`;
}

/** The reader of a page whose address may name another language than the cookie. */
export function readerAt(address: string, reader: Reader | null): Reader | null {
  const named = languageNamedBy(new URL(address).pathname);
  return reader && named ? `${reader.startsWith('customer') ? 'customer' : 'visitor'}-${named}` : reader;
}

/** As names of files have it. */
export const languageOfReader = (reader: Reader): string => reader.split('-')[1] ?? 'en';

/** `server/build.json` of a site, as much as is needed of it. */
export interface BuildFiles {
  readonly build: string;
  readonly files: {
    readonly entries: Readonly<Record<string, readonly string[]>>;
    readonly lazy: Readonly<Record<string, readonly string[]>>;
    /** Files of texts, by the English one, which is among those above, and by language. A build of before has none in its list. */
    readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** Address of a remote's `server/build.json`. A deploy puts the release into the names of both files. */
export const buildOfEntry = (entry: string): string =>
  entry.replace(/remoteEntry(\.[0-9a-f]+)?\.js$/, 'server/build$1.json');

/** Modules of the shell that a customer uses without having opened them before. Sign-in needs a connection anyhow. */
export const shellModules: readonly string[] = [
  'packages/web/src/back-end/back-end',
  'packages/web/src/language/change-language',
  'packages/web/src/toast/toast-view',
  'shell/src/layout/header/account-menu',
  'shell/src/layout/header/product-suggestions',
  'shell/src/remotes/rollouts',
  'shell/src/screens/unknown-path',
];

/**
 * Addresses of a build's hashed files.
 * @param language of its texts: the English ones are there besides, for what is missing in another language
 * @param modules of those that load when they are used: all by default
 */
export function filesOfBuild(
  { files }: BuildFiles,
  site: string,
  language: string,
  modules?: readonly string[],
): NamedFile[] {
  const lazy = modules?.map((name) => files.lazy[name] ?? []) ?? Object.values(files.lazy);
  const names = new Set([...Object.values(files.entries), ...lazy].flat());
  // The container has no hash in its name: remotes.json says which one.
  names.delete('remoteEntry.js');
  for (const name of [...names]) names.add(files.texts?.[name]?.[language] ?? name);
  return [...names].map((name) => ({ url: new URL(name, site).href, integrity: '' }));
}
