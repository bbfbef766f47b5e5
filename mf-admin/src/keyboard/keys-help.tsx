import { useState } from 'react';
import { Checkbox, Dialog, Stack } from '@basket/ui';
import { singleKeys } from '@basket/web';
import styles from './keyboard.module.css';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

const keys = [
  { label: 'Any screen, order or product', keys: [isMac ? '⌘' : 'Ctrl', 'K'] },
  { label: 'Search of the screen', keys: ['/'] },
  { label: 'This list', keys: ['?'] },
  { label: 'From row to row in a table', keys: ['↑', '↓'] },
  { label: 'First and last row', keys: ['Home', 'End'] },
  { label: 'Open the row', keys: ['Enter'] },
  { label: 'Close what is open', keys: ['Esc'] },
];

export interface KeysHelpProps {
  readonly onClose: () => void;
}

/** Every key, and the switch for those without Ctrl or Cmd (WCAG 2.1.4). */
export function KeysHelp({ onClose }: KeysHelpProps) {
  const [areOn, setOn] = useState(singleKeys.isChosen);
  return (
    <Dialog isOpen size="s" title="Keyboard" isLightDismiss onClose={onClose}>
      <Stack gap={4}>
        <dl className={styles.lines}>
          {keys.map((one) => (
            <div key={one.label}>
              <dt>{one.label}</dt>
              <dd className={styles.keys}>
                {one.keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use / and ? as shortcuts on this device"
          checked={areOn}
          onChange={({ target }) => {
            singleKeys.choose(target.checked);
            setOn(target.checked);
          }}
        />
      </Stack>
    </Dialog>
  );
}
