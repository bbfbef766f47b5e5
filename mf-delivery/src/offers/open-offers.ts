import { isOfferOpen, type Assignment, type Stored } from '@basket/domain';

/** Offers that can still be answered, the most urgent first. The server's deadline counts (decisions 10). */
export const openOffers = (offers: readonly Stored<Assignment>[], now: number): Stored<Assignment>[] =>
  offers
    .filter((offer) => isOfferOpen(offer, now))
    .sort((a, b) => a.deadlineAt - b.deadlineAt || (a.id < b.id ? -1 : 1));

/** Whole seconds until the deadline, rounded up so that 0 means over; never below 0. */
export const secondsLeft = (offer: Pick<Assignment, 'deadlineAt'>, now: number): number =>
  Math.max(0, Math.ceil((offer.deadlineAt - now) / 1000));
