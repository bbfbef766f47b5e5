import {
  publicStoreSettingsSchema,
  recommendPartners,
  storeSettingsPath,
  type DeliveryPartner,
  type Order,
  type PublicStoreSettings,
  type Recommendation,
  type Stored,
} from '@basket/domain';
import { combineLive, useLiveDocument, useLiveQuery, type Live } from '@basket/web';
import { offersOfOrder, onlinePartners } from '../queries';

export interface Dispatch {
  readonly partners: readonly Stored<DeliveryPartner>[];
  readonly settings: PublicStoreSettings;
}

/**
 * The partners who are online and the store's settings, which every recommendation needs.
 *
 * @param isWanted false to read nothing, when no recommendation is needed
 */
export function useDispatch(isWanted = true): Live<Dispatch> {
  const partners = useLiveQuery(isWanted ? onlinePartners : null);
  const settings = useLiveDocument(publicStoreSettingsSchema, isWanted ? storeSettingsPath : null);
  return combineLive({ partners, settings });
}

export interface Recommended {
  readonly recommendations: readonly Recommendation<Stored<DeliveryPartner>>[];
  /** Names of partners who rejected this order or let it pass. */
  readonly passedBy: readonly string[];
}

/** Up to five partners for an order, best first. Leaves out partners who passed it, as long as others remain. */
export function useRecommendations(
  order: Stored<Order>,
  { partners, settings }: Dispatch,
): Live<Recommended> {
  // Nobody can have passed an order that was never offered, so that there is nothing to read.
  const wasOffered = order.offerAttempts > 0;
  const offers = useLiveQuery(wasOffered ? offersOfOrder(order.id) : null);
  if (wasOffered && offers.status !== 'ready') return offers;
  const past = offers.status === 'ready' ? offers.data : [];
  const passedIds = new Set(
    past
      .filter(({ state }) => state === 'rejected' || state === 'expired')
      .map(({ deliveryPartnerId }) => deliveryPartnerId),
  );
  const nameOf = new Map(partners.map(({ id, name }) => [id, name]));
  return {
    status: 'ready',
    data: {
      recommendations: recommendPartners(partners, order, settings, { passedIds }),
      passedBy: [...passedIds].flatMap((id) => nameOf.get(id) ?? []),
    },
    isFromCache: offers.status === 'ready' && offers.isFromCache,
  };
}
