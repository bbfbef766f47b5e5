/** The files that documents and builds need, as they name them. */

/** A file of the shop's sites; `integrity` where its name does not have the hash of its content. */
export interface NamedFile {
  readonly url: string;
  readonly integrity: string;
}

/** The kind of person that a rendered page is for (docs/first-view.md). */
export type View = 'visitor' | 'customer';

export interface RenderedPage {
  readonly view: View;
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
  return { view, build, files: filesOfDocument(html, address) };
}

/** The kind of person in the cookie `__session`: see tell-server.ts in @basket/web. Null for staff, who have no rendered pages. */
export const viewOfCookie = (value: string | undefined): View | null =>
  value === undefined || value === '' ? 'visitor' : value === 'c' ? 'customer' : null;

/** `server/build.json` of a site, as much as is needed of it. */
export interface BuildFiles {
  readonly build: string;
  readonly files: {
    readonly entries: Readonly<Record<string, readonly string[]>>;
    readonly lazy: Readonly<Record<string, readonly string[]>>;
  };
}

/** Address of a remote's `server/build.json`. A deploy puts the release into the names of both files. */
export const buildOfEntry = (entry: string): string =>
  entry.replace(/remoteEntry(\.[0-9a-f]+)?\.js$/, 'server/build$1.json');

/** Modules of the shell that a customer uses without having opened them before. Sign-in needs a connection anyhow. */
export const shellModules: readonly string[] = [
  'packages/web/src/back-end/back-end',
  'packages/web/src/toast/toast-view',
  'shell/src/layout/header/account-menu',
  'shell/src/layout/header/product-suggestions',
  'shell/src/remotes/rollouts',
  'shell/src/screens/unknown-path',
];

/**
 * Addresses of a build's hashed files.
 * @param modules of those that load when they are used: all by default
 */
export function filesOfBuild({ files }: BuildFiles, site: string, modules?: readonly string[]): NamedFile[] {
  const lazy = modules?.map((name) => files.lazy[name] ?? []) ?? Object.values(files.lazy);
  const names = new Set([...Object.values(files.entries), ...lazy].flat());
  // The container has no hash in its name: remotes.json says which one.
  names.delete('remoteEntry.js');
  return [...names].map((name) => ({ url: new URL(name, site).href, integrity: '' }));
}
