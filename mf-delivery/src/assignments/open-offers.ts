import { isOfferOpen, type Assignment, type Stored } from '@basket/domain';

/** The offers that can still be answered, most urgent first. */
export const openOffers = (offers: readonly Stored<Assignment>[], now: number): Stored<Assignment>[] =>
  offers
    .filter((offer) => isOfferOpen(offer, now))
    .sort((a, b) => a.deadlineAt - b.deadlineAt || (a.id < b.id ? -1 : 1));
