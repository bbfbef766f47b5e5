import { Banner, Button, IconWifiOff } from '@basket/ui';
import { useOnline } from '@basket/web';
import styles from './waiting.module.css';
import { steps } from './steps';
import { useSteps } from './use-steps';

/** How many steps wait for the network, on every screen. */
export function WaitingBanner() {
  const count = useSteps().filter(({ refusal }) => refusal === null).length;
  const isOnline = useOnline();
  if (count === 0) return null;
  return (
    <div className={styles.banner}>
      <Banner
        tone="warning"
        icon={<IconWifiOff />}
        title={count === 1 ? '1 step waits for the network' : `${count} steps wait for the network`}
        text="Sent once, by itself. Do not sign out."
        action={
          isOnline ? (
            <Button size="s" variant="quiet" onClick={() => void steps.sendAll()}>
              Send now
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
