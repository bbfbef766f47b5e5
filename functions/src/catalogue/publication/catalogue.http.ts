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

/** `GET /api/catalogue` */
export async function getCatalogue(request: HttpRequest, response: HttpResponse): Promise<void> {
  send(request, response, await catalogueServer().cards());
}

/**
 * `GET /api/catalogue/details/{categoryId}?v={version}`. Whatever version a page knows, it gets the present one; caches keep
 * only the answer at the present version's address, so that made-up numbers fill none.
 */
export async function getCatalogueDetails(
  request: HttpRequest,
  response: HttpResponse,
  categoryId: string,
): Promise<void> {
  const file = await catalogueServer().details(categoryId);
  const { v } = request.query;
  const isPresent = typeof v === 'string' && file?.etag === `"${v}"`;
  send(request, response, file, isPresent ? cacheControl : 'no-store');
}

function send(
  request: HttpRequest,
  response: HttpResponse,
  file: ServedFile | null,
  caching = cacheControl,
): void {
  if (!file) {
    response.set('Cache-Control', 'no-store').status(404).json({ error: 'not-found' });
    return;
  }
  response.set({ 'Cache-Control': caching, ETag: file.etag });
  if (request.headers['if-none-match']?.includes(file.etag)) response.status(304).end();
  else response.type('application/json').send(file.json);
}
