/**
 * The report that `npm run bench` prints.
 * @module
 */
import { figure, table } from '../rush/table.mjs';

/**
 * @typedef {object} Results parts that were not measured are absent
 * @property {import('./pages.mjs').PageResult[]} [pages]
 * @property {Awaited<ReturnType<typeof import('./orders.mjs').measureOrders>>} [orders]
 */

/** A figure with its ratio to the static page of the same run: `736 (1.60)`. @param {number} value @param {number | undefined} floor */
const withRatio = (value, floor) =>
  floor ? `${figure(value)} (${(value / floor).toFixed(2)})` : figure(value);

/** @param {readonly import('./pages.mjs').PageResult[]} pages @param {string} profile */
function pageTable(pages, profile) {
  const [floor, ...others] = pages.filter((page) => page.profile === profile);
  const rows = [floor, ...others].flatMap((page) => {
    if (!page) return [];
    const { name, cold, warm } = page;
    const to = page === floor ? undefined : floor;
    return [
      [
        ...[
          name,
          figure(cold.score),
          withRatio(cold.fcpMs, to?.cold.fcpMs),
          withRatio(cold.lcpMs, to?.cold.lcpMs),
        ],
        ...[withRatio(warm.lcpMs, to?.warm.lcpMs), figure(cold.blockingMs), figure(cold.cls, 4)],
        ...[figure(cold.scriptKib), figure(cold.totalKib), String(cold.requests)],
      ],
    ];
  });
  const head = [
    'score',
    'FCP ms',
    'LCP ms',
    'warm LCP ms',
    'TBT ms',
    'CLS',
    'script KiB',
    'all KiB',
    'requests',
  ];
  return table([profile, ...head], rows);
}

/** @param {Results} results @returns {string} */
export function report({ pages = [], orders }) {
  const parts = [...new Set(pages.map(({ profile }) => profile))].map((profile) => pageTable(pages, profile));
  if (orders) {
    const { rounds, cost } = orders;
    parts.push(
      table(
        ['orders over HTTP, clients', 'orders/s', 'p50 ms', 'p95 ms', 'sent again'],
        rounds.map(({ clients, perSecond, p50Ms, p95Ms, repeated }) => [
          ...[String(clients), figure(perSecond, 1), figure(p50Ms), figure(p95Ms), String(repeated)],
        ]),
      ),
      table(
        ['an order of 8 lines at try', 'share %', 'reads', 'writes'],
        cost.map(({ tries, share, reads, writes }) => [
          ...[String(tries), figure(100 * share), figure(reads), figure(writes)],
        ]),
      ),
    );
  }
  return parts.join('\n\n');
}
