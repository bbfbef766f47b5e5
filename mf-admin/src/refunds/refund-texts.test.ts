import { unknownPaymentError } from '@basket/domain';
import { isRetryable, refundTrouble } from './refund-texts';

const gatewayWords = '400 The id provided does not exist';

test.each([
  {
    status: 'failed',
    lastError: `${unknownPaymentError}: ${gatewayWords}`,
    says: /A retry cannot help; pay it out by hand/,
  },
  { status: 'failed', lastError: gatewayWords, says: /refused it\. Retry, or pay it out by hand/ },
  { status: 'requested', lastError: gatewayWords, says: /asked again by itself/ },
] as const)(
  "a refund that is $status says what to do, and not the gateway's sentence '$lastError' (rule: paid-by-hand)",
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
    const refund = { amountPaise, source: 'online', status: 'owed', lastError: null } as const;
    expect(isRetryable(refund)).toBe(retryable);
    expect(refundTrouble(refund)).toBe(says);
  },
);
