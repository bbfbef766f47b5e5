import { formatDate, ledgerRupees, Panel, Stack, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import type { Diagnostics } from '../health';

/** Payments that customers' banks ask back, first to answer first (rule: dispute-told); nothing without any. Answers go to the gateway. */
export function Disputes({ disputes }: Pick<Diagnostics, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <Panel
      title="Disputed payments"
      note="A customer's bank asks for money back. Answer it at the payment gateway, with what proves the delivery."
    >
      <Stack as="ul" gap={2} isSmall>
        {disputes.map(({ disputeId, orderId, orderNumber, amountPaise, reason, respondByAt, state }) => (
          <li key={disputeId}>
            {orderId === null ? (
              <b>{disputeId}</b>
            ) : (
              <TextLink to={paths.order(orderId)} as={Link}>
                {orderNumber}
              </TextLink>
            )}
            : {ledgerRupees(amountPaise)}, {reason}.{' '}
            {state === 'under_review'
              ? 'The bank reads the answer.'
              : respondByAt === null
                ? 'Answer it now.'
                : `Answer by ${formatDate(respondByAt)}.`}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
