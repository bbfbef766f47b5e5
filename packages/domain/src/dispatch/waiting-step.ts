import * as v from 'valibot';
import { idSchema, instantSchema } from '../basics/schema';
import { dayMs } from '../time/india';
import { markDelivered, pickUp, reportUndelivered, respondToOffer } from './contracts';

const about = {
  /** Also the id of the operation: sent twice, it is carried out once (rule: operation-once). */
  id: v.string(),
  /** The partner's account. Nobody else at this device sends it. */
  uid: idSchema,
  orderNumber: v.string(),
  at: instantSchema,
  /** Why the server refused it; null while it waits. */
  refusal: v.nullable(v.string()),
};

/** A step of a partner's work that this device keeps until the server has answered (rule: steps-kept). */
const waitingStepSchema = v.variant('operation', [
  v.object({ ...about, operation: v.literal('respond'), input: respondToOffer.request }),
  v.object({ ...about, operation: v.literal('pickUp'), input: pickUp.request }),
  v.object({ ...about, operation: v.literal('markDelivered'), input: markDelivered.request }),
  v.object({ ...about, operation: v.literal('reportUndelivered'), input: reportUndelivered.request }),
]);
export const waitingStepsSchema = v.array(waitingStepSchema);
export type WaitingStep = v.InferOutput<typeof waitingStepSchema>;

/** A partner's step, before it has an id. */
type Draft<S> = S extends WaitingStep ? Pick<S, 'operation' | 'input' | 'orderNumber'> : never;
export type StepDraft = Draft<WaitingStep>;

/** The same step of the same order. Both answers to one offer count as one step: the first is the answer. */
export const isSameStep = (one: StepDraft, other: StepDraft): boolean =>
  one.operation === other.operation &&
  one.input.orderId === other.input.orderId &&
  !(
    one.operation === 'respond' &&
    other.operation === 'respond' &&
    one.input.attempt !== other.input.attempt
  );

/** A step that waited for longer is not sent: the server knows ids for a week, and the shift is over. */
export const stepKeptForMs = dayMs;
