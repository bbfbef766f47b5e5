/** All that the server records as codes with facts, outside an order's history (rule: recorded-facts). */
import * as v from 'valibot';
import * as domain from '../index';

const orderNumber = 'BE2611204821';
const refund = {
  cause: 'surplus',
  reason: '',
  reasonFacts: null,
  lastError: null,
  errorFacts: null,
} as const;
const refundOf = (stored: object) => v.parse(v.pick(domain.refundSchema, reads.refund), stored);
const reads = { refund: ['cause', 'reason', 'reasonFacts', 'lastError', 'errorFacts'] } as const;

/** For each field of facts its codes, the field of the text beside it, and how a document that has both reads. */
const kinds = {
  'a row of a wallet': {
    schema: domain.walletFactsSchema,
    wordsOf: (facts: unknown, description: string) =>
      domain.walletWords({
        ...v.parse(v.pick(domain.walletTransactionSchema, ['facts', 'description']), { facts, description }),
        orderNumber,
      }),
  },
  'a correction of the stock': {
    schema: domain.stockFactsSchema,
    wordsOf: (facts: unknown, reason: string) =>
      domain.stockWords(v.parse(v.pick(domain.stockChangeSchema, ['facts', 'reason']), { facts, reason })),
  },
  'a notice to a partner': {
    schema: domain.noticeFactsSchema,
    wordsOf: (noticeFacts: unknown, notice: string) =>
      domain.noticeWords(
        v.parse(v.pick(domain.deliveryPartnerSchema, ['noticeFacts', 'notice']), { noticeFacts, notice }),
      ),
  },
  'the reason of a refund': {
    schema: domain.refundReasonFactsSchema,
    wordsOf: (reasonFacts: unknown, reason: string) =>
      domain.refundReasonWords(refundOf({ ...refund, reason, reasonFacts })),
  },
  'the trouble of a refund': {
    schema: domain.refundErrorFactsSchema,
    wordsOf: (errorFacts: unknown, lastError: string) =>
      domain.refundErrorWords(refundOf({ ...refund, lastError, errorFacts })),
  },
} as const;
type KindName = keyof typeof kinds;

interface Told {
  readonly kind: KindName;
  readonly facts: Readonly<Record<string, string | number>> & { readonly code: string };
  readonly typed?: string;
  readonly words: string;
}

/** Each code at least once, with the words that the server stored before it stored facts. */
const told: readonly Told[] = [
  ...(
    [
      ['delivery', `Delivery of order #${orderNumber}`],
      ['delivery_taken_back', `Delivery of order #${orderNumber} taken back`],
      ['withdrawal_requested', 'Withdrawal requested'],
    ] as const
  ).map(([code, words]) => ({ kind: 'a row of a wallet', facts: { code }, words }) as const),
  {
    kind: 'a row of a wallet',
    facts: { code: 'withdrawal_rejected' },
    typed: 'Wrong account',
    words: 'Withdrawal rejected: Wrong account',
  },
  {
    kind: 'a correction of the stock',
    facts: { code: 'not_found', orderNumber, missing: 2 },
    typed: 'what pages of the release before show',
    words: `Order ${orderNumber}: 2 not found`,
  },
  {
    kind: 'a correction of the stock',
    facts: { code: 'lost', orderNumber },
    typed: 'Spoilt in the sun',
    words: `Order ${orderNumber}: Spoilt in the sun`,
  },
  {
    kind: 'a notice to a partner',
    facts: { code: 'set_offline', missedOffers: 3 },
    words: 'You missed 3 offers in a row, so we set you offline.',
  },
  ...(
    [
      ['already_paid', 'the order was paid already'],
      ['order_ended', 'the order had ended'],
      ['wrong_amount', 'the amount differs from the order'],
      ['wrong_currency', 'the currency differs from the order'],
      ['unknown_order', 'no order asked for it'],
      ['paid_in_cash', 'the order is paid in cash'],
    ] as const
  ).map(
    ([why, words]) =>
      ({
        kind: 'the reason of a refund',
        facts: { code: 'surplus', why },
        words: `A payment is refunded: ${words}`,
      }) as const,
  ),
  ...(
    [
      ['rest_of_cancelled', 'The rest of what the cancelled order had kept'],
      ['pays_for_nothing', 'Paid online, and pays for nothing'],
    ] as const
  ).map(([code, words]) => ({ kind: 'the reason of a refund', facts: { code }, words }) as const),
  ...(
    [
      ['unknown_payment', 'The payment gateway does not know this payment'],
      ['no_payment', 'No payment to refund'],
      ['failed_at_gateway', 'The gateway reports that the refund failed'],
      ['paid_elsewhere', 'Paid back on the pages of the payment gateway'],
    ] as const
  ).map(([code, words]) => ({ kind: 'the trouble of a refund', facts: { code }, words }) as const),
];
const names = Object.keys(kinds) as KindName[];

test.each(names)('each code of %s is told', (kind) => {
  const codes = kinds[kind].schema.options.map(({ entries }) => entries.code.literal);
  const own = told.filter((row) => row.kind === kind).map(({ facts }) => facts.code);
  expect([...new Set(own)].toSorted()).toEqual(codes.toSorted());
});

test.each(told)(
  '$kind is stored as $facts.code, and reads: $words (rule: recorded-facts)',
  ({ kind, facts, typed = '', words }) => {
    const { schema, wordsOf } = kinds[kind];
    expect(v.parse<v.GenericSchema>(schema, facts)).toEqual(facts);
    expect(wordsOf(facts, typed)).toBe(words);
    expect(wordsOf({ ...facts, addedLater: true }, typed)).toBe(words);
  },
);

test.each(told)('$facts.code of $kind without one of its facts is refused ($words)', ({ kind, facts }) => {
  for (const missing of Object.keys(facts)) {
    const rest = Object.fromEntries(Object.entries(facts).filter(([name]) => name !== missing));
    expect({ missing, isTaken: v.is(kinds[kind].schema, rest) }).toEqual({ missing, isTaken: false });
  }
});

test.each(
  names.flatMap((kind) =>
    [
      { desc: 'from before, with the sentence of the server', facts: undefined },
      { desc: 'in words that somebody typed', facts: null },
      { desc: 'with a code of a newer release', facts: { code: 'flown', drone: 7 } },
      { desc: 'with facts that are none', facts: 'Accepted' },
    ].map((row) => ({ kind, ...row })),
  ),
)('$kind $desc reads as its text (rule: recorded-facts)', ({ kind, facts }) => {
  expect(kinds[kind].wordsOf(facts, 'Withdrawal requested')).toBe('Withdrawal requested');
});

test.each([
  ['cancellation', 'The order was cancelled'],
  ['short', 'A part of the order was not in the store'],
  ['surplus', 'The payment pays for no order'],
  ['requested', 'Decided by an admin'],
  ['external', 'Made at the payment gateway'],
] as const)(
  'a refund for %s without a reason reads as its cause: %s (rule: recorded-facts)',
  (cause, words) => {
    expect(domain.refundReasonWords({ ...refund, cause })).toBe(words);
  },
);

test('a refund from before says by its beginning that the gateway does not know its payment', () => {
  const lastError = 'The payment gateway does not know this payment: 400 The id provided does not exist';
  expect(domain.isOfUnknownPayment({ lastError, errorFacts: null })).toBe(true);
  expect(domain.isOfUnknownPayment({ lastError: '400', errorFacts: null })).toBe(false);
  expect(domain.isOfUnknownPayment({ lastError: null, errorFacts: null })).toBe(false);
  expect(domain.refundErrorWords({ lastError: null, errorFacts: null })).toBeNull();
});
