import { useState } from 'react';
import { Button, IconBellRing, Panel, Stack, useCanPlayTones } from '@basket/ui';
import { allowAlarms, canVibrate, sound } from '../../../alarm/alarm';
import { canKeepAwake } from '../../../alarm/use-wake-lock';
import { t } from '../../../texts';
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
      ? t('dashboard.noSound')
      : t(canPlay ? 'dashboard.sounds' : 'dashboard.soundsAfterTouch'),
    t(canVibrate() ? 'dashboard.vibrates' : 'dashboard.cannotVibrate'),
    t(canKeepAwake() ? 'dashboard.staysOn' : 'dashboard.cannotStayOn'),
  ];
  return (
    <Panel title={t('dashboard.alerts')}>
      <div className={styles.alerts}>
        <details open={!isSoundOn}>
          <summary>{t('dashboard.offerEffects')}</summary>
          <Stack as="ul" gap={1}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Stack>
        </details>
        <Button variant="quiet" isBlock leading={<IconBellRing />} onClick={() => void test()}>
          {t('dashboard.testAlerts')}
        </Button>
        <p className={styles.privacy}>{t('dashboard.privacy')}</p>
      </div>
    </Panel>
  );
}
