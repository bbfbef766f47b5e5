import { isRetryable, refundTrouble } from './refund-texts';

const gatewayWords = '400 The id provided does not exist';

test.each([
  {
    status: 'failed',
    lastError: gatewayWords,
    errorFacts: { code: 'unknown_payment' },
    says: /^The payment gateway does not know this payment: .* A retry cannot help; pay it out by hand/,
  },
  {
    status: 'failed',
    // As releases before stored it.
    lastError: `The payment gateway does not know this payment: ${gatewayWords}`,
    errorFacts: null,
    says: /^The payment gateway does not know this payment: .* A retry cannot help; pay it out by hand/,
  },
  {
    status: 'failed',
    lastError: gatewayWords,
    errorFacts: null,
    says: /refused it\. Retry, or pay it out by hand/,
  },
  {
    status: 'failed',
    lastError: '',
    errorFacts: { code: 'failed_at_gateway' },
    says: /refused it\. Retry, or pay it out by hand/,
  },
  {
    status: 'withdrawn',
    lastError: '',
    errorFacts: { code: 'paid_elsewhere' },
    says: /^Paid back on the pages of the payment gateway$/,
  },
  { status: 'requested', lastError: gatewayWords, errorFacts: null, says: /asked again by itself/ },
] as const)(
  "a refund that is $status says what to do, and not the gateway's sentence '$lastError' (rules: paid-by-hand, recorded-facts)",
  ({ says, ...facts }) => {
    const refund = { ...facts, source: 'online' as const, amountPaise: 98_00 };
    expect(refundTrouble(refund)).toMatch(says);
    expect(refundTrouble(refund)).not.toContain(gatewayWords);
  },
);

test.each([
  { amountPaise: 1_00, retryable: true, says: null },
  {
    amountPaise: 99,
    retryable: false,
    says: 'The payment gateway pays back ₹1 and more. Pay it out by hand.',
  },
])(
  'a refund of $amountPaise paise can be retried: $retryable (rule: small-sums)',
  ({ amountPaise, retryable, says }) => {
    const refund = {
      amountPaise,
      source: 'online',
      status: 'owed',
      lastError: null,
      errorFacts: null,
    } as const;
    expect(isRetryable(refund)).toBe(retryable);
    expect(refundTrouble(refund)).toBe(says);
  },
);
