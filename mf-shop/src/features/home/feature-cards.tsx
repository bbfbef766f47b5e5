import { freeDeliveryFromPaise, type PublicStoreSettings } from '@basket/domain';
import { FeatureCard, IconShieldCheck, IconTruck, IconZap, rupees } from '@basket/ui';
import { t } from '../../texts';
import styles from './feature-cards.module.css';

/** The promises of the shop, with figures from its settings. */
export function FeatureCards({ store }: { store: PublicStoreSettings }) {
  const { deliveryTimeMinutes, deliveryChargePaise } = store;
  const freeFromPaise = freeDeliveryFromPaise(store);
  const hasCharge = freeFromPaise > 0;
  return (
    <ul className={styles.cards} aria-label={t('home.why')}>
      <li>
        <FeatureCard
          icon={IconZap}
          title={t('home.minutes', { minutes: deliveryTimeMinutes })}
          headingLevel={2}
        >
          {t('home.minutesText')}
        </FeatureCard>
      </li>
      <li>
        <FeatureCard icon={IconShieldCheck} title={t('home.fresh')} headingLevel={2}>
          {t('home.freshText')}
        </FeatureCard>
      </li>
      <li>
        <FeatureCard
          icon={IconTruck}
          title={hasCharge ? t('home.freeAbove', { amount: rupees(freeFromPaise) }) : t('home.freeDelivery')}
          headingLevel={2}
        >
          {hasCharge ? t('home.chargeText', { amount: rupees(deliveryChargePaise) }) : t('home.freeText')}
        </FeatureCard>
      </li>
    </ul>
  );
}
