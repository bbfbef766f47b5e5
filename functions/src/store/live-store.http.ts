import type { LiveStore, PublicStoreSettings } from '@basket/domain';
import { services } from '../platform/app';
import type { HttpRequest, HttpResponse } from '../platform/requests/http';
import { keepSettings } from './kept-settings';

/** Open pages ask every few seconds; caches in front of us answer nearly all of them. */
const cacheControl = 'public, max-age=2, s-maxage=2';
const settingsKeptForMs = 2_000;

let readSettings: (() => Promise<PublicStoreSettings>) | undefined;

/** `GET /api/store` */
export async function getStore(_request: HttpRequest, response: HttpResponse): Promise<void> {
  readSettings ??= keepSettings(services(), settingsKeptForMs);
  const { razorpayKeyId: _key, ...store } = await readSettings();
  response.set('Cache-Control', cacheControl).json(store satisfies LiveStore);
}
