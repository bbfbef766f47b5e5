import { bold, formatDate, ledgerRupees, Panel, Stack, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import { rich, t } from '../../../texts';
import type { Diagnostics } from '../health';

/** Payments that customers' banks ask back, first to answer first (rule: dispute-told); nothing without any. Answers go to the gateway. */
export function Disputes({ disputes }: Pick<Diagnostics, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <Panel title={t('diagnostics.disputes')} note={t('diagnostics.disputesNote')}>
      <Stack as="ul" gap={2} isSmall>
        {disputes.map((dispute) => (
          <li key={dispute.disputeId}>{disputeText(dispute)}</li>
        ))}
      </Stack>
    </Panel>
  );
}

function disputeText({ disputeId, orderId, orderNumber, ...dispute }: Diagnostics['disputes'][number]) {
  const { amountPaise, reason, respondByAt, state } = dispute;
  return rich('diagnostics.dispute', {
    number: orderId === null ? disputeId : (orderNumber ?? ''),
    order:
      orderId === null
        ? bold
        : (inside) => (
            <TextLink to={paths.order(orderId)} as={Link}>
              {inside}
            </TextLink>
          ),
    amount: ledgerRupees(amountPaise),
    reason: reason || t('diagnostics.noReason'),
    answer: state === 'under_review' ? 'given' : respondByAt === null ? 'now' : 'later',
    day: respondByAt === null ? '' : formatDate(respondByAt),
  });
}
