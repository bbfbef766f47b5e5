import { withoutLanguage } from '@basket/domain';

/** The kind of a request, by which the service worker treats it; null: the browser sends it as if there were no worker. */
export type RequestKind = 'page' | 'file' | 'entry' | 'picture' | 'data' | 'remotes' | null;

/** The part of a request that decides. */
export interface RequestFacts {
  readonly method: string;
  readonly mode: RequestMode;
  readonly destination: RequestDestination;
  readonly url: string;
}

const hashedFile = /\.[0-9a-f]{8,32}\.(js|css|woff2|svg|webp|png)$/;
/** A deploy puts the release into its name. */
const entryFile = /^\/remoteEntry(\.[0-9a-f]+)?\.js$/;
const catalogue = /^\/api\/catalogue(\/(details|texts)\/[^/]+)?$/;
/** Where the pictures of products and categories are in the shop's storage. */
const shopPicture = /^\/v0\/b\/[^/]+\/o\/(product|category)-images%2F/;
/** Areas of staff, operations and files: never the worker's business when they are opened as pages. */
const noPage = /^\/(admin|delivery|api|server)(\/|$)|\.[^/]*$/;
const shared: ReadonlySet<RequestDestination> = new Set(['script', 'style', 'font']);

/** @param site origin of the shop */
export function kindOf({ method, mode, destination, url }: RequestFacts, site: string): RequestKind {
  if (method !== 'GET') return null;
  const { origin, pathname, search } = new URL(url);
  if (origin !== site) return kindOfForeign({ mode, destination, pathname, search });
  if (mode === 'navigate') return noPage.test(withoutLanguage(pathname)) ? null : 'page';
  if (hashedFile.test(pathname)) return 'file';
  if (pathname === '/remotes.json') return 'remotes';
  return pathname === '/config.json' || catalogue.test(pathname) ? 'data' : null;
}

type ForeignFacts = Pick<RequestFacts, 'mode' | 'destination'> & Pick<URL, 'pathname' | 'search'>;

/** Files of remotes are asked for with CORS, so that they can be checked and kept; scripts of payment or reCAPTCHA are not. */
function kindOfForeign({ mode, destination, pathname, search }: ForeignFacts): RequestKind {
  if (destination === 'image') {
    if (shopPicture.test(pathname)) return 'picture';
    return hashedFile.test(pathname) && search === '' ? 'file' : null;
  }
  if (mode !== 'cors' || !shared.has(destination)) return null;
  if (entryFile.test(pathname)) return 'entry';
  return hashedFile.test(pathname) && search === '' ? 'file' : null;
}

/** The kind of a file that a page loaded before the worker was there, if the worker would have kept it itself. */
export function kindOfLoaded(url: string, site: string): RequestKind {
  const facts = { method: 'GET', url };
  const picture = kindOf({ ...facts, mode: 'no-cors', destination: 'image' }, site);
  if (picture === 'picture') return picture;
  const font = /\.woff2$/.test(url) ? kindOf({ ...facts, mode: 'cors', destination: 'font' }, site) : null;
  const own = kindOf({ ...facts, mode: 'cors', destination: '' }, site);
  return font ?? (own === 'data' ? own : null);
}

/** The facts that a page tells the service worker about itself, once it is there. */
export interface ShownPage {
  /** Absolute. */
  readonly address: string;
  /** The builds that rendered it; null where the browser did. */
  readonly build: string | null;
  /** Addresses of what it has loaded. */
  readonly loaded: readonly string[];
}
