/**
 * Bodies that the gateway's API accepts. The provider refuses what it does not know, and so does the sandbox.
 * @module
 */
import * as v from 'valibot';
import { badRequest } from './provider-error.mjs';

const notes = v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(256))), {});
const amount = v.pipe(
  v.number('The amount must be an integer.'),
  v.integer('The amount must be an integer.'),
  v.minValue(100, 'The amount must be at least INR 1.00'),
);
const currency = v.literal('INR', 'Currency is not supported');
const idempotencyKey = v.pipe(
  v.string(),
  v.minLength(10, 'The idempotency key must be at least 10 characters long.'),
  v.regex(
    /^[A-Za-z0-9_-]+$/,
    'The idempotency key must only contain alphanumeric characters, underscores, and hyphens',
  ),
);
const minutes = v.pipe(v.number(), v.integer(), v.minValue(12));

export const requests = {
  createOrder: v.strictObject({
    amount,
    currency,
    receipt: v.optional(v.pipe(v.string(), v.maxLength(40, 'receipt: the length must be no more than 40.'))),
    notes,
    payment: v.optional(
      v.strictObject({
        capture: v.picklist(['automatic', 'manual']),
        capture_options: v.optional(
          v.strictObject({
            automatic_expiry_period: v.optional(minutes),
            manual_expiry_period: v.optional(minutes),
            refund_speed: v.optional(v.picklist(['normal', 'optimum'])),
          }),
        ),
      }),
    ),
  }),
  capture: v.strictObject({ amount, currency }),
  refund: v.strictObject({
    amount: v.optional(amount),
    speed: v.optional(v.picklist(['normal', 'optimum']), 'normal'),
    notes,
    receipt: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  createQrCode: v.strictObject({
    type: v.literal('upi_qr'),
    name: v.optional(v.string(), ''),
    usage: v.picklist(['single_use', 'multiple_use']),
    fixed_amount: v.literal(true),
    payment_amount: amount,
    description: v.optional(v.string(), ''),
    close_by: v.optional(v.pipe(v.number(), v.integer())),
    notes,
  }),
  idempotencyKey,
};

/**
 * @template {import('valibot').GenericSchema} Schema
 * @param {Schema} schema
 * @param {unknown} body
 * @returns {import('valibot').InferOutput<Schema>}
 */
export function accepted(schema, body) {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  throw badRequest(
    issue.type === 'strict_object' ? `${field} is/are not required and should not be sent` : issue.message,
    field,
  );
}
