/** The provider's objects and answers, as far as the double needs them. Amounts are in paise, times in seconds. */
export type Row = Record<string, unknown>;
export interface PaymentRow extends Row {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string | null;
  amount_refunded: number;
  captured: boolean;
}
export interface RefundRow extends Row {
  readonly id: string;
  readonly amount: number;
  readonly payment_id: string;
  status: 'pending' | 'processed' | 'failed';
}
export interface OrderRow extends Row {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string;
  status: 'created' | 'attempted' | 'paid';
}
export interface CodeRow extends Row {
  readonly id: string;
  readonly payment_amount: number;
  status: 'active' | 'closed';
}

export type Fault = 'too many requests' | 'server error' | 'redirect' | 'timeout' | 'lost answer';
/** Lost answers are the hardest to get right, and come most often. */
export const faultKinds: readonly Fault[] = [
  'too many requests',
  'server error',
  'redirect',
  'timeout',
  'lost answer',
  'lost answer',
  'lost answer',
];

/** One request to the provider. */
export interface Asked {
  /** The id in its path; empty when there is none. */
  readonly id: string;
  readonly url: URL;
  readonly init: RequestInit;
  readonly text: string;
  readonly body: Row;
}

/** The provider says no. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    description: string,
  ) {
    super(description);
  }
}

export const collection = (items: readonly unknown[]) => ({
  entity: 'collection',
  count: items.length,
  items,
});
export const listed = <T>(rows: ReadonlyMap<string, T>, passes: (row: T) => boolean) =>
  collection([...rows.values()].filter(passes));
/** A page of the rows that were made in a time, both ends of it with it. */
export function between<T extends Row>(rows: ReadonlyMap<string, T>, asked: URLSearchParams) {
  const [from = 0, to = 0, count = 10, skip = 0] = ['from', 'to', 'count', 'skip'].map((name) =>
    Number(asked.get(name)),
  );
  const made = [...rows.values()].filter(({ created_at: at }) => Number(at) >= from && Number(at) <= to);
  return collection(made.slice(skip, skip + count));
}
export const errorBody = (description: string): string =>
  JSON.stringify({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'NA',
      reason: 'input_validation_failed',
      metadata: {},
    },
  });
export const answerOf = (status: number, body: string): Pick<Response, 'status' | 'text'> => ({
  status,
  text: () => Promise.resolve(body),
});

export function need<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal(400, 'The id provided does not exist');
  return row;
}

/** What an order or a code asks for. */
export const amountOf = (asked: OrderRow | CodeRow | undefined): number =>
  Number(asked?.['amount'] ?? asked?.['payment_amount'] ?? 0);
