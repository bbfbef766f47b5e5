import { createHash } from 'node:crypto';
import { languageOf, rolloutsIn } from '@basket/domain';
import { bootstrap, headScript, rolloutScript } from './bootstrap';
import type { Build, PageData, Remote } from './contracts';

export interface PageParts {
  /** The page of today: its head is the head of all pages. */
  readonly index: string;
  /** For whom it is, as the cookie names them (reader.ts). */
  readonly reader: string;
  readonly title: string;
  readonly html: string;
  readonly data: PageData;
  readonly shell: Build;
  readonly shop: Build;
  readonly remote: Remote;
  /** Module of the page, if its routes load it. */
  readonly module: string | null;
}

export interface ComposedPage {
  readonly html: string;
  /** Sources for `script-src` and `style-src`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const filesOf = (lists: Build['files']['entries'], name: string): string[] => {
  const files = lists[name];
  if (!files) throw new Error(`The build has no part ${name}`);
  return files;
};
const isSheet = (file: string): boolean => file.endsWith('.css');
const isScript = (file: string, { texts }: Build): boolean => !isSheet(file) && !Object.hasOwn(texts, file);

/** Replaces one piece of the template. @throws Error if it is not there: the template has another form */
function replaced(text: string, piece: RegExp, by: string): string {
  if (!piece.test(text)) throw new Error(`index.html has no ${piece.source}`);
  return text.replace(piece, () => by);
}

/** A style sheet as its build has it, for any place: addresses in it were relative to its file. */
const styleText = (css: string, base: string): string =>
  css
    .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .replace(/url\((["']?)\.\.\//g, (_, quote: string) => `url(${quote}${base}`)
    .trim();

interface Style {
  readonly href: string;
  readonly text: string;
}

function stylesOf(build: Build, files: readonly string[], base: string): Style[] {
  return files.filter(isSheet).map((file) => {
    const css = build.css[file];
    if (css === undefined) throw new Error(`The build has no ${file}`);
    return { href: base + file, text: styleText(css, base) };
  });
}

/** Fails for what would not fit the page when a browser takes it over, or would run in it. */
function check(html: string, styles: readonly Style[]): void {
  const foreign = /<script|<template id="B:|<style| style="/.exec(html);
  if (foreign) throw new Error(`The rendered page contains ${foreign[0]}`);
  const sheet = styles.map(({ text }) => text).join('\n');
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  for (const name of used)
    if (name !== '' && !/^lucide/.test(name) && !sheet.includes(`.${name}`))
      throw new Error(
        `No style of the page has the class ${name}: ${html.slice(Math.max(0, html.search(new RegExp(`class="[^"]*${name}`)) - 80)).slice(0, 200)}`,
      );
}

/** The elements and the characters of text in the markup, as a browser counts both: somebody else has changed a page with another sum. */
function sizeOf(markup: string): number {
  const text = markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;]+;|\r\n/g, ' ');
  return text.length + (markup.match(/<[a-z]/g)?.length ?? 0);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The files with which the shop's page starts. */
const shopFilesOf = ({ files }: Build, { name }: Remote, module: string | null): string[] => [
  ...new Set([
    ...filesOf(files.entries, name),
    ...filesOf(files.entries, './routes'),
    ...(module === null ? [] : filesOf(files.lazy, module)),
  ]),
];

/** The scripts at the end of the page, in their order. */
function endScriptsOf({ remotes }: PageData, { name }: Remote, texts: string): string[] {
  const rollout = rolloutsIn(remotes).find(({ area }) => area === name);
  return [bootstrap, ...(rollout ? [rolloutScript(rollout)] : []), ...(texts === '' ? [] : [texts])];
}

/** The texts of the scripts with which the page starts: in the page itself, as most of its words are there already. */
const textsOf = ({ texts }: Build, files: readonly string[], tag: string): string[] =>
  files.flatMap((file) => texts[file]?.[languageOf(tag).code] ?? texts[file]?.['en'] ?? []);

/** One document from a rendered page: a pure function of its parts. */
export function composePage({
  index,
  reader,
  title,
  html,
  data,
  shell,
  shop,
  remote,
  module,
}: PageParts): ComposedPage {
  const origin = `${new URL(remote.entry).origin}/`;
  const shellFiles = filesOf(shell.files.entries, 'main');
  const shopFiles = shopFilesOf(shop, remote, module);
  const styles = [...stylesOf(shell, shellFiles, '/'), ...stylesOf(shop, shopFiles, origin)];
  const markup = html.replace(/^(<link rel="preload"[^>]*>)+/, '');
  check(markup, styles);

  const scripts = shellFiles.filter((file) => isScript(file, shell));
  for (const file of scripts)
    if (!index.includes(`/${file}`)) throw new Error(`index.html is of another build than ${file}`);
  const preloads = shopFiles
    .filter((file) => isScript(file, shop))
    // The list of remotes says what the entry is called: a deploy puts the release into its name.
    .map((file) =>
      file === 'remoteEntry.js'
        ? { href: remote.entry, integrity: remote.integrity }
        : { href: origin + file, integrity: null },
    );
  const texts = [
    ...textsOf(shell, shellFiles, data.language),
    ...textsOf(shop, shopFiles, data.language),
  ].join(';');
  const endScripts = endScriptsOf(data, remote, texts);
  // At the end, and not urgent: the HTML and its pictures come first.
  const end = [
    ...endScripts.map((script) => `<script>${script}</script>`),
    `<script type="application/json" id="first-view">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ...scripts.map((file) => `<script defer fetchpriority="low" src="/${file}"></script>`),
    ...preloads.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" fetchpriority="low" crossorigin href="${href}"${integrity === null ? '' : ` integrity="${integrity}"`}>`,
    ),
  ].join('');
  const head = styles.map(({ href, text }) => `<style data-href="${href}">${text}</style>`).join('');

  let page = index.replaceAll(
    /<script\b[^>]*><\/script>|<link\b[^>]*\brel="?(?:stylesheet|preload)\b[^>]*>/g,
    '',
  );
  page = replaced(
    page,
    /<html\b( lang="?[\w-]+"?)?/,
    `<html lang="${data.language}" data-view="${data.view}" data-reader="${reader}" data-build="${data.build}" data-size="${sizeOf(markup)}"`,
  );
  page = replaced(page, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
  page = replaced(page, /<\/head>/, `${head}<script>${headScript}</script></head>`);
  page = replaced(page, /<div id="?root"?><\/div>/, `<div id="root">${markup}</div>${end}`);
  return {
    html: page,
    scriptHashes: [headScript, ...endScripts].map(hashOf),
    styleHashes: styles.map(({ text }) => hashOf(text)),
  };
}

/** The site's policy, and the hashes of what stands in the page itself. */
export function pagePolicy(policy: string, { scriptHashes, styleHashes }: ComposedPage): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': scriptHashes,
    'style-src': styleHashes,
  };
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return [directive, ...(added[name] ?? [])].join(' ');
    })
    .join('; ');
}
