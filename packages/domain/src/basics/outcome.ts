import type { Refusal, RefusalCode, RefusalFacts } from './refusal';

/** The result of a decision. Apart from the texts of refusals, which the first view of the shop does not need. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** The decision is made: its value is what to write or to answer. */
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
/** The decision is a refusal, which changes nothing. */
export const refuse = (code: RefusalCode, facts: RefusalFacts = {}): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, facts },
});
