import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { countSchema, instantSchema, paiseSchema, patternSchema } from '../basics/schema';
import { dayMs } from '../time/india';
import { publicStoreSettingsSchema, storeSettingsDraftSchema } from './store-settings';

/** Change against the month before, in whole percent; null when that month had nothing to compare with. */
export const growthSchema = v.nullable(v.pipe(v.number(), v.integer()));

/**
 * The dashboard's figures (rule: figures-computed), a few seconds old at most. Growth compares this month with the whole of the last one, by day in India.
 */
export const readDashboard = defineContract({
  domain: 'store',
  operation: 'readDashboard',
  request: v.strictObject({}),
  response: v.strictObject({
    countedAt: instantSchema,
    totalOrders: countSchema,
    pendingOrders: countSchema,
    totalRevenuePaise: paiseSchema,
    totalProducts: countSchema,
    activeProducts: countSchema,
    totalCustomers: countSchema,
    totalDeliveryPartners: countSchema,
    ordersGrowthPercent: growthSchema,
    revenueGrowthPercent: growthSchema,
    customersGrowthPercent: growthSchema,
  }),
  refusals: [],
});

/** Rounded percent from `before` to `now`; null when there is nothing to compare with. */
export const growthPercent = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** The most orders that a summary looks at one by one. */
export const maxSummaryOrders = 500;
/** The most refunds that a summary adds up. */
export const maxSummaryRefunds = 200;

/** How a shift or a day went: the orders that were placed from one time until another, at most a day later. */
export const readShift = defineContract({
  domain: 'store',
  operation: 'readShift',
  request: v.pipe(
    v.strictObject({ fromAt: instantSchema, untilAt: instantSchema }),
    v.check(({ fromAt, untilAt }) => fromAt < untilAt && untilAt - fromAt <= dayMs, 'must be at most a day'),
  ),
  response: v.strictObject({
    countedAt: instantSchema,
    orders: countSchema,
    revenuePaise: paiseSchema,
    /** How many orders, the latest of them, the following figures are about: all of them, unless there are very many. */
    examined: countSchema,
    delivered: countSchema,
    cancelled: countSchema,
    open: countSchema,
    judged: countSchema,
    late: countSchema,
    accepted: countSchema,
    acceptMedianMs: v.nullable(countSchema),
    acceptSlowMs: v.nullable(countSchema),
    /** Refunds that became due in this time. */
    refunds: countSchema,
    refundsPaise: paiseSchema,
  }),
  refusals: [],
});

/**
 * Replaces the store's public settings; within the limits of their draft (rule: settings-limits). `before` is what the form was
 * opened with, which may have been stored before a limit was set (rule: edit-conflict).
 */
export const saveSettings = defineContract({
  domain: 'store',
  operation: 'saveSettings',
  request: v.strictObject({ before: publicStoreSettingsSchema, settings: storeSettingsDraftSchema }),
  response: v.strictObject({}),
  refusals: ['changed_meanwhile'],
});

/** A secret as the payment gateway hands it out. */
export const gatewaySecretSchema = patternSchema(
  /^[\x21-\x7e]{8,200}$/,
  'must be 8 to 200 visible characters',
);

/**
 * Sets or clears the gateway's secrets. They are write-only: no answer and no document that a browser can
 * read holds them (rule: secrets-write-only). A field that is absent stays as it is, null clears it.
 */
export const saveSecrets = defineContract({
  domain: 'store',
  operation: 'saveSecrets',
  request: v.strictObject({
    razorpayKeySecret: v.optional(v.nullable(gatewaySecretSchema)),
    razorpayWebhookSecret: v.optional(v.nullable(gatewaySecretSchema)),
  }),
  response: v.strictObject({ hasKeySecret: v.boolean(), hasWebhookSecret: v.boolean() }),
  refusals: [],
});
