import * as v from 'valibot';
import { damagedDocumentSchema } from '../basics/damaged-document';
import { defineContract } from '../basics/contract';
import { countSchema, idSchema, instantSchema } from '../basics/schema';
import { disputeSchema } from '../payments/dispute';
import { moneyLineSchema } from '../payments/money-line';
import { pageErrorFactsSchema, pageErrorSchema } from './page-errors';
import { rolloutIdSchema, rolloutSchema } from './rollouts';

/** The most rows of each list that {@link readDiagnostics} returns; there may be more. */
export const shownDamagedDocuments = 20;
export const shownPageErrors = 50;
export const shownDisputes = 20;
export const shownRollouts = 10;
/** As many of the latest orders that wait for their payment are looked at. */
export const watchedPayments = 10;

const waitingSchema = v.strictObject({ count: countSchema, oldestAt: v.nullable(instantSchema) });

/** How the parts of the shop that nobody watches are doing (rule: health-told), a few seconds old at most. */
export const readDiagnostics = defineContract('store', 'readDiagnostics', {
  request: v.strictObject({}),
  response: v.strictObject({
    countedAt: instantSchema,
    /** Null where the platform does not say. */
    functions: v.strictObject({ commit: v.nullable(v.string()), revision: v.nullable(v.string()) }),
    /** Null before the first run. `isBehind`: it did not get through. */
    sweep: v.nullable(v.strictObject({ ranAt: instantSchema, isBehind: v.boolean() })),
    outbox: waitingSchema,
    /** Events of the payment gateway. `oldestAt` is when the oldest was to be tried. */
    webhook: v.strictObject({ ...waitingSchema.entries, lastAt: v.nullable(instantSchema) }),
    /**
     * The latest orders that have waited for their payment for a minute or longer, at most {@link watchedPayments}, and those of them for which the gateway
     * has opened none: nobody can pay these. Null from functions of version 1.1, which do not count them.
     */
    payments: v.optional(v.nullable(v.strictObject({ waiting: countSchema, unopened: countSchema })), null),
    /** Null before the first publication. */
    publication: v.strictObject({
      publishedAt: v.nullable(instantSchema),
      version: v.nullable(countSchema),
      failedAt: v.nullable(instantSchema),
    }),
    damaged: v.strictObject({ count: countSchema, latest: v.array(damagedDocumentSchema) }),
    /** The latest first. */
    pageErrors: v.array(pageErrorSchema),
    /** The lines of the last days (rule: money-agrees), the latest first. Functions of version 1.0 have none. */
    money: v.optional(v.array(moneyLineSchema), []),
    /** The disputes (rule: dispute-told), at most {@link shownDisputes}, the first to answer first. Functions of version 1.0 have none. */
    disputes: v.optional(v.array(v.strictObject({ disputeId: idSchema, ...disputeSchema.entries })), []),
    /** The rollouts that began last, at most {@link shownRollouts}, the latest first. Functions of version 1.1 have none. */
    rollouts: v.optional(
      v.array(v.strictObject({ rolloutId: rolloutIdSchema, ...rolloutSchema.entries })),
      [],
    ),
  }),
});

const { area, stack } = pageErrorFactsSchema.entries;
/** A hash, or what a page says of a build that is none. Strangers may have reported anything else. */
const release = v.pipe(v.string(), v.maxLength(40), v.regex(/^[\w.-]+(?: [\w.-]+)*$/));

/**
 * Leads the places of a page's error to the sources (rule: places-led-back), by the source maps that the deploy of its release has kept.
 */
export const readSourcePlaces = defineContract('store', 'readSourcePlaces', {
  request: v.strictObject({ area, release, stack: v.unwrap(stack) }),
  response: v.strictObject({
    /** The maps of the release. `damaged`: there are some, and none can be read. */
    maps: v.picklist(['kept', 'missing', 'damaged']),
    /**
     * In the order of `stack`. `source` is such as `mf-shop/src/cart.ts:12:7 addLine`; null where no map knows the place, as of code that
     * the bundler has written.
     */
    places: v.array(v.strictObject({ place: v.string(), source: v.nullable(v.string()) })),
  }),
});
