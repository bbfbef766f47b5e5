import { formatNumber, KeyFigure, KeyFigures, Row, rupees, useCanPlayTones } from '@basket/ui';
import { AvailabilityButton } from '../../../availability/availability-button';
import { Band } from '../../../components/band';
import { useDelivery } from '../../../delivery-context';
import type { Today } from '../use-today';
import styles from './availability.module.css';

const unknown = '–';

/** The partner's name and e-mail, the switch between online and offline, whether offers sound yet (rule: silence-told), and the day's figures. */
export function Availability({ today }: { readonly today: Today | null }) {
  const { email, partner, inHand } = useDelivery();
  const more = today?.isAtLeast ? '+' : '';
  const known = partner.status === 'ready' ? partner.data : null;
  // In every case a line, so that the first tap moves nothing.
  const sound = useCanPlayTones() ? 'Offers sound on this page' : 'Offers sound after your first tap';

  return (
    <Band>
      <Row gap={3} rowGap={1} justify="between">
        <p className={styles.welcome}>
          Welcome, <b>{known?.name || email}</b> {known?.name && <small>{email}</small>}
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          {known ? (known.isOnline ? 'You are online' : 'You are offline') : 'Delivery Dashboard'}
        </h1>
        {known && <AvailabilityButton partner={known} isOnBrand />}
        <p className={styles.welcome}>{sound}</p>
      </Row>
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
