import { domainCallable } from '../platform/callable';
import { assignOrderOperation } from './assign-order.callable';
import { autoAssignOperation } from './auto-assign.callable';
import { editPartnerOperation } from './edit-partner.callable';
import { markDeliveredOperation } from './mark-delivered.callable';
import { respondToOfferOperation } from './respond-to-offer.callable';
import { setAvailabilityOperation } from './set-availability.callable';
import { updateLocationOperation } from './update-location.callable';

export { changeContact } from './change-contact';
export { expireOffer, readOpenOffers, readPartner, withdrawOffers } from './offer-step';

export const dispatchOperations = [
  assignOrderOperation,
  autoAssignOperation,
  respondToOfferOperation,
  markDeliveredOperation,
  setAvailabilityOperation,
  updateLocationOperation,
  editPartnerOperation,
];
export const dispatch = domainCallable('dispatch', dispatchOperations);
