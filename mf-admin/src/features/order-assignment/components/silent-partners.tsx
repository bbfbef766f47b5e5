import { isNotSeen } from '@basket/domain';
import { Banner } from '@basket/ui';
import { Link, useLiveQuery, useServerNow, type Live } from '@basket/web';
import { obstacleText } from '../../../partners/partner-obstacles';
import type { Dispatch } from '../../../partners/use-recommendations';
import { paths } from '../../../paths';
import { ordersCarriedBy } from '../../../queries';
import { rich } from '../../../texts';

/** The partners who carry orders and whose phones are silent, each with the orders (rule: not-seen). Renders nothing without any. */
export function SilentPartners({ dispatch }: { readonly dispatch: Live<Dispatch> }) {
  const now = useServerNow(10_000);
  const partners = dispatch.status === 'ready' ? dispatch.data.partners : [];
  const silent = partners.filter((partner) => partner.activeOrders > 0 && isNotSeen(partner, now));
  const carried = useLiveQuery(silent.length > 0 ? ordersCarriedBy(silent.map(({ id }) => id)) : null);
  if (dispatch.status !== 'ready' || carried.status !== 'ready') return null;
  const { settings } = dispatch.data;
  return silent.map((partner) => (
    <Banner
      key={partner.id}
      tone="warning"
      title={`${partner.name} ${obstacleText(partner, 'partner_not_seen', settings, now)}`}
      text={rich('orderAssignment.carries', {
        orders: () =>
          carried.data
            .filter(({ deliveryPartnerId }) => deliveryPartnerId === partner.id)
            .map(({ id, orderId, orderNumber }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={paths.order(orderId)}>{orderNumber}</Link>
              </span>
            )),
      })}
    />
  ));
}
