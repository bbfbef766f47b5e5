import { bold, formatNumber, KeyFigure, KeyFigures, Row, rupees, useCanPlayTones } from '@basket/ui';
import { AvailabilityButton } from '../../../availability/availability-button';
import { Band } from '../../../components/band';
import { useDelivery } from '../../../delivery-context';
import type { Today } from '../use-today';
import { rich, t } from '../../../texts';
import styles from './availability.module.css';

const unknown = '–';

/** The partner's name and e-mail, the switch between online and offline, whether offers sound yet (rule: silence-told), and the day's figures. */
export function Availability({ today }: { readonly today: Today | null }) {
  const { email, partner, inHand } = useDelivery();
  const more = today?.isAtLeast ? '+' : '';
  const known = partner.status === 'ready' ? partner.data : null;
  // In every case a line, so that the first tap moves nothing.
  const sound = t(useCanPlayTones() ? 'dashboard.offersSound' : 'dashboard.offersSoundAfterTap');

  return (
    <Band>
      <Row gap={3} rowGap={1} justify="between">
        <p className={styles.welcome}>
          {rich('dashboard.welcome', { name: known?.name || email, b: bold })}{' '}
          {known?.name && <small>{email}</small>}
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          {known
            ? t(known.isOnline ? 'dashboard.youAreOnline' : 'common.youAreOffline')
            : t('common.deliveryDashboard')}
        </h1>
        {known && <AvailabilityButton partner={known} isOnBrand />}
        <p className={styles.welcome}>{sound}</p>
      </Row>
      <KeyFigures isOnBrand label={t('dashboard.summary')}>
        <KeyFigure
          label={t('dashboard.completedToday')}
          value={today ? formatNumber(today.deliveries) + more : unknown}
        />
        <KeyFigure
          label={t('dashboard.inProgress')}
          value={inHand.status === 'ready' ? formatNumber(inHand.data.length) : unknown}
        />
        <KeyFigure
          label={t('dashboard.earnedToday')}
          value={today ? rupees(today.earningsPaise) + more : unknown}
        />
      </KeyFigures>
    </Band>
  );
}
