/**
 * The headers that every site sends, and the only list of addresses that a page may connect to. firebase.json contains the
 * result for `.firebaserc`; after a change here or there:
 *
 *   npm run headers
 *
 * The local stack derives its own policy from the same list, with its own addresses. Reasons: docs/decisions/010.
 * @module
 */
import { readdirSync } from 'node:fs';
import { region, remotes } from './base/project.mjs';

/**
 * The services that the shop connects to, by purpose.
 * @typedef {object} Origins
 * @property {readonly string[]} remotes where the remotes' scripts and styles come from
 * @property {readonly string[]} auth
 * @property {readonly string[]} firestore
 * @property {readonly string[]} functions
 * @property {readonly string[]} storage pictures, and uploads of them
 * @property {PaymentOrigins} payments
 *
 * @typedef {object} PaymentOrigins
 * @property {string} script where the gateway's checkout script comes from
 * @property {readonly string[]} frames what it opens
 * @property {readonly string[]} requests what it asks from our page
 */

/**
 * reCAPTCHA: of App Check, if a deploy enables it, and before a code by SMS is sent, if the store offers signing in by phone. Google names
 * these addresses and that of `recaptchaFrames` (developers.google.com/recaptcha/docs/faq).
 */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
/** Where it asks a person whom it cannot tell from a program. */
const recaptchaFrames = [recaptcha[0], 'https://recaptcha.google.com/recaptcha/'];
const appCheck = 'https://content-firebaseappcheck.googleapis.com';
/** Requested with fetch if the store has a maps key; its scripts are not loaded. */
const maps = ['https://maps.googleapis.com', 'https://places.googleapis.com'];

/** Tiles of the dispatch board's map, if the store's settings name some; the settings take no other host (decision 029). */
const mapTiles = ['tile.openstreetmap.org', 'tiles.stadiamaps.com', 'api.maptiler.com'].map(
  (host) => `https://${host}`,
);

/**
 * @param {{ projects: { default: string }, targets: Record<string, { hosting: Record<string, string[]> }> }} firebaserc
 * @returns {Origins}
 */
export function deployedOrigins({ projects: { default: projectId }, targets }) {
  const sites = targets[projectId]?.hosting ?? {};
  return {
    remotes: remotes.flatMap(({ site }) => (sites[site] ?? []).map((name) => `https://${name}.web.app`)),
    auth: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    firestore: ['https://firestore.googleapis.com'],
    functions: [`https://${region}-${projectId}.cloudfunctions.net`],
    storage: ['https://firebasestorage.googleapis.com'],
    // The provider documents the script's address and asks to allow its domain; frames and requests are what the
    // script is known to open. They are named one by one instead of by a wildcard.
    payments: {
      script: 'https://checkout.razorpay.com',
      frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
      requests: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    },
  };
}

/** @param {import('./base/ports.mjs').Ports} ports @returns {Origins} */
export function localOrigins(ports) {
  const at = (/** @type {number} */ port) => [`http://localhost:${port}`];
  return {
    remotes: remotes.flatMap(({ site }) => at(ports[site])),
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    functions: at(ports.functions),
    // The published catalogue names its pictures by the address that functions know.
    storage: [...at(ports.storage), `http://127.0.0.1:${ports.storage}`],
    payments: { script: `http://localhost:${ports.gateway}`, frames: at(ports.gateway), requests: [] },
  };
}

/**
 * No inline script, no eval, nothing from addresses outside this list.
 * @param {Origins} origins
 * @returns {string}
 */
export function shellPolicy({ remotes: remoteSites, auth, firestore, functions, storage, payments }) {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remoteSites, ...recaptcha, payments.script],
    'style-src': ["'self'", ...remoteSites],
    'font-src': ["'self'", ...remoteSites],
    // blob: the preview of a picture that is about to be uploaded; data: small drawings in style sheets
    'img-src': ["'self'", 'data:', 'blob:', ...remoteSites, ...storage, ...mapTiles],
    'connect-src': [
      "'self'",
      ...auth,
      ...firestore,
      ...functions,
      ...storage,
      appCheck,
      recaptcha[0],
      ...maps,
      ...payments.requests,
    ],
    'frame-src': [...recaptchaFrames, ...payments.frames],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Where the function `pages` answers: it sends a policy of its own, with the hashes of what stands in the page. `*` is one segment
 * of a path, and ends it.
 */
export const renderedPaths = Object.freeze(['/home', '/home/products', '/home/products/*']);

/** The parts of addresses that name a language: each has a file of texts, and English is not named. */
const prefixes = readdirSync(new URL('../packages/domain/src/texts', import.meta.url))
  .filter((name) => name.endsWith('.json') && name !== 'en.json')
  .map((name) => `/${name.replace('.json', '')}`);
/** {@link renderedPaths} in every language. */
export const spokenPaths = ['', ...prefixes].flatMap((prefix) => renderedPaths.map((each) => prefix + each));
const spokenPathsPattern = `^(${spokenPaths.map((each) => each.replace('*', '[^/]+')).join('|')})$`;

/** It runs without a page, and has a policy of its own: see workerPolicy. */
export const workerPath = '/service-worker.js';

