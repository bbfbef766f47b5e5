import type { Assignment, PublicStoreSettings, Stored } from '@basket/domain';
import { ButtonLink, IconNavigation, IconPhone } from '@basket/ui';
import { customerPlace, directionsUrl, routeTarget, storePlace } from '../assignment-facts';
import { t } from '../../texts';
import styles from './way.module.css';

export interface WayProps {
  readonly assignment: Stored<Assignment>;
  readonly store: PublicStoreSettings | null;
}

/** Buttons for directions to the next stop and for a call to the customer, each only if it can be used now. */
export function Way({ assignment, store }: WayProps) {
  const isToStore = routeTarget(assignment) === 'store';
  const place = isToStore ? store && storePlace(store) : customerPlace(assignment);
  const phone = assignment.customerPhone;
  return (
    <div className={styles.pair}>
      {place && (
        <ButtonLink
          variant="quiet"
          size="l"
          to={directionsUrl(place)}
          target="_blank"
          rel="noreferrer"
          leading={<IconNavigation />}
        >
          {t(isToStore ? 'assignments.toStore' : 'assignments.navigate')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink
          variant="quiet"
          size="l"
          to={`tel:${phone}`}
          aria-label={t('assignments.callCustomer', { customer: assignment.customerName })}
          leading={<IconPhone />}
        >
          {t('assignments.call')}
        </ButtonLink>
      )}
    </div>
  );
}
