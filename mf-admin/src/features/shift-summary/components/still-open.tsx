import { ledgerRupees, Panel, TextLink } from '@basket/ui';
import { Link, LoadFailed, useLiveQuery, type Live } from '@basket/web';
import { paths } from '../../../paths';
import { pendingWithdrawals, unsettledRefunds } from '../../../queries';
import { t } from '../../../texts';
import styles from '../shift-summary.module.css';

interface Amount {
  readonly amountPaise: number;
}

/** '2 requests · ₹800.00', as `say` puts count and sum; a space while it loads. */
function sumText(live: Live<readonly Amount[]>, say: (n: number, amount: string) => string): string {
  if (live.status !== 'ready') return '\u00a0';
  const paise = live.data.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return say(live.data.length, ledgerRupees(paise));
}

/** The money that waits for somebody now: withdrawals to decide and refunds that have not reached their customer. */
export function StillOpen() {
  const withdrawals = useLiveQuery(pendingWithdrawals);
  const refunds = useLiveQuery(unsettledRefunds);
  const failed = [withdrawals, refunds].find(({ status }) => status === 'error');
  const rows = [
    {
      label: t('shiftSummary.withdrawals'),
      to: paths.withdrawals,
      text: sumText(withdrawals, (n, amount) => t('shiftSummary.requestsSum', { n, amount })),
    },
    {
      label: t('shiftSummary.refunds'),
      to: paths.refunds,
      text: sumText(refunds, (n, amount) => t('shiftSummary.refundsSum', { n, amount })),
    },
  ];
  return (
    <Panel title={t('shiftSummary.openNow')}>
      {failed?.status === 'error' ? (
        <LoadFailed title={t('shiftSummary.loadFailed')} of={failed} />
      ) : (
        <dl className={styles.rows}>
          {rows.map(({ label, to, text }) => (
            <div key={label}>
              <dt>
                <TextLink to={to} as={Link}>
                  {label}
                </TextLink>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
