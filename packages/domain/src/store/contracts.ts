import * as v from 'valibot';
import { defineContract } from '../basics/contract';
import { countSchema, instantSchema, paiseSchema, patternSchema, wholeNumberSchema } from '../basics/schema';
import { dayMs } from '../time/india';
import { dayFiguresSchema } from './store-figures';
import { storeSettingsDraftSchema, storeSettingsReadSchema } from './store-settings';
import type { FieldMessage } from '../basics/field-messages';

/** Change against the same days of the last month, in whole percent; null when they had nothing to compare with. */
export const growthSchema = v.nullable(v.pipe(v.number(), v.integer()));

/**
 * The dashboard's figures (rule: figures-computed), a few seconds old at most. Growth compares this month so far with the
 * last one until the same moment of it.
 */
export const readDashboard = defineContract('store', 'readDashboard', {
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
    /** The last days that are known, the oldest first, today with them (see `chartDays`). */
    days: v.optional(v.array(dayFiguresSchema), []),
  }),
});

/** A count stops at this number, so that its reads are bounded. */
export const mostWaiting = 1000;

/**
 * How much waits for somebody in the store (rule: counts-told), a few seconds old at most; {@link mostWaiting}
 * stands for that number or more. A thing is counted under one of these only.
 */
export const readWaiting = defineContract('store', 'readWaiting', {
  request: v.strictObject({}),
  response: v.strictObject({
    countedAt: instantSchema,
    pendingOrders: countSchema,
    /** Orders in the store that have no partner and are offered to none. */
    ordersWithoutPartner: countSchema,
    /** Waiting orders that only an admin offers (rule: asks-for-admin). Functions of version 1.0 do not count them. */
    askingOrders: v.optional(countSchema),
    failedDeliveries: countSchema,
    pendingWithdrawals: countSchema,
    failedRefunds: countSchema,
    /** Refunds that have not reached the customer. Functions of version 1.0 do not count them. */
    unsettledRefunds: v.optional(countSchema),
    /** Cancelled orders whose goods are to be put back (rule: put-back). Functions of version 1.0 do not count them. */
    goodsToPutBack: v.optional(countSchema),
    /** Differences between the gateway's money and the shop's (rule: money-agrees). Functions of version 1.0 do not compare. */
    moneyDifferences: v.optional(countSchema),
    /** Orders that were delivered although their online payment never came. Functions of version 1.0 do not count them. */
    unpaidDeliveries: v.optional(countSchema),
    /** Orders that have not ended although their money went back (rule: paid-back). Functions of version 1.0 do not count them. */
    paidBackOrders: v.optional(countSchema),
    /** Payments that a customer's bank asks back (rule: dispute-told). Functions of version 1.0 do not know them. */
    openDisputes: v.optional(countSchema),
    /** Products on sale of which few or none are left. */
    lowProducts: countSchema,
  }),
});

/** Rounded percent from `before` to `now`; null when there is nothing to compare with. */
export const growthPercent = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** The most orders that a summary looks at one by one. */
export const maxSummaryOrders = 500;
/** The most refunds that a summary adds up. */
export const maxSummaryRefunds = 200;

/** How a shift or a day went: the orders that were placed from one time until another, at most a day later. */
export const readShift = defineContract('store', 'readShift', {
  request: v.pipe(
    v.strictObject({ fromAt: instantSchema, untilAt: instantSchema }),
    v.check(
      ({ fromAt, untilAt }) => fromAt < untilAt && untilAt - fromAt <= dayMs,
      'mostADay' satisfies FieldMessage,
    ),
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
});

/**
 * Replaces the store's public settings; within the limits of their draft (rule: settings-limits). `before` is what the form was
 * opened with, which may have been stored before a limit was set (rule: edit-conflict).
 */
export const saveSettings = defineContract('store', 'saveSettings', {
  request: v.strictObject({ before: storeSettingsReadSchema, settings: storeSettingsDraftSchema }),
  refusals: ['changed_meanwhile'],
});

export const longestPauseMinutes = 24 * 60;

/** Opens or closes the store: for some minutes, after which it opens by itself, or until somebody opens it (rule: store-pause). */
export const setStoreOpen = defineContract('store', 'setStoreOpen', {
  request: v.variant('isOpen', [
    v.strictObject({ isOpen: v.literal(true) }),
    v.strictObject({
      isOpen: v.literal(false),
      pauseMinutes: v.nullable(wholeNumberSchema(1, longestPauseMinutes)),
    }),
  ]),
});

/** A secret as the payment gateway hands it out. */
export const gatewaySecretSchema = patternSchema(/^[\x21-\x7e]{8,200}$/, 'gatewaySecret');

/**
 * Sets or clears the gateway's secrets. They are write-only: no answer and no document that a browser can
 * read holds them (rule: secrets-write-only). A field that is absent stays as it is, null clears it.
 */
export const saveSecrets = defineContract('store', 'saveSecrets', {
  request: v.strictObject({
    razorpayKeySecret: v.optional(v.nullable(gatewaySecretSchema)),
    razorpayWebhookSecret: v.optional(v.nullable(gatewaySecretSchema)),
  }),
  response: v.strictObject({ hasKeySecret: v.boolean(), hasWebhookSecret: v.boolean() }),
});
