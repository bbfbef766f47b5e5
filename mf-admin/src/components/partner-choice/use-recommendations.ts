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
import { useLiveDocument, useLiveQuery, type Live } from '@basket/web';
import { offersOfOrder, onlinePartners } from '../../queries';

export interface Dispatch {
  readonly partners: readonly Stored<DeliveryPartner>[];
  readonly settings: PublicStoreSettings;
}

/**
 * Who is online and what the store has set, together: what every recommendation rests on.
 *
 * @param isWanted false where nobody is to be recommended: nothing is read
 */
export function useDispatch(isWanted = true): Live<Dispatch> {
  const partners = useLiveQuery(isWanted ? onlinePartners : null);
  const settings = useLiveDocument(publicStoreSettingsSchema, isWanted ? storeSettingsPath : null);
  if (partners.status !== 'ready') return partners;
  if (settings.status !== 'ready') return settings;
  return {
    status: 'ready',
    data: { partners: partners.data, settings: settings.data },
    isFromCache: partners.isFromCache || settings.isFromCache,
  };
}

export interface Recommended {
  readonly recommendations: readonly Recommendation<Stored<DeliveryPartner>>[];
  /** Names of partners who rejected this order or let it pass. */
  readonly passedBy: readonly string[];
}

/** Up to five partners for an order, best first, without those who passed it while others are left (decisions 7). */
export function useRecommendations(
  order: Stored<Order>,
  { partners, settings }: Dispatch,
): Live<Recommended> {
  // An order that was never offered has been passed by nobody: nothing to read.
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
      recommendations: recommendPartners(partners, order, settings, passedIds),
      passedBy: [...passedIds].flatMap((id) => nameOf.get(id) ?? []),
    },
    isFromCache: offers.status === 'ready' && offers.isFromCache,
  };
}
