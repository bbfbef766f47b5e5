import type { DeliveryPartner } from '@basket/domain';

/** '4.8', or 'No rating' if nobody has rated the partner yet. */
export const ratingText = ({ rating }: Pick<DeliveryPartner, 'rating'>): string =>
  rating === null ? 'No rating' : rating.toFixed(1);

/** '4.8 / 5', where there is room for it. */
export const ratingOutOfFive = (partner: Pick<DeliveryPartner, 'rating'>): string =>
  partner.rating === null ? ratingText(partner) : `${ratingText(partner)} / 5`;
