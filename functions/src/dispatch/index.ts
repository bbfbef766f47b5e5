import { domainCallable } from '../platform/callable';
import { acknowledgeLossOperation } from './acknowledge-loss.callable';
import { assignOrderOperation } from './assign-order.callable';
import { autoAssignOperation } from './auto-assign.callable';
import { changePartnerOperation } from './change-partner.callable';
import { editPartnerOperation } from './edit-partner.callable';
import { markDeliveredOperation } from './mark-delivered.callable';
import { pickUpOperation } from './pick-up.callable';
import { respondToOfferOperation } from './respond-to-offer.callable';
import { setAvailabilityOperation } from './set-availability.callable';
import { updateLocationOperation } from './update-location.callable';
import { reportUndeliveredOperation, resolveUndeliveredOperation } from './undelivered.callable';
import { withdrawOfferOperation } from './withdraw-offer.callable';

export { changeContact } from './change-contact';
export { expireOffer, readOpenOffers, readPartner, withdrawOffers } from './offer-step';

export const dispatchOperations = [
  assignOrderOperation,
  autoAssignOperation,
  respondToOfferOperation,
  withdrawOfferOperation,
  changePartnerOperation,
  acknowledgeLossOperation,
  pickUpOperation,
  reportUndeliveredOperation,
  resolveUndeliveredOperation,
  markDeliveredOperation,
  setAvailabilityOperation,
  updateLocationOperation,
  editPartnerOperation,
];
export const dispatch = domainCallable('dispatch', dispatchOperations);
