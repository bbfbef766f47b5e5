import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import { ButtonLink, IconChartColumn, IconHeadset, IconRoute, Panel } from '@basket/ui';
import { Link, type Live } from '@basket/web';
import { customerPlace, directionsUrl, routeTarget, storePlace } from '../../../assignments/assignment-facts';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import styles from './quick-actions.module.css';

export interface QuickActionsProps {
  readonly inHand: Live<Stored<Assignment>[]>;
  readonly store: PublicStoreSettings | null;
}

/** Buttons for the route of the next order, or to the store without one, for a call to the store and for the own figures. */
export function QuickActions({ inHand, store }: QuickActionsProps) {
  const orders = inHand.status === 'ready' ? inHand.data : [];
  const next = orders.find((order) => routeTarget(order) === 'customer') ?? orders[0];
  const place = next && routeTarget(next) === 'customer' ? customerPlace(next) : store && storePlace(store);
  const phone = store?.storePhone ?? '';
  return (
    <Panel title={t('dashboard.quickActions')}>
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
            {t('dashboard.viewRoute')}
          </ButtonLink>
        )}
        {phone !== '' && (
          <ButtonLink variant="quiet" size="l" to={`tel:${phone}`} leading={<IconHeadset />}>
            {t('dashboard.contactSupport')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" size="l" to={paths.performance} as={Link} leading={<IconChartColumn />}>
          {t('common.performance')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
