import { useState } from 'react';
import { Checkbox, Dialog, Stack } from '@basket/ui';
import { singleKeys } from '@basket/web';
import { t } from '../texts';
import styles from './keyboard.module.css';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

const lines = () => [
  { label: t('keyboard.anyScreen'), keys: [isMac ? '⌘' : t('keyboard.ctrl'), 'K'] },
  { label: t('keyboard.searchOfScreen'), keys: ['/'] },
  { label: t('keyboard.thisList'), keys: ['?'] },
  { label: t('keyboard.rowToRow'), keys: ['↑', '↓'] },
  { label: t('keyboard.firstLastRow'), keys: [t('keyboard.home'), t('keyboard.end')] },
  { label: t('keyboard.openRow'), keys: [t('keyboard.enter')] },
  { label: t('keyboard.closeOpen'), keys: [t('keyboard.esc')] },
];

export interface KeysHelpProps {
  readonly onClose: () => void;
}

/** Every key, and the switch for those without Ctrl or Cmd (WCAG 2.1.4). */
export function KeysHelp({ onClose }: KeysHelpProps) {
  const [areOn, setOn] = useState(singleKeys.isChosen);
  return (
    <Dialog isOpen size="s" title={t('keyboard.title')} isLightDismiss onClose={onClose}>
      <Stack gap={4}>
        <dl className={styles.lines}>
          {lines().map((one) => (
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
          label={t('keyboard.useSingleKeys')}
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
