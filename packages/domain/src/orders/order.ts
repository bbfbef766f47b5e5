import * as v from 'valibot';
import {
  countSchema,
  idSchema,
  instantSchema,
  latitudeSchema,
  longTextSchema,
  longitudeSchema,
  paiseSchema,
  phoneSchema,
  pincodeSchema,
  requiredTextSchema,
  signedPaiseSchema,
  textSchema,
} from '../basics/schema';
import { partnerLocationSchema } from '../dispatch/delivery-partner';
import { roleSchema } from '../identity/role';
import { orderStatusSchema, paymentMethodSchema, paymentStatusSchema } from './order-status';

export const chosenOptionSchema = v.strictObject({
  optionId: idSchema,
  group: textSchema(40),
  value: textSchema(60),
  adjustmentPaise: signedPaiseSchema,
});
export type ChosenOption = v.InferOutput<typeof chosenOptionSchema>;

/** A line as it was bought: a snapshot, so that later edits or deletions change no order (decisions 18). */
export const orderItemSchema = v.strictObject({
  productId: idSchema,
  name: requiredTextSchema(120),
  unit: textSchema(30),
  imageId: v.nullable(idSchema),
  options: v.array(chosenOptionSchema),
  unitPricePaise: paiseSchema,
  quantity: v.pipe(countSchema, v.minValue(1)),
  totalPaise: paiseSchema,
});
export type OrderItem = v.InferOutput<typeof orderItemSchema>;

/** Where an order goes. Coordinates when the customer chose a place or shared a position. */
export const deliveryAddressSchema = v.strictObject({
  address: requiredTextSchema(300),
  city: requiredTextSchema(80),
  state: requiredTextSchema(80),
  pincode: pincodeSchema,
  phone: phoneSchema,
  instructions: longTextSchema(300),
  latitude: v.nullable(latitudeSchema),
  longitude: v.nullable(longitudeSchema),
});
export type DeliveryAddress = v.InferOutput<typeof deliveryAddressSchema>;

/** The partner who has been offered or has accepted the order. */
export const orderAssignmentSchema = v.strictObject({
  attempt: v.pipe(countSchema, v.minValue(1)),
  partnerName: textSchema(100),
  /** Only from acceptance to delivery (decisions 22); null otherwise. */
  partnerPhone: v.nullable(textSchema(15)),
  /** Where the partner was last seen; like the phone, only while the order is in hand. Absent in older orders. */
  partnerLocation: v.optional(v.nullable(partnerLocationSchema), null),
  assignedAt: instantSchema,
  deadlineAt: instantSchema,
  acceptedAt: v.nullable(instantSchema),
});
export type OrderAssignment = v.InferOutput<typeof orderAssignmentSchema>;

/** The credit that exists while the order is delivered; names who got it, should the partner change. */
export const orderCreditSchema = v.strictObject({
  deliveryPartnerId: idSchema,
  amountPaise: paiseSchema,
  deliverySeq: countSchema,
});

/** `orders/{id}`: spec section 3. Read by its customer and by admins; written by functions only. */
export const orderSchema = v.strictObject({
  orderNumber: v.pipe(v.string(), v.regex(/^BE\d{10,11}$/)),
  customerId: idSchema,
  customerName: textSchema(100),
  items: v.pipe(v.array(orderItemSchema), v.minLength(1), v.maxLength(50)),
  subtotalPaise: paiseSchema,
  deliveryChargePaise: paiseSchema,
  totalPaise: paiseSchema,
  delivery: deliveryAddressSchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  paymentId: v.nullable(textSchema(100)),
  paidAt: v.nullable(instantSchema),
  /** Until when an online payment may arrive while the order is pending (decisions 11); null once it is settled. */
  paymentDueAt: v.nullable(instantSchema),
  /** The refund that its cancellation owes; null when none does. */
  refundId: v.nullable(idSchema),
  status: orderStatusSchema,
  /** When each status was last reached: what the timeline shows. */
  statusTimes: v.record(orderStatusSchema, instantSchema),
  /** Promised arrival: the store's delivery time after acceptance; null before. */
  estimatedDeliveryAt: v.nullable(instantSchema),
  deliveryPartnerId: v.nullable(idSchema),
  assignment: v.nullable(orderAssignmentSchema),
  /** Offers made so far; names the assignment documents. */
  offerAttempts: countSchema,
  /** Deliveries so far (an admin may undo and repeat one); names the ledger rows. */
  deliverySeq: countSchema,
  credit: v.nullable(orderCreditSchema),
  /** Cash that delivering put into the partner's hands. */
  cashCollectedPaise: paiseSchema,
  historySeq: countSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Order = v.InferOutput<typeof orderSchema>;

export const ordersCollection = 'orders';
export const orderPath = (id: string): string => `${ordersCollection}/${id}`;

/** `orders/{id}/history/{seq}`: who changed what, when and why. Admins only. */
export const orderHistorySchema = v.strictObject({
  seq: countSchema,
  at: instantSchema,
  actorId: textSchema(128),
  actorRole: v.union([roleSchema, v.literal('system')]),
  from: v.nullable(orderStatusSchema),
  to: orderStatusSchema,
  note: textSchema(300),
});
export type OrderHistory = v.InferOutput<typeof orderHistorySchema>;
export const orderHistoryPath = (orderId: string, seq: number): string =>
  `${orderPath(orderId)}/history/${String(seq).padStart(4, '0')}`;

export const orderNumberPath = (orderNumber: string): string => `orderNumbers/${orderNumber}`;
