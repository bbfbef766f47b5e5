import type { HttpsFunction, Request } from 'firebase-functions/v2/https';
import { isIP, isIPv6 } from 'node:net';

export type HttpRequest = Request;
/** The web framework's response, in the version that the functions library itself uses. */
export type HttpResponse = Parameters<HttpsFunction>[1];

type Forwarded = Pick<HttpRequest, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * The network that a request came from: an IPv4 address, or the first half of an IPv6 address, of which one customer has
 * all second halves.
 *
 * Browsers call these functions directly, so that one front end stands before them: the platform's own, which adds the
 * address of whoever connected to it at the end of `X-Forwarded-For`. Anything before that is what the client says.
 */
export const clientNetwork = (request: Forwarded): string =>
  networkOf((forwardedFor(request).at(-1) || request.socket.remoteAddress) ?? 'unknown');

/** The sender of a request that the site has passed on. */
export interface SiteSender {
  /** The network of whoever asked the site, as the site says. Whoever connects to the functions past the site can make it up. */
  readonly network: string;
  /** The network of whoever connected to the functions: the site, for all who ask it. */
  readonly connection: string;
}

/** The site adds the address of whoever asked it to `X-Forwarded-For`; the platform adds the site's after it. */
export function siteSender(request: Forwarded): SiteSender {
  const connection = clientNetwork(request);
  const asked = forwardedFor(request).at(-2) ?? '';
  return { network: isIP(asked) === 0 ? connection : networkOf(asked), connection };
}

const forwardedFor = ({ headers }: Forwarded): string[] =>
  [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((address) => address.trim());

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(address) ? firstHalf(address) : address;
}

function firstHalf(address: string): string {
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  const last = (after ?? '').split(':').filter(Boolean);
  const missing = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return [...groups, ...missing, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
