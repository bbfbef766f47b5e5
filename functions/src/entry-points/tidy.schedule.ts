import { erasures, retention, type Erasure, type KeptCollection, type Retention } from '@basket/domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { addSearchKeys } from '../accounts';
import { addNameKeys, publishPopular, recountProducts, sweepPictures } from '../catalogue';
import { addOrderValues } from '../orders';
import { checkMoney } from '../payments';
import { services } from '../platform/app';
import { describeError } from '../platform/errors';
import type { Services } from '../platform/services';
import { keepGoodSettings } from '../platform/store-settings';
import { closeCustomers, closeDays, deleteOldMaps } from '../reporting';
import { deleteOld, eraseOld } from '../retention';

/** Work that is left after this time waits for the next run. */
const budgetMs = 240_000;
/** Days whose figures one run sums: more than pass between two runs, so that a store which did not run catches up. */
const mostDaysAtOnce = 50;

type Part = readonly [name: string, act: (run: Services, until: number) => Promise<number | void>];

const deletions = Object.entries(retention as Readonly<Record<string, Retention>>).flatMap(
  ([collection, kept]): Part[] =>
    kept.by === 'tidying'
      ? [[`deleted.${collection}`, (run, until) => deleteOld(run, collection as KeptCollection, kept, until)]]
      : [],
);
const removals = Object.entries(erasures as Readonly<Record<string, Erasure>>).map(
  ([collection, erasure]): Part => [
    `erased.${collection}`,
    (run, until) => eraseOld(run, collection as KeptCollection, erasure, until),
  ],
);
/** One after the other: a sum needs orders that are old, what sells is counted before it is published, and nothing is emptied that is to be deleted. */
const stages: readonly (readonly Part[])[] = [
  [
    ['figures', (run) => closeDays(run, mostDaysAtOnce)],
    ['customers', closeCustomers],
    ['products', recountProducts],
    ['pictures', sweepPictures],
    ['sourceMaps', deleteOldMaps],
    ['searchKeys', addSearchKeys],
    ['nameKeys', addNameKeys],
    ['orderValues', addOrderValues],
    ['money', checkMoney],
    ['settings', keepGoodSettings],
  ],
  [...deletions, ['popular', publishPopular]],
  removals,
];

/**
 * Deletes what is no longer kept (rule: kept-for), empties what nobody needs of people any more
 * (rule: personal-data-removed), removes uploads that nothing shows (rule: uploads-swept) and old source maps (rule: maps-kept), sums days, customers and products, and
 * makes profiles searchable (rule: customer-search) and products known by their names (rule: products-imported), adds the value of orders (rule: customer-value), publishes
 * what sells (rule: popular-order) and compares the gateway's money
 * with the shop's (rule: money-agrees). Each part is safe to
 * repeat; a failure of one is logged and stops no other.
 */
export async function tidy(run: Services): Promise<void> {
  const startedAt = run.now();
  const until = Date.now() + budgetMs;
  const done: Record<string, { readonly count: number }> = {};
  const doPart = async ([name, act]: Part): Promise<void> => {
    try {
      const count = await act(run, until);
      if (count) done[name] = { count };
    } catch (error) {
      run.log({ operation: `tidy.${name}`, result: 'fault', ms: 0, fault: describeError(error) });
    }
  };
  for (const parts of stages) await Promise.all(parts.map(doPart));
  run.log({ operation: 'tidy', result: 'ok', ms: run.now() - startedAt, parts: done });
}

export const tidySchedule = onSchedule(
  { schedule: 'every 60 minutes', maxInstances: 1, timeoutSeconds: 300 },
  () => tidy(services()),
);
