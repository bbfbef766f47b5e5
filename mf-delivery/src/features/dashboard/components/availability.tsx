import { setAvailability } from '@basket/domain';
import { Button, formatNumber, IconPower, KeyFigure, KeyFigures, rupees } from '@basket/ui';
import { failureText, toast, useOperation } from '@basket/web';
import { Band } from '../../../components/band';
import { useDelivery } from '../../../delivery-context';
import { useToday } from '../use-today';
import styles from './availability.module.css';

const unknown = '–';

/** The partner's e-mail, the switch between online and offline, and the figures of the day. */
export function Availability() {
  const { uid, email, partner, inHand } = useDelivery();
  const setting = useOperation(setAvailability);
  const today = useToday(uid);
  const more = today?.isAtLeast ? '+' : '';
  const known = partner.status === 'ready' ? partner.data : null;

  async function setOnline(isOnline: boolean) {
    try {
      await setting.run({ isOnline });
      toast.success(`You are now ${isOnline ? 'online' : 'offline'}`);
    } catch (error) {
      toast.error(failureText('Failed to update status', error));
    }
  }

  return (
    <Band>
      <div className={styles.head}>
        <p className={styles.welcome}>Welcome, {email}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {known ? (known.isOnline ? 'You are online' : 'You are offline') : 'Delivery Dashboard'}
        </h1>
        {known && (
          <Button
            variant={known.isOnline ? 'ghost' : 'onBrand'}
            className={known.isOnline ? styles.leave : undefined}
            leading={<IconPower />}
            isBusy={setting.isBusy}
            onClick={() => void setOnline(!known.isOnline)}
          >
            {known.isOnline ? 'Go Offline' : 'Go Online'}
          </Button>
        )}
      </div>
      <KeyFigures isOnBrand label="Summary">
        <KeyFigure label="Completed today" value={today ? formatNumber(today.deliveries) + more : unknown} />
        <KeyFigure
          label="In progress"
          value={inHand.status === 'ready' ? formatNumber(inHand.data.length) : unknown}
        />
        <KeyFigure label="Earned today" value={today ? rupees(today.earningsPaise) + more : unknown} />
      </KeyFigures>
    </Band>
  );
}
