import { freeDeliveryFromPaise, type PublicStoreSettings } from '@basket/domain';
import { FeatureCard, IconShieldCheck, IconTruck, IconZap, rupees } from '@basket/ui';
import styles from './feature-cards.module.css';

/** The promises of the shop, with figures from its settings. */
export function FeatureCards({ store }: { store: PublicStoreSettings }) {
  const { deliveryTimeMinutes, deliveryChargePaise } = store;
  const freeFromPaise = freeDeliveryFromPaise(store);
  const hasCharge = freeFromPaise > 0;
  return (
    <ul className={styles.cards} aria-label="Why Basket Express">
      <li>
        <FeatureCard icon={IconZap} title={`${deliveryTimeMinutes}-minute delivery`} headingLevel={2}>
          From our shelves to your door, tracked live all the way.
        </FeatureCard>
      </li>
      <li>
        <FeatureCard icon={IconShieldCheck} title="Fresh every day" headingLevel={2}>
          Picked and checked when you order, with a 30-day return policy.
        </FeatureCard>
      </li>
      <li>
        <FeatureCard
          icon={IconTruck}
          title={hasCharge ? `Free delivery above ${rupees(freeFromPaise)}` : 'Free delivery'}
          headingLevel={2}
        >
          {hasCharge
            ? `${rupees(deliveryChargePaise)} for smaller orders, and no other fees.`
            : 'On every order, and no other fees.'}
        </FeatureCard>
      </li>
    </ul>
  );
}
