import * as v from 'valibot';
import { pincodeSchema } from '../basics/schema';

/** The query of `GET /api/serviceable?pincode=560038`: nothing but a pincode. */
export const serviceableRequestSchema = v.strictObject({ pincode: pincodeSchema });

/** Its answer: whether the store delivers to addresses with this pincode whose position is unknown (rule: service-area). */
export const serviceableResponseSchema = v.object({ pincode: pincodeSchema, isServed: v.boolean() });
export type ServiceableResponse = v.InferOutput<typeof serviceableResponseSchema>;
