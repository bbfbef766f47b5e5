import { unknownPaymentError } from '@basket/domain';
import { refundTrouble } from './refund-texts';

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
  (refund) => {
    expect(refundTrouble(refund)).toMatch(refund.says);
    expect(refundTrouble(refund)).not.toContain(gatewayWords);
  },
);
