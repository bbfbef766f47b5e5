import * as v from 'valibot';
import { instantSchema, latitudeSchema, longitudeSchema } from '../basics/schema';

/** Where a delivery partner was, and when. */
export const partnerLocationSchema = v.strictObject({
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  at: instantSchema,
});
export type PartnerLocation = v.InferOutput<typeof partnerLocationSchema>;
