import {
  distanceKm,
  ordersInHand,
  type Assignment,
  type Coordinates,
  type DeliveryPartner,
  type Order,
  type Stored,
} from '@basket/domain';
import { formatDistanceKm, formatRelativeMinutes } from '@basket/ui';
import { localityOf } from '../../../orders/order-facts';
import type { Dispatch } from '../../../partners/use-recommendations';
import { t } from '../../../texts';

type PlaceKind = 'store' | 'partner' | 'order' | 'offer';

/** Something on the map and in the list beside it. */
export interface MapPlace {
  /** 'order:{id}' */
  readonly key: string;
  readonly kind: PlaceKind;
  readonly title: string;
  /** One line each. */
  readonly facts: readonly string[];
  /** Null when nobody knows where it is: then it is in the list only. */
  readonly at: Coordinates | null;
}

export const orderKey = (id: string): string => `order:${id}`;

export interface Board {
  readonly dispatch: Dispatch;
  readonly waiting: readonly Stored<Order>[];
  readonly offers: readonly Stored<Assignment>[];
}

/** Where the store, the online partners and the orders without one are, each with its distance from the store. */
export function placesOf(
  { dispatch: { partners, settings }, waiting, offers }: Board,
  now: number,
): MapPlace[] {
  const store: Coordinates = { latitude: settings.storeLatitude, longitude: settings.storeLongitude };
  const distance = (at: Coordinates): string => formatDistanceKm(distanceKm(store, at));
  const fromStore = (at: Coordinates | null): string =>
    at ? t('orderAssignment.fromStore', { distance: distance(at) }) : t('orderAssignment.distanceUnknown');
  const known = ({ latitude, longitude }: Nowhere): Coordinates | null =>
    latitude === null || longitude === null ? null : { latitude, longitude };

  const ofPartner = (partner: Stored<DeliveryPartner>): MapPlace => {
    const { currentLocation } = partner;
    return {
      key: `partner:${partner.id}`,
      kind: 'partner',
      title: partner.name,
      facts: [
        currentLocation
          ? t('orderAssignment.fromStoreAgo', {
              distance: distance(currentLocation),
              ago: formatRelativeMinutes(currentLocation.at, now),
            })
          : t('orderAssignment.positionUnknown'),
        t('orderAssignment.inHand', { n: ordersInHand(partner), most: settings.maxOrdersPerPartner }),
      ],
      at: currentLocation,
    };
  };
  const ofOrder = ({ id, orderNumber, customerName, delivery }: Stored<Order>): MapPlace => {
    const at = known(delivery);
    return {
      key: orderKey(id),
      kind: 'order',
      title: customerName,
      facts: [`${orderNumber} · ${localityOf(delivery)}`, fromStore(at)],
      at,
    };
  };
  const ofOffer = (offer: Stored<Assignment>): MapPlace => {
    const at = known(offer);
    return {
      key: orderKey(offer.orderId),
      kind: 'offer',
      title: offer.customerName,
      facts: [
        t('orderAssignment.offeredAs', { number: offer.orderNumber, partner: offer.partnerName }),
        fromStore(at),
      ],
      at,
    };
  };
  return [
    { key: 'store', kind: 'store', title: settings.storeName, facts: [settings.storeAddress], at: store },
    ...partners.map(ofPartner),
    // The two lists change one after the other: an order may be in both for a moment.
    ...waiting.filter(({ id }) => !offers.some(({ orderId }) => orderId === id)).map(ofOrder),
    ...offers.map(ofOffer),
  ];
}

interface Nowhere {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Kilometres of the rings around the store: round figures up to how far it delivers. */
export const ringsKm = (serviceRadiusKm: number): number[] =>
  [1, 2, 5, 10, 20].filter((km) => km < serviceRadiusKm).concat(serviceRadiusKm);
