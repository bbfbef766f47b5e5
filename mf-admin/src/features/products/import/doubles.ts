import type { ImportResult } from '@basket/domain';
import type { SheetRow } from './read-sheet';

type InShop = NonNullable<ImportResult['inShop']>;
type Results = ReadonlyMap<number, ImportResult>;

/** A row that may be a product of the shop whose name is spelled a little otherwise. */
export interface LikelyDouble {
  readonly sheetRow: SheetRow;
  /** The product that is there. */
  readonly productId: string;
  readonly inShop: InShop;
}

/** By row of the file: the id of the product that is changed, or null where the row is a new one. A row without an answer is left out. */
export type DoubleAnswers = ReadonlyMap<number, string | null>;

/** The rows that the server has asked about. */
export const doublesIn = (rows: readonly SheetRow[], checked: Results): LikelyDouble[] =>
  rows.flatMap((sheetRow) => {
    const refusal = checked.get(sheetRow.row)?.refusal;
    if (refusal?.code !== 'likely_double') return [];
    const { productId, name, unit, pricePaise, stockQuantity } = refusal.facts;
    const inShop = {
      name: String(name),
      unit: String(unit),
      pricePaise: Number(pricePaise),
      stockQuantity: Number(stockQuantity),
    };
    return [{ sheetRow, productId: String(productId), inShop }];
  });

/** The row with what somebody answered about it. */
export function withAnswer(sheetRow: SheetRow, answers: DoubleAnswers): SheetRow {
  const likeId = answers.get(sheetRow.row);
  return likeId === undefined ? sheetRow : { ...sheetRow, request: { ...sheetRow.request, likeId } };
}

/** The results as they would be with the answers: the server gives those of all other rows. */
export function withDoubles(
  checked: Results,
  doubles: readonly LikelyDouble[],
  answers: DoubleAnswers,
): Results {
  const answered = doubles.flatMap(({ sheetRow: { row, request }, productId, inShop }) => {
    const answer = answers.get(row);
    if (answer === undefined) return [];
    const { pricePaise = inShop.pricePaise } = request.fields;
    const isOther = pricePaise !== inShop.pricePaise;
    const result: ImportResult =
      answer === null
        ? { outcome: 'new', productId: null, changes: [], refusal: null, inShop: null }
        : {
            outcome: 'changed',
            productId,
            changes: isOther ? [{ field: 'pricePaise', before: inShop.pricePaise }] : [],
            refusal: null,
            inShop,
          };
    return [[row, result] as const];
  });
  return answered.length === 0 ? checked : new Map([...checked, ...answered]);
}

/**
 * Leaves out each row of a product that an earlier row has already. The server does so within a request; but a file is sent in
 * several, and answers may make one product of two rows.
 *
 * @param results in the order of the file
 */
export function withoutRepeated(results: Results): Results {
  const taken = new Set<string>();
  const repeated = [...results].flatMap(([row, result]) => {
    const { productId, outcome } = result;
    if (productId === null || outcome === 'refused') return [];
    if (!taken.has(productId)) {
      taken.add(productId);
      return [];
    }
    const refusal = { code: 'repeated_product', facts: {} };
    const left: ImportResult = { ...result, outcome: 'refused', changes: [], refusal };
    return [[row, left] as const];
  });
  return repeated.length === 0 ? results : new Map([...results, ...repeated]);
}
