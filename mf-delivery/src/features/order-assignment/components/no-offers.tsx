import { offerDurationMs } from '@basket/domain';
import { ButtonLink, EmptyState, Panel } from '@basket/ui';
import { Link } from '@basket/web';
import { useDelivery } from '../../../delivery-context';
import { paths } from '../../../paths';

/** Shown when there is no offer. Tells offline partners to go online first. */
export function NoOffers() {
  const { partner } = useDelivery();
  const isOffline = partner.status === 'ready' && !partner.data.isOnline;
  return (
    <Panel>
      <EmptyState
        isCompact
        art="orders"
        title="No orders assigned"
        text={
          isOffline
            ? 'You are offline. Go online to be offered orders.'
            : `An offer appears here by itself. You have ${offerDurationMs / 1000} seconds to answer.`
        }
        action={
          isOffline ? (
            <ButtonLink to={paths.dashboard} as={Link}>
              To the dashboard
            </ButtonLink>
          ) : undefined
        }
      />
    </Panel>
  );
}
