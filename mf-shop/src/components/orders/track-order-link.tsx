import { awaitsPayment, isTrackable, type Order, type Stored } from '@basket/domain';
import { ButtonLink, IconMapPin } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../paths';
import { t } from '../../texts';

/** Leads to the tracking of an order that can be tracked; nothing for others. */
export function TrackOrderLink({ order }: { order: Stored<Order> }) {
  if (!isTrackable(order.status)) return null;
  return (
    <ButtonLink
      to={paths.tracking(order.id)}
      as={Link}
      size="s"
      variant={awaitsPayment(order) ? 'quiet' : 'primary'} // paying comes first, and its button is the green one
      leading={<IconMapPin size={16} />}
    >
      {t('orders.track')}
    </ButtonLink>
  );
}
