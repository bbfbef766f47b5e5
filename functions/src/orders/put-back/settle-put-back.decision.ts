import {
  done,
  quantityByProduct,
  refuse,
  type settlePutBack,
  type Outcome,
  type PutBack,
  type PutBackItem,
  type RequestOf,
} from '@basket/domain';

/** An admin's word about goods of a cancelled order. */
export interface Settled {
  /** Units that are on the shelves again, by product. */
  readonly back: ReadonlyMap<string, number>;
  readonly lost: readonly PutBackItem[];
}

/** Divides the goods into what can be sold again and what is lost: each unit is one or the other (rule: put-back). */
export function decideSettlement(
  { items }: Pick<PutBack, 'items'>,
  { fewer = [], reason = '' }: Pick<RequestOf<typeof settlePutBack>, 'fewer' | 'reason'>,
): Outcome<Settled> {
  const backByLine = new Map(items.map(({ line, quantity }) => [line, quantity]));
  for (const { line, quantity } of fewer) {
    const whole = items.find((item) => item.line === line)?.quantity;
    if (whole === undefined) return refuse('unknown_line', { line });
    if (quantity >= whole) return refuse('not_shorter', { quantity: whole });
    backByLine.set(line, quantity);
  }
  const back = items.map((item) => ({ ...item, quantity: backByLine.get(item.line) ?? 0 }));
  const lost = items
    .map((item) => ({ ...item, quantity: item.quantity - (backByLine.get(item.line) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  if (lost.length > 0 && reason === '') return refuse('loss_reason_needed');
  return done({ back: quantityByProduct(back), lost });
}
