import { isEmulator, services } from '../../platform/app';
import type { HttpRequest, HttpResponse } from '../../platform/requests/http';
import { picturesBucket } from '../../platform/pictures';
import { CatalogueServer, type ServedFile } from './serve-catalogue';

/** Browsers ask again after half a minute, caches in front of us after a minute; both may show the old one meanwhile. */
const cacheControl = 'public, max-age=30, s-maxage=60, stale-while-revalidate=600';

let server: CatalogueServer | undefined;
const catalogueServer = (): CatalogueServer => (server ??= new CatalogueServer(services(), imageBaseUrl()));

/** Where Storage serves pictures from, up to the object's (encoded) path. */
function imageBaseUrl(): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin = isEmulator && emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${picturesBucket()}/o/`;
}

/**
 * `GET /api/catalogue?v={tag}`. Without a tag it may be some minutes old. Open pages that have heard of a newer one name it, which no
 * cache in front of us has yet.
 */
export async function getCatalogue(request: HttpRequest, response: HttpResponse): Promise<void> {
  const file = await catalogueServer().cards();
  send(request, response, file, cachingOf(request, file, cacheControl));
}

/** Answers with a file that has the version in its address: whatever version a page knows, it gets the present one. */
const versioned =
  (fileOf: (server: CatalogueServer, name: string) => Promise<ServedFile | null>) =>
  async (request: HttpRequest, response: HttpResponse, name: string): Promise<void> => {
    const file = await fileOf(catalogueServer(), name);
    send(request, response, file, cachingOf(request, file, 'no-store'));
  };

/** `GET /api/catalogue/details/{categoryId}?v={version}`. */
export const getCatalogueDetails = versioned((server, categoryId) => server.details(categoryId));

/** `GET /api/catalogue/texts/{language}?v={version}`. */
export const getCatalogueTexts = versioned((server, language) => server.texts(language));

/** Caches keep only the answer at the present version's address, so that made-up numbers fill none. */
function cachingOf({ query: { v } }: HttpRequest, file: ServedFile | null, withoutVersion: string): string {
  if (v === undefined) return withoutVersion;
  return typeof v === 'string' && file?.etag === `"${v}"` ? cacheControl : 'no-store';
}

function send(request: HttpRequest, response: HttpResponse, file: ServedFile | null, caching: string): void {
  if (!file) {
    response.set('Cache-Control', 'no-store').status(404).json({ error: 'not-found' });
    return;
  }
  response.set({ 'Cache-Control': caching, ETag: file.etag });
  if (request.headers['if-none-match']?.includes(file.etag)) response.status(304).end();
  else response.type('application/json').send(file.json);
}
