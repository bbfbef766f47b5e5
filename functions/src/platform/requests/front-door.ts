import type { HttpRequest } from './http';

/** The deepest request of ours, an edited product, has six. */
const mostLevels = 20;

/**
 * Whether JSON can be taken apart safely. The functions library decodes the data of a callable before any code of ours
 * runs, by recursion that has no limit, and fails for values that carry a type of its own format
 * (`{"@type": ...}`). Neither comes from our pages.
 */
export function isPlainJson(value: unknown, levels = mostLevels): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0 || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((inner) => isPlainJson(inner, levels - 1));
}

/**
 * The sites whose pages may call functions, by their origins. On the local stack they are another variable, so that a
 * deployment does not have them.
 */
export function shopOrigins(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  const isLocal = variables['FUNCTIONS_EMULATOR'] === 'true';
  const listed = variables[isLocal ? 'LOCAL_SHOP_ORIGINS' : 'SHOP_ORIGINS'] ?? '';
  return listed.split(',').filter((origin) => origin !== '');
}

/** Whether a browser sent this from a page of another site. Programs send no origin; they have no cookies to abuse. */
export const isFromForeignPage = ({ headers }: Pick<HttpRequest, 'headers'>): boolean =>
  headers.origin !== undefined && !shopOrigins().includes(headers.origin);

/** Whether the shop's own site passed this on: the function has an address of its own, past the site and its cache. */
export function isThroughSite({ headers }: Pick<HttpRequest, 'headers'>): boolean {
  const host = headers['x-forwarded-host'];
  return shopOrigins().some((origin) => new URL(origin).host === host);
}
