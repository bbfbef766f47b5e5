import {
  defaultStoreSettings,
  openness,
  publicSettings,
  setStoreOpen,
  withoutId,
  type Openness,
} from '@basket/domain';
import { Button, formatComing, IconChevronDown, Menu, Skeleton } from '@basket/ui';
import { useLiveDocument, useServerNow } from '@basket/web';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
import styles from './store-switch.module.css';

const pauses = [
  { minutes: 15, label: () => t('dashboard.pauseQuarterHour') },
  { minutes: 30, label: () => t('dashboard.pauseHalfHour') },
  { minutes: 60, label: () => t('dashboard.pauseHour') },
  { minutes: 120, label: () => t('dashboard.pauseTwoHours') },
] as const;

const words = {
  open: () => t('dashboard.storeOpenAgain'),
  closed: () => t('dashboard.storeClosedUntil'),
  paused: () => t('dashboard.storePausedFor'),
} as const;

interface SwitchState {
  /** Opening the store would change nothing. */
  readonly isOn: boolean;
  /** Closing it until somebody opens it would change something. */
  readonly mayClose: boolean;
  readonly text: string;
}

const on = (): SwitchState => ({ isOn: true, mayClose: true, text: t('dashboard.storeOpen') });

/** The state of the switch: only what the switch itself has closed can be opened with it. */
function switchState(state: Openness, now: number): SwitchState {
  if (state.kind === 'open') return on();
  switch (state.why) {
    case 'hours':
      return on();
    case 'switched-off':
      return { isOn: false, mayClose: false, text: t('dashboard.storeClosed') };
    case 'paused':
      return {
        isOn: false,
        mayClose: true,
        text: t('dashboard.pausedUntil', { time: formatComing(state.until, now) }),
      };
  }
}

/** Whether the store takes orders, and the choice to stop them: for a time or until somebody opens it (rule: store-pause). */
export function StoreSwitch() {
  const now = useServerNow(10_000);
  const live = useLiveDocument(publicSettings.schema, publicSettings.path());
  const { run, isBusy } = useTold(setStoreOpen, {
    done: (_answer, wish) => words[wish.isOpen ? 'open' : wish.pauseMinutes === null ? 'closed' : 'paused'](),
    failed: t('dashboard.updateSettingsFailed'),
  });
  if (live.status === 'loading') return <Skeleton className={styles.pending} />;
  // Settings says what is wrong with them.
  if (live.status === 'error') return null;
  const stored = live.status === 'ready' ? withoutId(live.data) : defaultStoreSettings;
  const { isOn, mayClose, text } = switchState(openness(stored, now), now);
  const items = [
    ...(isOn ? [] : [{ label: t('dashboard.openStore'), onSelect: () => void run({ isOpen: true }) }]),
    ...pauses.map(({ minutes, label }) => ({
      label: label(),
      onSelect: () => void run({ isOpen: false, pauseMinutes: minutes }),
    })),
    ...(mayClose
      ? [
          {
            label: t('dashboard.closeUntilOpened'),
            isDanger: true,
            onSelect: () => void run({ isOpen: false, pauseMinutes: null }),
          },
        ]
      : []),
  ];
  return (
    <Menu
      label={t('dashboard.store')}
      items={items}
      trigger={(props) => (
        <Button
          {...props}
          size="s"
          variant="quiet"
          isBusy={isBusy}
          leading={<i className={isOn ? styles.open : styles.closed} aria-hidden="true" />}
          trailing={<IconChevronDown size={16} />}
        >
          {text}
        </Button>
      )}
    />
  );
}