/**
 * The service worker fetches what pages may load: files of the sites, pictures, the catalogue. Not the services.
 * @param {Pick<Origins, 'remotes' | 'storage'>} origins
 * @returns {string}
 */
export const workerPolicy = ({ remotes: remoteSites, storage }) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...remoteSites, ...storage].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * A regular expression for every path but these. Hosting's cannot look ahead, so that it says letter by letter where a
 * path may differ.
 * @param {readonly string[]} paths `**` stands for all that may follow
 * @param {string} [never] a letter that no path has that is meant
 * @returns {string}
 */
export function everyPathBut(paths, never = '') {
  const any = never === '' ? '.' : `[^${never}]`;
  /**
   * @param {readonly string[]} rests what follows the same beginning
   * @returns {string}
   */
  const differing = (rests) => {
    if (rests.includes('*')) return `(|[^/${never}]*/${any}*)`;
    const letters = [...new Set(rests.filter((rest) => rest !== '').map((rest) => rest.charAt(0)))];
    const ways = letters.flatMap((letter) => {
      const longer = rests.filter((rest) => rest.startsWith(letter)).map((rest) => rest.slice(1));
      return longer.includes('**') ? [] : `${letter === '.' ? '\\.' : letter}${differing(longer)}`;
    });
    if (letters.length > 0) ways.push(`[^${letters.join('')}${never}]${any}*`);
    else ways.push(`${any}+`);
    return `(${rests.includes('') ? '' : '|'}${ways.join('|')})`;
  };
  return `^${differing(paths)}$`;
}

/**
 * Pages that the browser renders are asked for anew each time, as all of them are the same file; the function `pages` and operations
 * say themselves how long their answers are kept.
 */
const drawnPages = {
  regex: everyPathBut([...spokenPaths, '/api/**'], '.'),
  headers: [{ key: 'Cache-Control', value: 'no-cache' }],
};

/** A remote has scripts, styles and pictures, but no pages. */
const remotePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * @param {string} site
 * @param {Origins} origins
 * @returns {{ key: string, value: string }[]}
 */
export function securityHeaders(site, origins) {
  const all = {
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  const own =
    site === 'shell'
      ? {
          'Content-Security-Policy': shellPolicy(origins),
          'Permissions-Policy': 'geolocation=(self), payment=(self), camera=(), microphone=(), usb=()',
          // A gateway may open a window of a bank; a page that opens ours gets no access to it.
          'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
          'Cross-Origin-Resource-Policy': 'same-origin',
        }
      : {
          'Content-Security-Policy': remotePolicy,
          'Access-Control-Allow-Origin': '*',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        };
  return Object.entries({ ...all, ...own }).map(([key, value]) => ({ key, value }));
}

/**
 * A site's hosting settings with these headers in place of what they have for every path, and with the pages of every language.
 * @template {{ target: string, headers?: unknown, rewrites?: { function?: { functionId: string } }[] }} Site
 * @param {Site} site
 * @param {Origins} origins
 * @returns {Site}
 */
export function withSecurityHeaders(site, origins) {
  /** @type {{ source?: string, regex?: string, headers: { key: string }[] }[]} */
  const rules = Array.isArray(site.headers) ? site.headers : [];
  const isPolicy = (/** @type {{ key: string }} */ { key }) => key === 'Content-Security-Policy';
  const others = rules.filter(
    ({ source, regex, headers }) =>
      source !== '**' && !headers.some(isPolicy) && !regex?.startsWith(drawnPages.regex.slice(0, 2)),
  );
  const headers = securityHeaders(site.target, origins);
  if (site.target !== 'shell') return { ...site, headers: [...others, { source: '**', headers }] };
  return {
    ...site,
    rewrites: site.rewrites?.map((each) =>
      each.function?.functionId === 'pages' ? { ...each, regex: spokenPathsPattern } : each,
    ),
    headers: [
      drawnPages,
      ...others,
      { source: '**', headers: headers.filter((header) => !isPolicy(header)) },
      // Two policies would both count.
      { regex: everyPathBut([...spokenPaths, workerPath]), headers: headers.filter(isPolicy) },
      {
        source: workerPath,
        headers: [
          { key: 'Cache-Control', value: 'no-cache' },
          { key: 'Content-Security-Policy', value: workerPolicy(origins) },
        ],
      },
    ],
  };
}

/**
 * Hosting settings whose policies name every one of these sites wherever they name one of them: a remote that is new in the list is
 * loaded by a shell that was built before it.
 * @template Hosting
 * @param {Hosting} hosting
 * @param {readonly string[]} sites origins of remotes
 * @returns {Hosting}
 */
export function withRemoteSites(hosting, sites) {
  const completed = (/** @type {string} */ directive) => {
    const sources = directive.split(' ');
    const last = sources.findLastIndex((source) => sites.includes(source)) + 1;
    const missing = last === 0 ? [] : sites.filter((site) => !sources.includes(site));
    return [...sources.slice(0, last), ...missing, ...sources.slice(last)].join(' ');
  };
  return JSON.parse(JSON.stringify(hosting), (_, value) =>
    value?.key === 'Content-Security-Policy'
      ? { ...value, value: value.value.split('; ').map(completed).join('; ') }
      : value,
  );
}
