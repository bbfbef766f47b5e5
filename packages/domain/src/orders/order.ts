import * as v from 'valibot';
import { kind } from '../basics/kind';
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
  storedPhoneSchema,
  storedPincodeSchema,
  requiredTextSchema,
  signedPaiseSchema,
  textSchema,
  wholePosition,
} from '../basics/schema';
import { partnerLocationSchema } from '../places/partner-location';
import { keptPaise, noOrderPayment, orderPaymentSchema } from '../payments/order-payment';
import { chosenOptionSchema } from '../cart/chosen-option';
import { itemTextsSchema } from './lines/item-texts';
import { orderNumberPattern } from './order-number';
import { orderPackingSchema } from './order-packing';
import { orderSlotSchema } from './order-slot';
import {
  orderStatusFacts,
  orderStatusSchema,
  paymentMethodSchema,
  paymentStatusSchema,
  type OrderStatus,
} from './order-status';
import type { FieldMessage } from '../basics/field-messages';

/** A line as it was bought: a snapshot, so that later edits or deletions change no order (rule: orders-keep-copy). */
export const orderItemSchema = v.strictObject({
  productId: idSchema,
  /** In English, like the unit: the record. */
  name: requiredTextSchema(120),
  unit: textSchema(30),
  texts: v.optional(itemTextsSchema),
  imageId: v.nullable(idSchema),
  options: v.array(chosenOptionSchema),
  unitPricePaise: paiseSchema,
  /** 0 when picking found none. */
  quantity: countSchema,
  /** The ordered units, once picking has found fewer (rule: short-shrinks). */
  orderedQuantity: v.optional(countSchema),
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
  /** The receiver, if it is not the customer, whom the partner calls then; both fields or none (rule: receiver). */
  receiverName: v.optional(requiredTextSchema(100)),
  receiverPhone: v.optional(phoneSchema),
  instructions: longTextSchema(300),
  latitude: v.nullable(latitudeSchema),
  longitude: v.nullable(longitudeSchema),
});
export type DeliveryAddress = v.InferOutput<typeof deliveryAddressSchema>;

/** As an order keeps it: names and phones are empty once they have been removed (rule: personal-data-removed). */
const keptDeliverySchema = v.strictObject({
  ...deliveryAddressSchema.entries,
  pincode: storedPincodeSchema,
  phone: v.union([storedPhoneSchema, v.literal('')]),
  receiverName: v.optional(textSchema(100)),
  receiverPhone: v.optional(v.union([storedPhoneSchema, v.literal('')])),
});

/** As a client sends it: both coordinates or none (rule: service-area). Older documents may have one of them. */
export const deliveryRequestSchema = v.pipe(
  deliveryAddressSchema,
  wholePosition(),
  v.check(
    ({ receiverName, receiverPhone }) => (receiverName === undefined) === (receiverPhone === undefined),
    'halfReceiver' satisfies FieldMessage,
  ),
);

/**
 * The partner who has accepted the order. While it is only offered, the order does not say to whom: customers read
 * orders, and rules cannot hide fields (rule: partner-after-acceptance).
 */
export const orderAssignmentSchema = v.strictObject({
  attempt: v.pipe(countSchema, v.minValue(1)),
  partnerName: textSchema(100),
  /** Only from acceptance to delivery (rule: phones-in-hand); null otherwise. */
  partnerPhone: v.nullable(textSchema(15)),
  /** Where the partner was last seen; like the phone, only while the order is in hand. Absent in older orders. */
  partnerLocation: v.optional(v.nullable(partnerLocationSchema), null),
  assignedAt: instantSchema,
  deadlineAt: instantSchema,
  /** Null only in older orders, which were offered before the partner's part moved to the assignment's document. */
  acceptedAt: v.nullable(instantSchema),
});
export type OrderAssignment = v.InferOutput<typeof orderAssignmentSchema>;

/** How often partners have passed an order before the server stops offering it by itself (rule: automatic-dispatch). */
export const maxAutomaticPasses = 3;

/** How far automatic dispatch has come with an order since it last had a partner. */
export const orderDispatchSchema = v.strictObject({
  /** Offers that were rejected or not answered in time. */
  passes: countSchema,
  /** Why the order now waits for an admin to offer it: too many passes, or an admin took it back. Null before. */
  stoppedBy: v.nullable(v.picklist(['passes', 'admin'])),
});
export type OrderDispatch = v.InferOutput<typeof orderDispatchSchema>;
export const newDispatch: OrderDispatch = { passes: 0, stoppedBy: null };

/** @see orderSchema `credit` */
const orderCreditSchema = v.strictObject({
  deliveryPartnerId: idSchema,
  amountPaise: paiseSchema,
  deliverySeq: countSchema,
});

