import { Banner, Button, IconCircleAlert, IconWifiOff } from '@basket/ui';
import { useOnline } from '@basket/web';
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
  const count = waiting.length === 1 ? '1 step waits' : `${waiting.length} steps wait`;
  return (
    <div className={styles.banner}>
      <Banner
        tone="warning"
        icon={isFault ? <IconCircleAlert /> : <IconWifiOff />}
        title={isFault ? `${count}: the server had a fault` : `${count} for the network`}
        text={`${isFault ? 'Tried again' : 'Sent once'}, by itself. Do not sign out.`}
        action={
          isOnline ? (
            <Button size="s" variant="quiet" onClick={() => void steps.sendAll()}>
              {isFault ? 'Try now' : 'Send now'}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
