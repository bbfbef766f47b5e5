/**
 * The looks that a browser takes at a shop, and the verdict about what it saw. Pure.
 * @module
 */

/** @typedef {import('../../manifest.mjs').Manifest} Manifest */
/** @typedef {import('../targets.mjs').Target} Target */

/**
 * @typedef {object} Sight
 * @property {Target} target
 * @property {Manifest} manifest which browsers get, or would get; one that is not on the air yet has no rollouts
 * @property {{ folder: string, hosting: Record<string, unknown> } | null} next the shell's site that is not on the air yet; null: the
 *   one that is
 *
 * @typedef {(sight: Sight) => Promise<string[]>} Look finds what is wrong, in sentences
 */

/** A page, or a whole remote, that takes longer until it is there is a failure. */
export const patienceMs = 10_000;

/**
 * @typedef {object} PageLook a page that a visitor opens
 * @property {string} address
 * @property {boolean} isRendered the server sends it with its content, and the browser takes it over
 * @property {RemoteFiles | null} remote that is loaded in it as a whole
 *
 * @typedef {object} RemoteFiles
 * @property {string} name
 * @property {string} entry
 * @property {readonly string[]} scripts of all its pages, by path on its site
 */

/** Parts of a path that name one product are for customers: a visitor's page says nothing of products (rule: sign-in-gate). */
const isOfOne = (/** @type {string} */ path) => path.includes('*');

/**
 * @param {Manifest} manifest
 * @param {object} shop
 * @param {readonly string[]} shop.rendered paths that the server renders; `*` stands for a product
 * @param {string | null} shop.product an id; null where there is none, and so nothing to render
 * @param {ReadonlyMap<string, readonly string[]>} shop.files of each remote's release, by its name; of a remote that only a later commit
 *   knows there are none, and nobody looks at it
 * @returns {{ pages: PageLook[], forCustomers: string[] }} `forCustomers`: addresses whose HTML for customers is asked for
 */
export function looksOf({ remotes: listed }, { rendered, product, files }) {
  const remotes = listed.filter(({ name }) => files.has(name));
  const hasPages = product !== null;
  const addressOf = (/** @type {string} */ path) => path.replace('*', encodeURIComponent(product ?? ''));
  const starts = remotes.map(({ name, mount, entry }) => ({
    address: mount,
    isRendered: hasPages && rendered.includes(mount),
    remote: { name, entry, scripts: (files.get(name) ?? []).filter((file) => /^js\/.*\.js$/.test(file)) },
  }));
  const further = rendered.filter((path) => !remotes.some(({ mount }) => mount === path));
  return {
    pages: [
      ...starts,
      ...(hasPages ? further : []).map((path) => ({
        address: addressOf(path),
        isRendered: !isOfOne(path),
        remote: null,
      })),
    ],
    forCustomers: hasPages ? rendered.map(addressOf) : [],
  };
}

/**
 * @typedef {object} Seen what a browser noticed of a page
 * @property {string | null} title of what it shows; null: nothing within the patience
 * @property {boolean} isError it is the error of an area, or of the shell
 * @property {boolean} isRendered the HTML came with its content
 * @property {boolean} isTakenOver
 * @property {number} ms until the page was there
 * @property {readonly string[]} thrown errors that nobody caught
 * @property {readonly { text: string, url: string }[]} logged errors in the console, and where they come from
 * @property {readonly { url: string, why: string }[]} failed requests
 * @property {readonly string[]} ofRemote what is wrong with the remote that was loaded as a whole
 */

/** The browser's own words about a request that failed; requests are looked at by themselves. */
const isOfRequest = (/** @type {string} */ text) => /^Failed to load resource/.test(text);

/** A robot's browser gets no token of App Check, and says so. */
const isOfAppCheck = (/** @type {string} */ text) => /app-?check|recaptcha/i.test(text);

/** @param {string} url @param {readonly string[]} origins of the shop's sites */
function isFileOf(url, origins) {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  // Data of the shop: it may be closed, or empty.
  return origins.includes(origin) && !pathname.startsWith('/api/');
}

/**
 * @param {PageLook} look
 * @param {Seen} seen
 * @param {readonly string[]} origins of the shop's sites
 * @returns {string[]} what is wrong with it, each with its address
 */
export function judge({ address, isRendered }, seen, origins) {
  const { title, thrown, logged, failed, ofRemote, ms } = seen;
  const problems = [
    title === null && `shows nothing within ${patienceMs / 1000} s`,
    title !== null && seen.isError && `shows “${title}”`,
    isRendered && !seen.isRendered && 'comes without its content: the server did not render it',
    isRendered &&
      seen.isRendered &&
      !seen.isTakenOver &&
      `is not taken over by the browser within ${patienceMs / 1000} s`,
    title !== null && ms > patienceMs && `takes ${(ms / 1000).toFixed(1)} s`,
    ...thrown.filter((text) => !isOfAppCheck(text)).map((text) => `throws: ${text}`),
    ...logged
      .filter(
        ({ text, url }) =>
          !isOfRequest(text) && !isOfAppCheck(text) && (url === '' || isFileOf(url, origins)),
      )
      .map(({ text }) => `logs: ${text}`),
    ...failed.filter(({ url }) => isFileOf(url, origins)).map(({ url, why }) => `lacks ${url} (${why})`),
    ...ofRemote,
  ].filter((problem) => problem !== false);
  return [...new Set(problems)].map((problem) => `${address} ${oneLine(problem)}`);
}

/** A trace fills a screen, and the first lines tell. @param {string} text */
const oneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ').slice(0, 300);