/** `orders/{id}`. Read by its customer and by admins; written by functions only. */
export const orderSchema = v.strictObject({
  orderNumber: v.pipe(v.string(), v.regex(orderNumberPattern)),
  customerId: idSchema,
  customerName: textSchema(100),
  /** The admin who placed it for a customer on the phone; null when the customer did. Absent in older orders. */
  placedBy: v.optional(v.nullable(idSchema), null),
  /** The keys by which admins find it: orderSearchKeys. Absent in older orders. */
  searchKeys: v.optional(v.array(textSchema(100)), []),
  items: v.pipe(v.array(orderItemSchema), v.minLength(1), v.maxLength(50)),
  subtotalPaise: paiseSchema,
  deliveryChargePaise: paiseSchema,
  /** The part of the total that makes it whole rupees (rule: cash-rounded). Null: not rounded; absent in older orders. */
  roundingPaise: v.optional(v.nullable(signedPaiseSchema), null),
  totalPaise: paiseSchema,
  delivery: keptDeliverySchema,
  paymentMethod: paymentMethodSchema,
  paymentStatus: paymentStatusSchema,
  paymentId: v.nullable(textSchema(100)),
  paidAt: v.nullable(instantSchema),
  /** Until when an online payment may arrive while the order is pending (rule: pay-15min); null once it is settled. */
  paymentDueAt: v.nullable(instantSchema),
  /** When it went from an online payment to cash (rule: cash-instead); null if it did not, and absent in older orders. */
  cashSince: v.optional(v.nullable(instantSchema), null),
  /** The refund that its cancellation owes; null when none does. */
  refundId: v.nullable(idSchema),
  /** The sums that the payment gateway received and pays back. Absent in older orders. */
  payment: v.optional(orderPaymentSchema, noOrderPayment),
  /** The sum that it brought the store: orderValuePaise. Absent in older orders, until tidying adds it. */
  valuePaise: v.optional(v.nullable(paiseSchema), null),
  /** Units of each line that the figures of what sells have: soldQuantities. Absent until tidying has counted them. */
  soldQuantities: v.optional(v.array(countSchema)),
  status: orderStatusSchema,
  /** When each status was last reached: what the timeline shows. */
  statusTimes: v.record(orderStatusSchema, instantSchema),
  /** Null before its goods are collected, and in older orders. */
  packing: v.optional(v.nullable(orderPackingSchema), null),
  /** When it is wanted; null: as soon as possible. Absent in older orders. */
  slot: v.optional(v.nullable(orderSlotSchema), null),
  /** The time that the customer was told when ordering; from the payment on, if it is paid online: {@link promisedAt}. Null in older orders. */
  promisedAt: v.optional(v.nullable(instantSchema), null),
  /** Forecast: the end of its slot, otherwise that of the acceptance ({@link forecastAt}); null before. */
  estimatedDeliveryAt: v.nullable(instantSchema),
  /** The partner who has accepted it. */
  deliveryPartnerId: v.nullable(idSchema),
  assignment: v.nullable(orderAssignmentSchema),
  /** Offers made so far; names the assignment documents. */
  offerAttempts: countSchema,
  /** Absent in older orders. */
  dispatch: v.optional(orderDispatchSchema, newDispatch),
  /** Deliveries so far (an admin may undo and repeat one); names the ledger rows. */
  deliverySeq: countSchema,
  /**
   * The partner's pay and the cash of the delivery, in older orders only. Since customers read orders, both are facts of
   * the assignment: {@link creditedPaise}, {@link collectedPaise}.
   */
  credit: v.optional(v.nullable(orderCreditSchema)),
  cashCollectedPaise: v.optional(paiseSchema),
  historySeq: countSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Order = v.InferOutput<typeof orderSchema>;

/** The order in its next status. Every change of status goes through here: it is timed. */
export const inStatus = (order: Order, status: OrderStatus, now: number): Order => ({
  ...order,
  status,
  statusTimes: { ...order.statusTimes, [status]: now },
});

/** Whether the order still waits for its online payment: it is not offered to a partner before. */
export const awaitsPayment = (order: Pick<Order, 'paymentMethod' | 'paymentStatus'>): boolean =>
  order.paymentMethod === 'online' && order.paymentStatus !== 'paid';

/** Whether nothing is to be paid for the order, neither before nor at the door (rule: small-sums). */
export const isFree = ({ paymentMethod, totalPaise }: Pick<Order, 'paymentMethod' | 'totalPaise'>): boolean =>
  paymentMethod === 'cod' && totalPaise === 0;

/**
 * Whether all that came in for an order that has not ended went back, or is on its way (rule: paid-back): nobody packs, carries or awaits it
 * any more. One that waits for its payment has only given back what did not pay it. More than came in may be on its way: what somebody paid
 * back on the gateway's own pages is learnt while a refund of the shop waits.
 */
export const isPaidBack = ({
  status,
  paymentMethod,
  paymentStatus,
  payment,
}: Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus' | 'payment'>): boolean =>
  !orderStatusFacts[status].isFinal &&
  paymentMethod === 'online' &&
  paymentStatus !== 'pending' &&
  payment.receivedPaise > 0 &&
  keptPaise(payment) <= 0;

/** Whether nothing says any more to whom the order goes (rules: person-erased, personal-data-removed): no order is placed without a phone. */
export const isPersonRemoved = ({ delivery }: Pick<Order, 'delivery'>): boolean => delivery.phone === '';

/** The order with one more line in its history, which tells its change. */
export const withLine = (order: Order, now: number): Order => ({
  ...order,
  historySeq: order.historySeq + 1,
  updatedAt: now,
});

export const orders = kind('orders', orderSchema);

const orderNumberSchema = v.strictObject({ orderId: v.string(), at: v.number() });
export const orderNumbers = kind('orderNumbers', orderNumberSchema);
