/**
 * The shop's service worker: answers return visits from what is kept, and the shop's own pages without a network. It touches
 * nothing of staff, no operation, no sign-in, no database and no payment. See docs/offline.md.
 *
 * It holds no list of files of one build, so that it may take over from its predecessor under open pages: hashed files and whole
 * pages mean the same to both.
 */
import { languageOfReader } from '../named-files';
import { kindOf, kindOfLoaded } from '../request-kinds';
import type { ShownPage } from '../request-kinds';
import { answerEntry } from './entries';
import { answerPage, keepShownPage, readerOf } from './pages';
import { answerRemotes, keepStart, keptEntries } from './start';
import { data, deleteOldCaches, files, keepFiles, pictures } from './stores';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'remotes':
      return event.respondWith(answerRemotes(event));
    case 'entry':
      return event.respondWith(answerEntry(event, keptEntries));
    case 'file':
      return event.respondWith(files.handle({ event, request }));
    case 'picture':
      return event.respondWith(pictures.handle({ event, request }));
    case 'data':
      return event.respondWith(data.handle({ event, request }));
    case null:
  }
});

/** Keeps the files that a page loaded before there was a worker. */
async function keepLoaded(event: ExtendableEvent, loaded: readonly string[]): Promise<void> {
  const site = self.location.origin;
  for (const url of new Set(loaded)) {
    const kind = kindOfLoaded(url, site);
    if (kind === 'picture') await pictures.handle({ event, request: new Request(url, { mode: 'no-cors' }) });
    else if (kind === 'data') await data.handle({ event, request: new Request(url) });
    else if (kind === 'file') await keepFiles(event, [{ url, integrity: '' }]);
  }
}

async function keepWhatIsShown(event: ExtendableEvent, shown: ShownPage): Promise<void> {
  const reader = await readerOf(shown.address);
  if (reader === null) return;
  await keepShownPage(event, shown.address, reader);
  // Shown without a network, whichever of the shop's pages is opened first.
  const always = reader.startsWith('customer') ? ['/api/catalogue', '/config.json'] : [];
  await keepLoaded(event, [...always.map((path) => self.location.origin + path), ...shown.loaded]);
  await keepStart(event, shown.build, languageOfReader(reader));
}

self.addEventListener('message', (event) => {
  event.waitUntil(keepWhatIsShown(event, event.data as ShownPage)); // only pages of this site can send
});
