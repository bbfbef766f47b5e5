import {
  partnerObstacle,
  passedBy,
  publicSettings,
  recommendPartners,
  type Assignment,
  type DeliveryPartner,
  type Order,
  type PartnerObstacle,
  type PublicStoreSettings,
  type Recommendation,
  type Stored,
} from '@basket/domain';
import { combineLive, useLiveDocument, useLiveQuery, useServerNow, type Live } from '@basket/web';
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
  const settings = useLiveDocument(publicSettings.schema, isWanted ? publicSettings.path() : null);
  return combineLive({ partners, settings });
}

export interface Recommended {
  readonly recommendations: readonly Recommendation<Stored<DeliveryPartner>>[];
  /** The partners who rejected this order, let it pass or lost it, also if they are offline by now; latest first. */
  readonly passed: readonly Pick<Assignment, 'partnerName' | 'state'>[];
  /** Online partners who cannot be offered this order now, and why. */
  readonly hindered: readonly {
    readonly partner: Stored<DeliveryPartner>;
    readonly obstacle: PartnerObstacle;
  }[];
}

/** Up to five partners for an order, best first. Leaves out partners who passed it, as long as others remain. */
export function useRecommendations(
  order: Stored<Order>,
  { partners, settings }: Dispatch,
): Live<Recommended> {
  const now = useServerNow(10_000);
  // Nobody can have passed an order that was never offered, so that there is nothing to read.
  const wasOffered = order.offerAttempts > 0;
  const offers = useLiveQuery(wasOffered ? offersOfOrder(order.id) : null);
  if (wasOffered && offers.status !== 'ready') return offers;
  const past = offers.status === 'ready' ? offers.data : [];
  const passedIds = passedBy(past);
  return {
    status: 'ready',
    data: {
      recommendations: recommendPartners(partners, order, settings, { now, passedIds }),
      passed: latestOf(past, passedIds, partners),
      hindered: partners.flatMap((partner) => {
        const obstacle = partnerObstacle(partner, order, settings, now);
        return obstacle ? [{ partner, obstacle }] : [];
      }),
    },
    isFromCache: offers.status === 'ready' && offers.isFromCache,
  };
}

/** The latest offer of each partner; older offers do not name theirs. */
const latestOf = (
  past: readonly Assignment[],
  passedIds: ReadonlySet<string>,
  partners: Dispatch['partners'],
): Recommended['passed'] =>
  [...passedIds].flatMap((id) => {
    const offer = past.find(({ deliveryPartnerId }) => deliveryPartnerId === id);
    const partnerName = offer?.partnerName || partners.find((partner) => partner.id === id)?.name;
    return offer && partnerName ? [{ partnerName, state: offer.state }] : [];
  });
