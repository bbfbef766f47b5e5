import * as v from 'valibot';
import { fact } from '../basics/facts';
import { countSchema, textSchema } from '../basics/schema';
import { t } from '../texts';

const order = { orderNumber: textSchema(20) };

/** Corrections of the stock that follow from an order, by their code (rule: recorded-facts). Any other has the reason that was typed. */
export const stockFactsSchema = v.variant('code', [
  /** A picker did not find so many units. */
  fact('not_found', { ...order, missing: countSchema }),
  /** Goods that came back to no shelf; `reason`: why. */
  fact('lost', order),
]);
export type StockFacts = v.InferOutput<typeof stockFactsSchema>;

/** Why the stock was corrected, in the reader's language: 'Order BE2611204821: 2 not found', or what an admin typed. */
export function stockWords({
  facts,
  reason,
}: {
  readonly facts: StockFacts | null;
  readonly reason: string;
}): string {
  switch (facts?.code) {
    case undefined:
      return reason;
    case 'not_found':
      return t('stock.notFound', { number: facts.orderNumber, missing: facts.missing });
    case 'lost':
      return t('stock.lost', { number: facts.orderNumber, reason });
  }
}
