import * as v from 'valibot';
import { kind } from './kind';
import { countSchema, instantSchema } from './schema';

/**
 * `damagedDocuments/{id}`: a stored document that does not parse and is left out until somebody repairs it. The row is
 * deleted once the document is gone or parses again. Admins only.
 */
export const damagedDocumentSchema = v.strictObject({
  path: v.string(),
  /** `field.path: what is wrong`; never a value. */
  issues: v.array(v.string()),
  /** The update time of the document that did not parse. */
  version: v.string(),
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
  /** How often it was met; each server instance counts once an hour. */
  sightings: countSchema,
});
export type DamagedDocument = v.InferOutput<typeof damagedDocumentSchema>;

export const damagedDocuments = kind('damagedDocuments', damagedDocumentSchema);
