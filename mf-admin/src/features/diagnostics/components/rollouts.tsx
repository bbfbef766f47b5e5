import type { ArmVisits, RolloutFault } from '@basket/domain';
import {
  Badge,
  DataTable,
  formatPercent,
  formatShortDateTime,
  Panel,
  type DataTableColumn,
} from '@basket/ui';
import { t } from '../../../texts';
import type { Diagnostics } from '../health';
import styles from '../diagnostics.module.css';

type Rollout = Diagnostics['rollouts'][number];

const Arm = ({ of: { visits, failed, slow } }: { readonly of: ArmVisits }) => (
  <>
    {t('diagnostics.visits', { n: visits })}
    {visits > 0 && (
      <>
        <small className={styles.second}>
          {t('diagnostics.failedVisits', { n: failed, share: formatPercent(failed / visits) })}
        </small>
        <small className={styles.second}>
          {t('diagnostics.slowVisits', { n: slow, share: formatPercent(slow / visits) })}
        </small>
      </>
    )}
  </>
);

const endings: Readonly<Record<RolloutFault, (at: string) => string>> = {
  failed: (at) => t('diagnostics.endedForFailures', { at }),
  slow: (at) => t('diagnostics.endedForSlowness', { at }),
};

function stateText({ endedAt, endedFor, lastVisitAt }: Rollout): string {
  if (endedAt === null) return t('diagnostics.lastVisit', { at: formatShortDateTime(lastVisitAt) });
  const at = formatShortDateTime(endedAt);
  return endedFor ? endings[endedFor](at) : `${at}: `;
}

const State = ({ of }: { readonly of: Rollout }) => (
  <div className={styles.result}>
    <Badge tone={of.endedAt === null ? 'neutral' : 'danger'}>
      {t(of.endedAt === null ? 'diagnostics.notWorse' : 'diagnostics.endedByItself')}
    </Badge>
    <small className={styles.second}>{stateText(of)}</small>
  </div>
);

const columns = (): readonly DataTableColumn<Rollout>[] => [
  {
    header: t('diagnostics.remote'),
    width: 190,
    card: 'title',
    cell: ({ area, version, release }) => (
      <>
        <b>
          {area.replaceAll('_', '-')} {version}
        </b>
        <small className={styles.second}>{release}</small>
      </>
    ),
  },
  { header: t('diagnostics.state'), card: 'line', cell: (rollout) => <State of={rollout} /> },
  { header: t('diagnostics.newRelease'), width: 150, card: 'figure', cell: ({ next }) => <Arm of={next} /> },
  {
    header: t('diagnostics.presentRelease'),
    width: 150,
    card: 'figure',
    cell: ({ now }) => <Arm of={now} />,
  },
  {
    header: t('diagnostics.firstVisit'),
    width: 160,
    card: 'figure',
    cell: ({ startedAt }) => formatShortDateTime(startedAt),
  },
];

/** New releases that a share of devices got first, beside the present ones (rules: rollout-sticky, rollout-ended); nothing without any. */
export function Rollouts({ rollouts }: Pick<Diagnostics, 'rollouts'>) {
  if (rollouts.length === 0) return null;
  return (
    <Panel title={t('diagnostics.rollouts')} note={t('diagnostics.rolloutsNote')} padding="none">
      <DataTable
        caption={t('diagnostics.rolloutsLatestFirst', { n: rollouts.length })}
        columns={columns()}
        rows={rollouts}
        rowKey={({ rolloutId }) => rolloutId}
        cardsBelowPx={860}
      />
    </Panel>
  );
}
