/** Whether the value of a field passes. */
export type Test = (value: unknown) => boolean;

/** Comparisons hold between values of one type only, as in Firestore: null is not a number. */
export function testOf(operator: string, operand: unknown): Test {
  const isComparable = (value: unknown): boolean => typeof value === typeof operand && value !== null;
  switch (operator) {
    case '==':
      return (value) => value === operand;
    case 'in':
      return (value) => Array.isArray(operand) && operand.includes(value);
    case '<':
      return (value) => isComparable(value) && compareValues(value, operand) < 0;
    case '>=':
      return (value) => isComparable(value) && compareValues(value, operand) >= 0;
    default:
      throw new Error(`The simulation knows no operator ${operator}`);
  }
}

/** The figures that are asked for of a query: how many documents it has, or the sum of the numbers in a field. */
export type Aggregates = Readonly<
  Record<string, { readonly aggregateType: string; readonly _field?: unknown }>
>;

/** Fields that hold no number, or are not there, add nothing, as in Firestore. */
export const aggregate = (
  asked: Aggregates,
  documents: readonly { get(field: string): unknown }[],
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(asked).map(([name, { aggregateType, _field }]) => {
      const numbers = documents.map((one) => (aggregateType === 'count' ? 1 : one.get(String(_field))));
      return [name, numbers.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0)];
    }),
  );

export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  throw new Error('The simulation orders numbers and texts only');
}
