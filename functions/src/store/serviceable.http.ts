import {
  isServedPincode,
  serviceableRequestSchema,
  type PublicStoreSettings,
  type ServiceableResponse,
} from '@basket/domain';
import * as v from 'valibot';
import { services } from '../platform/app';
import { keepSettings } from '../platform/kept-reads';
import type { HttpRequest, HttpResponse } from '../platform/requests/http';

/** Browsers and the caches in front of us keep an answer for five minutes: so long may a change of the list take. */
const cacheControl = 'public, max-age=300, s-maxage=300';
/** Pincodes that somebody tries one by one cost no reads. */
export const settingsKeptForMs = 30_000;

/** The answer to a query; null for anything but one pincode, so that caches hold no answer under other addresses. */
export async function decideServiceable(
  query: unknown,
  readSettings: () => Promise<PublicStoreSettings>,
): Promise<ServiceableResponse | null> {
  const parsed = v.safeParse(serviceableRequestSchema, query);
  if (!parsed.success) return null;
  const { pincode } = parsed.output;
  return { pincode, isServed: isServedPincode(pincode, await readSettings()) };
}

let readSettings: (() => Promise<PublicStoreSettings>) | undefined;

/** `GET /api/serviceable?pincode=560038` */
export async function getServiceable(request: HttpRequest, response: HttpResponse): Promise<void> {
  readSettings ??= keepSettings(services(), settingsKeptForMs);
  const answer = await decideServiceable(request.query, readSettings);
  if (answer) response.set('Cache-Control', cacheControl).json(answer);
  else response.set('Cache-Control', 'no-store').status(400).json({ error: 'invalid-pincode' });
}
