import type { ReactNode } from 'react';
import type { PublicStoreSettings } from '@basket/domain';
import {
  formatOpeningHours,
  formatPhone,
  IconClock,
  IconMail,
  IconMapPin,
  IconPhone,
  Section,
  type Icon,
} from '@basket/ui';
import { t } from '../texts';
import styles from './contact-block.module.css';

/** Address, phone and e-mail of the store; omits empty settings. */
export function ContactBlock({ store }: { store: PublicStoreSettings }) {
  const place = [
    store.storeAddress,
    store.storeCity,
    [store.storeState, store.storePincode].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Section title={t('contactBlock.title')}>
      <address className={styles.contact}>
        <Line icon={IconMapPin} label={store.storeName}>
          {place}
        </Line>
        {store.storePhone && (
          <Line icon={IconPhone} label={t('contactBlock.phone')}>
            <a className={styles.link} href={`tel:${store.storePhone.replace(/[^\d+]/g, '')}`}>
              {formatPhone(store.storePhone)}
            </a>
          </Line>
        )}
        {store.storeEmail && (
          <Line icon={IconMail} label={t('contactBlock.email')}>
            <a className={styles.link} href={`mailto:${store.storeEmail}`}>
              {store.storeEmail}
            </a>
          </Line>
        )}
        <Line icon={IconClock} label={t('contactBlock.open')}>
          {formatOpeningHours(store)}
        </Line>
      </address>
    </Section>
  );
}

function Line({ icon: LineIcon, label, children }: { icon: Icon; label: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <LineIcon />
      <span>
        <b>{label}</b>
        {children}
      </span>
    </p>
  );
}
