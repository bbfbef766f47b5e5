import { languageOf, languages, withoutLanguage } from '@basket/domain';
import type { Reader } from './contracts';

/**
 * The reader whom the cookie `__session` describes: `c-hi` is a customer who reads Hindi (tell-server.ts in @basket/web). Visitors have no
 * kind, and English is not named; staff have no rendered pages, and are null.
 *
 * @param cookies the header
 */
export function readerOf(cookies = ''): Reader | null {
  const told = /(?:^|;\s*)__session=([^;]*)/.exec(cookies)?.[1] ?? '';
  const [kind = '', code = ''] = told.split('-');
  if (kind !== '' && kind !== 'c') return null;
  return { view: kind === '' ? 'visitor' : 'customer', language: languageOf(code) };
}

/** Names a reader as the cookie does. */
export const nameOf = ({ view, language }: Reader): string =>
  (view === 'visitor' ? '' : 'c') + (language === languages[0] ? '' : `-${language.code}`);

/**
 * The header `Link` by which search engines find a page in each language. @param site its origin @param place path and query
 */
export function alternatesOf(site: string, place: string): string {
  const { pathname, search } = new URL(place, site);
  const address = withoutLanguage(pathname) + search;
  const link = (prefix: string, name: string) =>
    `<${site}${prefix}${address}>; rel="alternate"; hreflang="${name}"`;
  const all = languages.map(({ code }) => link(code === languages[0].code ? '' : `/${code}`, code));
  return [...all, link('', 'x-default')].join(', ');
}
