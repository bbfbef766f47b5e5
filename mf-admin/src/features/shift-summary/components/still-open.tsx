import { formatCount, ledgerRupees, Panel, TextLink } from '@basket/ui';
import { Link, LoadFailed, useLiveQuery, type Live } from '@basket/web';
import { paths } from '../../../paths';
import { pendingWithdrawals, unsettledRefunds } from '../../../queries';
import styles from '../shift-summary.module.css';

interface Amount {
  readonly amountPaise: number;
}

/** '2 withdrawals · ₹800.00'; a space while it loads. */
function sumText(live: Live<readonly Amount[]>, noun: string): string {
  if (live.status !== 'ready') return '\u00a0';
  const paise = live.data.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return `${formatCount(live.data.length, noun)} · ${ledgerRupees(paise)}`;
}

/** The money that waits for somebody now: withdrawals to decide and refunds that have not reached their customer. */
export function StillOpen() {
  const withdrawals = useLiveQuery(pendingWithdrawals);
  const refunds = useLiveQuery(unsettledRefunds);
  const failed = [withdrawals, refunds].find(({ status }) => status === 'error');
  const rows = [
    { label: 'Withdrawals', to: paths.withdrawals, text: sumText(withdrawals, 'request') },
    { label: 'Refunds', to: paths.refunds, text: sumText(refunds, 'refund') },
  ];
  return (
    <Panel title="Open now">
      {failed?.status === 'error' ? (
        <LoadFailed title="Failed to load data" of={failed} />
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
