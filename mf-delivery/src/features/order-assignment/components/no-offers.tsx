import { offerDurationMs } from '@basket/domain';
import { EmptyState, Panel, useCanPlayTones } from '@basket/ui';
import { MissedOffer } from '../../../assignments/components/missed-offer';
import { WhyNoOffers } from '../../../availability/why-no-offers';
import { AvailabilityButton } from '../../../availability/availability-button';
import { useDelivery } from '../../../delivery-context';
import { useStore } from '../../../use-store';
import { t } from '../../../texts';

/** Shown when there is no offer. Lets offline partners go online, and says while the page is silent (rule: silence-told). */
export function NoOffers() {
  const { partner } = useDelivery();
  const store = useStore();
  const canSound = useCanPlayTones();
  const isOffline = partner.status === 'ready' && !partner.data.isOnline;
  return (
    <>
      {partner.status === 'ready' && (
        <WhyNoOffers partner={partner.data} limits={store} except={['partner_offline']} />
      )}
      {partner.status === 'ready' && <MissedOffer partner={partner.data} />}
      <Panel>
        <EmptyState
          isCompact
          art="orders"
          title={t('orderAssignment.none')}
          text={
            isOffline
              ? t('common.offlineNoOffers')
              : t(canSound ? 'orderAssignment.noneText' : 'orderAssignment.noneSilentText', {
                  seconds: offerDurationMs / 1000,
                })
          }
          action={
            partner.status === 'ready' && isOffline ? (
              <AvailabilityButton partner={partner.data} />
            ) : undefined
          }
        />
      </Panel>
    </>
  );
}
