import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import { ButtonLink, IconHeadset, IconRoute, Panel } from '@basket/ui';
import type { Live } from '@basket/web';
import { customerPlace, directionsUrl, routeTarget, storePlace } from '../../../assignments/assignment-facts';
import styles from './quick-actions.module.css';

export interface QuickActionsProps {
  readonly inHand: Live<Stored<Assignment>[]>;
  readonly store: PublicStoreSettings | null;
}

/** Buttons for the route of the next order and for a call to the store. */
export function QuickActions({ inHand, store }: QuickActionsProps) {
  const orders = inHand.status === 'ready' ? inHand.data : [];
  const next = orders.find((order) => routeTarget(order) === 'customer') ?? orders[0];
  const place = next && (routeTarget(next) === 'customer' ? customerPlace(next) : store && storePlace(store));
  const phone = store?.storePhone ?? '';
  if (!place && phone === '') return null;
  return (
    <Panel title="Quick Actions">
      <div className={styles.actions}>
        {place && (
          <ButtonLink
            variant="quiet"
            size="l"
            to={directionsUrl(place)}
            target="_blank"
            rel="noreferrer"
            leading={<IconRoute />}
          >
            View Route
          </ButtonLink>
        )}
        {phone !== '' && (
          <ButtonLink variant="quiet" size="l" to={`tel:${phone}`} leading={<IconHeadset />}>
            Contact Support
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
