import type { Refusal, RefusalCode, RefusalFacts } from './refusal';

/** What a decision comes to. Apart from the texts of refusals, which the first view of the shop does not need. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, facts: RefusalFacts = {}): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, facts },
});
