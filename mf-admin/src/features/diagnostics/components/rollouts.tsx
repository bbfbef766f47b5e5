import type { ArmVisits, RolloutFault } from '@basket/domain';
import {
  Badge,
  DataTable,
  formatCount,
  formatPercent,
  formatShortDateTime,
  Panel,
  type DataTableColumn,
} from '@basket/ui';
import type { Diagnostics } from '../health';
import styles from '../diagnostics.module.css';

type Rollout = Diagnostics['rollouts'][number];

const Arm = ({ of: { visits, failed, slow } }: { readonly of: ArmVisits }) => (
  <>
    {formatCount(visits, 'visit')}
    {visits > 0 && (
      <>
        <small className={styles.second}>
          {failed} failed ({formatPercent(failed / visits)})
        </small>
        <small className={styles.second}>
          {slow} slow ({formatPercent(slow / visits)})
        </small>
      </>
    )}
  </>
);

const reasons: Readonly<Record<RolloutFault, string>> = {
  failed: 'more of its visits failed than with the present release.',
  slow: 'more of its visits were slow than with the present release.',
};

const State = ({ of: { endedAt, endedFor, lastVisitAt } }: { readonly of: Rollout }) => (
  <div className={styles.result}>
    <Badge tone={endedAt === null ? 'neutral' : 'danger'}>
      {endedAt === null ? 'Not proved worse' : 'Ended by itself'}
    </Badge>
    <small className={styles.second}>
      {endedAt === null
        ? `The last visit was reported ${formatShortDateTime(lastVisitAt)}.`
        : `${formatShortDateTime(endedAt)}: ${endedFor ? reasons[endedFor] : ''}`}
    </small>
  </div>
);

const columns: readonly DataTableColumn<Rollout>[] = [
  {
    header: 'Remote',
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
  { header: 'State', card: 'line', cell: (rollout) => <State of={rollout} /> },
  { header: 'New release', width: 150, card: 'figure', cell: ({ next }) => <Arm of={next} /> },
  { header: 'Present release', width: 150, card: 'figure', cell: ({ now }) => <Arm of={now} /> },
  {
    header: 'First visit',
    width: 160,
    card: 'figure',
    cell: ({ startedAt }) => formatShortDateTime(startedAt),
  },
];

/** New releases that a share of devices got first, beside the present ones (rules: rollout-sticky, rollout-ended); nothing without any. */
export function Rollouts({ rollouts }: Pick<Diagnostics, 'rollouts'>) {
  if (rollouts.length === 0) return null;
  return (
    <Panel
      title="Rollouts"
      note="New releases that a share of devices got first. One visit of each device counts; a slow one took longer than four seconds."
      padding="none"
    >
      <DataTable
        caption={`Rollouts, the latest first: ${formatCount(rollouts.length, 'row')}`}
        columns={columns}
        rows={rollouts}
        rowKey={({ rolloutId }) => rolloutId}
        cardsBelowPx={860}
      />
    </Panel>
  );
}
