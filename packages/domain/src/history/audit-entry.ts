import * as v from 'valibot';
import { factsField } from '../basics/facts';
import { kind } from '../basics/kind';
import { countSchema, idSchema, instantSchema, textSchema } from '../basics/schema';
import { stockFactsSchema } from '../catalogue/stock-facts';

/** The subjects of entries; `role` is also who may sign in, `account` the other details of a person. */
export const auditKinds = ['settings', 'role', 'account', 'wallet', 'refund', 'product', 'category'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditActions = ['created', 'changed', 'deleted'] as const;

/** Longer values are cut. */
export const maxAuditText = 200;
/** Fields of one entry; the others are counted. */
export const maxAuditChanges = 40;

const auditValueSchema = v.nullable(
  v.union([v.pipe(v.string(), v.maxLength(maxAuditText)), v.number(), v.boolean()]),
);
/** A value as it was or is; lists as text. */
export type AuditValue = v.InferOutput<typeof auditValueSchema>;

/** Null before a creation and after a deletion; equal values say what the change was about. */
export const auditChangeSchema = v.strictObject({
  field: v.pipe(v.string(), v.maxLength(80)),
  from: auditValueSchema,
  to: auditValueSchema,
});
export type AuditChange = v.InferOutput<typeof auditChangeSchema>;

/**
 * `auditEntries/{id}`: who changed what, of what an admin changes (rule: audit). Written in the commit of the change itself,
 * by the server alone, and never changed; only a person who is erased leaves it.
 */
export const auditEntrySchema = v.strictObject({
  kind: v.picklist(auditKinds),
  action: v.picklist(auditActions),
  actorId: idSchema,
  actorName: textSchema(100),
  /** The document's id; of a refund its order's, of a wallet its partner's. Empty for many things at once. */
  subjectId: v.pipe(v.string(), v.maxLength(128)),
  /** As it was called then. Empty for settings, which the `subjectId` names, and for many things at once. */
  subjectName: v.pipe(v.string(), v.maxLength(maxAuditText)),
  /** The person whom the entry is about; null when it is about none. */
  personId: v.nullable(idSchema),
  changes: v.pipe(v.array(auditChangeSchema), v.maxLength(maxAuditChanges)),
  /** Fields that changed too and did not fit. */
  moreChanges: countSchema,
  /** Why the stock was corrected, if an order is why; the `reason` among the changes belongs to it. */
  facts: factsField(stockFactsSchema),
  /** Things at once that the entry is about. */
  subjects: v.optional(countSchema, 1),
  createdAt: instantSchema,
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

export const auditEntries = kind('auditEntries', auditEntrySchema);
