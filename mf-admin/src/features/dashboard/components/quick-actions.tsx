import { Badge, IconChevronRight, Panel, Skeleton } from '@basket/ui';
import { Link } from '@basket/web';
import { waitingText, type Waiting } from '../../../counts/waiting';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from '../dashboard.module.css';

type Waited = Exclude<keyof Waiting, 'countedAt'>;

const actions = [
  { figure: 'ordersWithoutPartner', label: () => t('dashboard.findPartners'), to: paths.orderAssignment },
  { figure: 'failedDeliveries', label: () => t('dashboard.decideFailed'), to: paths.orderAssignment },
  { figure: 'pendingWithdrawals', label: () => t('dashboard.approveWithdrawals'), to: paths.withdrawals },
  { figure: 'unpaidDeliveries', label: () => t('dashboard.collectUnpaid'), to: paths.unpaidDeliveries },
  { figure: 'paidBackOrders', label: () => t('dashboard.cancelPaidBack'), to: paths.paidBackOrders },
  { figure: 'openDisputes', label: () => t('dashboard.answerDisputes'), to: paths.diagnostics },
  { figure: 'failedRefunds', label: () => t('dashboard.retryRefunds'), to: paths.refunds },
  { figure: 'moneyDifferences', label: () => t('dashboard.explainMoney'), to: paths.diagnostics },
  { figure: 'lowProducts', label: () => t('dashboard.restock'), to: paths.products },
] as const satisfies readonly { figure: Waited; label: () => string; to: string }[];

/** The work that needs somebody, how much of it there is, and the screen where it is done. */
export function QuickActions({ waiting }: { waiting: Waiting | null }) {
  return (
    <Panel title={t('dashboard.quickActions')}>
      <ul className={styles.rows}>
        {actions.map(({ figure, label, to }) => (
          <li key={figure}>
            <Link to={to} className={styles.row}>
              <span className={styles.words}>{label()}</span>
              <Figure
                count={waiting && (waiting[figure] ?? 0)}
                isUrgent={figure === 'moneyDifferences' || figure === 'openDisputes'}
              />
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Figure({ count, isUrgent }: { count: number | null; isUrgent: boolean }) {
  if (count === null) return <Skeleton className={styles.pending} />;
  if (count === 0) return <span className={styles.none}>{t('dashboard.nothingToDo')}</span>;
  return (
    <Badge isCount tone={isUrgent ? 'danger' : 'neutral'}>
      {waitingText(count)}
    </Badge>
  );
}
