/**
 * The files with which the shop starts without a network: index.html, the list of remotes, and the files of shell and shop. Each takes
 * the place of the one before only when all files that it names are kept, so that what is kept always fits together.
 */
import {
  buildOfEntry,
  filesOfBuild,
  filesOfDocument,
  shellModules,
  type BuildFiles,
  type NamedFile,
} from '../named-files';
import { entriesOf, noteTold, readRemotes } from './entries';
import { cacheNames, keepFiles, networkOr } from './stores';

declare const self: ServiceWorkerGlobalScope;

/** How often an open shop looks for another build, if its page does not name one. */
const checkedMs = 10 * 60_000;
const buildHeader = 'X-Kept-Build';
const languageHeader = 'X-Kept-Language';
const indexPath = '/index.html';
const remotesPath = '/remotes.json';

const openStart = (): Promise<Cache> => caches.open(cacheNames.start);

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache', ...init });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

const readBuild = async (response: Response): Promise<BuildFiles> => (await response.json()) as BuildFiles;

/** @returns the builds of shell and shop, as rendered pages name them */
async function keepShop(event: ExtendableEvent, shell: BuildFiles, language: string): Promise<string> {
  const response = await ask(remotesPath);
  const shop = (await readRemotes(response.clone())).find(({ mount }) => mount === '/home');
  if (!shop?.rendering || shop.integrity === null) return shell.build;
  const build = await readBuild(await ask(buildOfEntry(shop.entry), { integrity: shop.rendering }));
  await keepFiles(event, [...entriesOf([shop]), ...filesOfBuild(build, shop.entry, language)]);
  await (await openStart()).put(remotesPath, response);
  return `${shell.build}.${build.build}`;
}

async function keepShell(event: ExtendableEvent, build: BuildFiles, language: string): Promise<Response> {
  const index = await ask(indexPath);
  const { href } = self.location;
  const named = filesOfDocument(await index.clone().text(), href);
  const own = filesOfBuild(build, href, language, shellModules);
  if (!named.every(({ url }) => own.some((file) => file.url === url)))
    throw new Error('index.html is of another build than server/build.json');
  await keepFiles(event, own);
  return index;
}

async function isKept(build: string | null, language: string): Promise<boolean> {
  const headers = (await (await openStart()).match(indexPath))?.headers;
  if (!headers) return false;
  // English is kept with every other language.
  if (!['en', headers.get(languageHeader)].includes(language)) return false;
  if (build !== null) return headers.get(buildHeader) === build;
  return Date.now() - Date.parse(headers.get('Date') ?? '') < checkedMs;
}

/**
 * Keeps what is deployed now, unless it is kept already. A deploy under way, or a failing network, leaves what is kept as it is.
 * @param build the builds of the page that asks; null if it does not name any
 * @param language of the texts
 */
export async function keepStart(
  event: ExtendableEvent,
  build: string | null,
  language: string,
): Promise<void> {
  if (await isKept(build, language)) return;
  const shell = await readBuild(await ask('/server/build.json'));
  const index = await keepShell(event, shell, language);
  const both = await keepShop(event, shell, language);
  const headers = new Headers(index.headers);
  headers.set(buildHeader, both);
  headers.set(languageHeader, language);
  await (await openStart()).put(indexPath, new Response(await index.text(), { headers }));
}

/** The entries of the remotes that are kept. */
export async function keptEntries(): Promise<NamedFile[]> {
  const kept = await (await openStart()).match(remotesPath);
  return kept ? entriesOf(await readRemotes(kept)) : [];
}

/** The list of remotes as the network has it; without one, that of the shop that is kept. */
export async function answerRemotes({ request, clientId }: FetchEvent): Promise<Response> {
  const kept = await (await openStart()).match(remotesPath);
  const response = await networkOr(request, kept);
  if (response.ok) noteTold(clientId, entriesOf(await readRemotes(response.clone())));
  return response;
}
