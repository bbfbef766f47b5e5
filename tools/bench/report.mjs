/**
 * What `npm run bench` prints.
 * @module
 */
import { figure, table } from './table.mjs';

/** @typedef {import('./pages.mjs').PageResult} PageResult */

/**
 * @typedef {object} Results parts that were not measured are absent
 * @property {PageResult[]} [pages]
 * @property {{ searchPerLetterMs: number, cardToProductMs: number }} [phone]
 * @property {{ name: string, score: number }[]} [lighthouse]
 * @property {Awaited<ReturnType<typeof import('./orders.mjs').measureOrders>>} [orders]
 * @property {number} [functionsLoadMs]
 * @property {Awaited<ReturnType<typeof import('./code.mjs').measureBuilds>>} [builds]
 */

const floor = 'static page';

/** A figure with its ratio to the static page of the same run: `736 (1.6)`. @param {number | undefined} value @param {number | undefined} limit */
const withRatio = (value, limit) =>
  value === undefined || !limit ? figure(value) : `${figure(value)} (${(value / limit).toFixed(2)})`;

/** @param {readonly PageResult[]} pages @param {'phone' | 'desktop'} profile */
function pageTable(pages, profile) {
  const ofProfile = pages.filter((page) => page.profile === profile);
  const limit = ofProfile.find(({ name }) => name === floor);
  const head = [
    ...[profile, 'FCP', 'first picture', 'LCP', 'CLS', 'blocking', 'tap to badge', 'to paint'],
    ...['script KiB', 'total KiB', 'requests', 'reads', 'elements', 'warm LCP'],
  ];
  const rows = ofProfile.map(({ name, cold, warm }) => [
    name,
    withRatio(cold.fcpMs, limit?.cold.fcpMs),
    withRatio(cold.pictureMs, limit?.cold.pictureMs),
    withRatio(cold.lcpMs, limit?.cold.lcpMs),
    figure(cold.cls, 4),
    figure(cold.blockingMs),
    figure(cold.tapToEffectMs),
    figure(cold.tapToPaintMs),
    figure(cold.scriptKib, 1),
    figure(cold.totalKib, 1),
    figure(cold.requests),
    figure(cold.reads),
    figure(cold.elements),
    withRatio(warm.lcpMs, limit?.warm.lcpMs),
  ]);
  return table(head, rows);
}

/** @param {Results} results @returns {string} */
export function report({ pages, phone, lighthouse, orders, functionsLoadMs, builds }) {
  const parts = [];
  if (pages) {
    parts.push('Times in ms; in brackets the ratio to the static page of this run.');
    for (const profile of /** @type {const} */ (['phone', 'desktop']))
      if (pages.some((page) => page.profile === profile)) parts.push(pageTable(pages, profile));
  }
  const single = [
    ...(phone
      ? [
          ['phone: search, per letter', `${figure(phone.searchPerLetterMs, 1)} ms`],
          ['phone: card to product', `${figure(phone.cardToProductMs)} ms`],
        ]
      : []),
    ...(lighthouse ?? []).map(({ name, score }) => [`Lighthouse, ${name}`, figure(score)]),
    ...(functionsLoadMs === undefined ? [] : [['functions, module load', `${figure(functionsLoadMs)} ms`]]),
    ...(orders?.cost ?? []).map(({ tries, share, reads, writes }) => [
      `an order of 8 lines at try ${tries} (${figure(100 * share)} %)`,
      `${figure(reads)} reads, ${figure(writes)} writes`,
    ]),
  ];
  if (single.length > 0) parts.push(table(['', 'median'], single));
  if (orders)
    parts.push(
      table(
        ['orders over HTTP, clients', 'orders/s', 'p50 ms', 'p95 ms', 'refused'],
        orders.rounds.map(({ clients, perSecond, p50Ms, p95Ms, refused }) => [
          ...[String(clients), figure(perSecond, 1), figure(p50Ms), figure(p95Ms), String(refused)],
        ]),
      ),
    );
  if (builds)
    parts.push(
      table(
        ['build', 'files', 'script KiB', 'style KiB'],
        builds.map(({ site, files, scriptKib, styleKib }) => [
          ...[site, String(files), figure(scriptKib, 1), figure(styleKib, 1)],
        ]),
      ),
    );
  return parts.join('\n\n');
}
