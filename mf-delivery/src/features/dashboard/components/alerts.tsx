import { useState } from 'react';
import { Button, IconBellRing, Panel, Stack, useCanPlayTones } from '@basket/ui';
import { allowAlarms, canVibrate, sound } from '../../../alarm/alarm';
import { canKeepAwake } from '../../../alarm/use-wake-lock';
import styles from './alerts.module.css';

/** The effects of an offer on this device, which folds away once it was tested, with a button to try it, and who sees the partner's position. */
export function Alerts() {
  const [isSoundOn, setSoundOn] = useState<boolean | null>(null);
  const canPlay = useCanPlayTones();

  async function test(): Promise<void> {
    setSoundOn(await allowAlarms());
    sound('offer');
  }

  const facts = [
    isSoundOn === false
      ? 'No sound: this browser does not let the shop sound. Allow sound in the settings of the site, then test again.'
      : `Sounds when an offer comes${canPlay ? '' : ', after your first touch of the page'}.`,
    canVibrate() ? 'Vibrates as well.' : 'This browser cannot vibrate.',
    canKeepAwake()
      ? 'The screen stays on while you are online.'
      : 'This browser cannot keep the screen on: set that in the phone.',
  ];
  return (
    <Panel title="Alerts on this phone">
      <div className={styles.alerts}>
        <details open={!isSoundOn}>
          <summary>What an offer does here</summary>
          <Stack as="ul" gap={1}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Stack>
        </details>
        <Button variant="quiet" isBlock leading={<IconBellRing />} onClick={() => void test()}>
          Test sound and vibration
        </Button>
        <p className={styles.privacy}>
          While you are online the store sees where you are, and customers whose order you carry do. Offline,
          nobody does.
        </p>
      </div>
    </Panel>
  );
}
