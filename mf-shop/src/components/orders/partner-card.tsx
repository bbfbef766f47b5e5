import type { OrderAssignment } from '@basket/domain';
import { Avatar, ButtonLink, formatPhone, IconPhone, Muted, Panel } from '@basket/ui';
import { t } from '../../texts';
import styles from './partner-card.module.css';

/**
 * The delivery partner. The order has the phone number only from acceptance to delivery (rule: phones-in-hand):
 * without it there is no call button.
 */
export function PartnerCard({ assignment }: { assignment: OrderAssignment }) {
  const { partnerName, partnerPhone } = assignment;
  return (
    <Panel label={t('orders.partner')}>
      <div className={styles.card}>
        <Avatar name={partnerName} />
        <div className={styles.words}>
          <p className={styles.name}>{partnerName}</p>
          <Muted isNumeric>{partnerPhone ? formatPhone(partnerPhone) : t('orders.partner')}</Muted>
        </div>
        {partnerPhone && (
          <ButtonLink
            to={`tel:${partnerPhone.replace(/[^\d+]/g, '')}`}
            leading={<IconPhone />}
            aria-label={t('orders.callPartner', { name: partnerName })}
          >
            {t('orders.call')}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
