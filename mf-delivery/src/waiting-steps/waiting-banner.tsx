import { Banner, Button, IconCircleAlert, IconWifiOff } from '@basket/ui';
import { useOnline } from '@basket/web';
import { t } from '../texts';
import styles from './waiting.module.css';
import { steps } from './steps';
import { useFaults, useSteps } from './use-steps';

/** How many steps wait, on every screen, and for what: the network, or a server that had a fault. */
export function WaitingBanner() {
  const waiting = useSteps().filter(({ refusal }) => refusal === null);
  const faults = useFaults();
  const isOnline = useOnline();
  if (waiting.length === 0) return null;
  const isFault = isOnline && waiting.some(({ id }) => faults.has(id));
  return (
    <div className={styles.banner}>
      <Banner
        tone="warning"
        icon={isFault ? <IconCircleAlert /> : <IconWifiOff />}
        title={t(isFault ? 'waitingSteps.waitForServer' : 'waitingSteps.waitForNetwork', {
          n: waiting.length,
        })}
        text={t(isFault ? 'waitingSteps.triedAgain' : 'waitingSteps.sentByItself')}
        action={
          isOnline ? (
            <Button size="s" variant="quiet" onClick={() => void steps.sendAll()}>
              {t(isFault ? 'waitingSteps.tryNow' : 'waitingSteps.sendNow')}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
