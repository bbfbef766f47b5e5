import {
  defaultStoreSettings,
  openness,
  publicStoreSettingsSchema,
  setStoreOpen,
  storeSettingsPath,
  withoutId,
  type Openness,
  type RequestOf,
} from '@basket/domain';
import { Button, formatComing, IconChevronDown, Menu, Skeleton } from '@basket/ui';
import { failureText, toast, useLiveDocument, useOperation, useServerNow } from '@basket/web';
import styles from './store-switch.module.css';

const pauses = [
  { minutes: 15, label: 'Pause for 15 minutes' },
  { minutes: 30, label: 'Pause for 30 minutes' },
  { minutes: 60, label: 'Pause for 1 hour' },
  { minutes: 120, label: 'Pause for 2 hours' },
] as const;

const words = {
  open: 'The store is open again.',
  closed: 'The store is closed until you open it.',
  paused: 'The store is paused and opens again by itself.',
} as const;

interface SwitchState {
  /** Opening the store would change nothing. */
  readonly isOn: boolean;
  /** Closing it until somebody opens it would change something. */
  readonly mayClose: boolean;
  readonly text: string;
}

const on: SwitchState = { isOn: true, mayClose: true, text: 'Store open' };

/** What the switch shows: only what the switch itself has closed can be opened with it. */
function switchState(state: Openness, now: number): SwitchState {
  if (state.kind === 'open') return on;
  switch (state.why) {
    case 'hours':
      return on;
    case 'switched-off':
      return { isOn: false, mayClose: false, text: 'Store closed' };
    case 'paused':
      return { isOn: false, mayClose: true, text: `Paused until ${formatComing(state.until, now)}` };
  }
}

/** Whether the store takes orders, and the choice to stop them: for a time or until somebody opens it (rule: store-pause). */
export function StoreSwitch() {
  const now = useServerNow(10_000);
  const live = useLiveDocument(publicStoreSettingsSchema, storeSettingsPath);
  const { run, isBusy } = useOperation(setStoreOpen);
  async function set(wish: RequestOf<typeof setStoreOpen>, done: keyof typeof words): Promise<void> {
    try {
      await run(wish);
      toast.success(words[done]);
    } catch (error) {
      toast.error(failureText('Failed to update settings', error));
    }
  }
  if (live.status === 'loading') return <Skeleton className={styles.pending} />;
  // Settings says what is wrong with them.
  if (live.status === 'error') return null;
  const stored = live.status === 'ready' ? withoutId(live.data) : defaultStoreSettings;
  const { isOn, mayClose, text } = switchState(openness(stored, now), now);
  const items = [
    ...(isOn ? [] : [{ label: 'Open the store', onSelect: () => void set({ isOpen: true }, 'open') }]),
    ...pauses.map(({ minutes, label }) => ({
      label,
      onSelect: () => void set({ isOpen: false, pauseMinutes: minutes }, 'paused'),
    })),
    ...(mayClose
      ? [
          {
            label: 'Close until opened',
            isDanger: true,
            onSelect: () => void set({ isOpen: false, pauseMinutes: null }, 'closed'),
          },
        ]
      : []),
  ];
  return (
    <Menu
      label="Store"
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
