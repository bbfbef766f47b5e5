/**
 * Pages that the server rendered. The last good one is answered at once and fetched anew for the next time. It is kept as a whole:
 * it names its builds by the hashes of their files, and counts only if all of them are kept too.
 */
import { readRenderedPage, readerAt, readerOfCookie, type NamedFile, type Reader } from '../named-files';
import { noteTold } from './entries';
import { cacheNames, hasFiles, keepFiles, networkOr } from './stores';

/** An older page would show too much that changes a moment later. */
const freshMs = 24 * 3600_000;
const filesHeader = 'X-Kept-Files';

declare const self: ServiceWorkerGlobalScope;

/**
 * The reader of a page in this browser, in the language that its address names or else in the one of the cookie. Null for staff, and
 * where the browser does not tell: then no page is kept or shown.
 */
export async function readerOf(address: string): Promise<Reader | null> {
  if (!('cookieStore' in self)) return null;
  const cookie = await self.cookieStore.get('__session');
  return readerAt(address, readerOfCookie(cookie?.value ?? undefined));
}

/** By address, kind of person and language: the page of one is never found by another. */
function keyOf(address: string, reader: Reader): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.append('kept-for', reader);
  return url.href;
}

const openPages = (): Promise<Cache> => caches.open(cacheNames.pages);

const filesOf = (page: Response): NamedFile[] =>
  JSON.parse(page.headers.get(filesHeader) ?? '[]') as NamedFile[]; // written by keep

const isFresh = (page: Response): boolean =>
  Date.now() - Date.parse(page.headers.get('Date') ?? '') < freshMs;

/**
 * Keeps a page that the network has answered, once all of its files are there. Another answer means that this address is not
 * rendered for this person now: then what is kept goes, and the next visit asks the network.
 */
async function keep(event: ExtendableEvent, { address, reader, response }: Answered): Promise<void> {
  if (!response.ok || response.type === 'opaqueredirect') return;
  const html = await response.text();
  const page = readRenderedPage(html, address);
  const key = keyOf(address, reader);
  if (page?.reader !== reader) {
    await (await openPages()).delete(key);
    return;
  }
  await keepFiles(event, page.files);
  const headers = new Headers(response.headers);
  headers.set(filesHeader, JSON.stringify(page.files));
  // Somebody may have signed out meanwhile.
  if ((await readerOf(address)) === reader)
    await (await openPages()).put(key, new Response(html, { headers }));
}

interface Answered {
  readonly address: string;
  readonly reader: Reader;
  readonly response: Response;
}

/** Without a network there is nothing to renew, and the next visit tries again. */
async function renew(
  event: ExtendableEvent,
  address: string,
  reader: Reader,
  request: Request,
): Promise<void> {
  const response = await fetch(request).catch(() => null);
  if (response) await keep(event, { address, reader, response });
}

/** Keeps the page that this browser shows, if it is not kept yet: it was loaded before there was a worker. */
export async function keepShownPage(event: ExtendableEvent, address: string, reader: Reader): Promise<void> {
  if (await (await openPages()).match(keyOf(address, reader))) return;
  await renew(event, address, reader, new Request(address, { credentials: 'same-origin' }));
}

/** The kept page for this browser, if all of its files are kept too. */
async function wholePage(address: string, reader: Reader | null): Promise<Response | undefined> {
  const page = reader && (await (await openPages()).match(keyOf(address, reader)));
  return page && (await hasFiles(filesOf(page))) ? page : undefined;
}

/** The kept index.html: the shell draws every page from it. */
const startPage = async (): Promise<Response | undefined> =>
  (await caches.open(cacheNames.start)).match('/index.html');

/** The answer to a navigation: a kept page, the network's, or the page that renders itself from what is kept. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const reader = await readerOf(request.url);
  const page = await wholePage(request.url, reader);
  if (page && reader && isFresh(page)) {
    event.waitUntil(renew(event, request.url, reader, request));
    noteTold(event.resultingClientId, filesOf(page));
    return page;
  }
  const kept = page ?? (await startPage());
  const response = await networkOr(request, kept);
  if (kept && response === kept) noteTold(event.resultingClientId, filesOf(kept));
  else if (reader) event.waitUntil(keep(event, { address: request.url, reader, response: response.clone() }));
  return response;
}
