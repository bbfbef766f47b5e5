import { markDeliveredOperation, pickUpOperation } from '../orders';
import { acknowledgeLossOperation } from './delivery/acknowledge-loss.callable';
import { assignOrderOperation } from './offers/assign-order.callable';
import { autoAssignOperation } from './offers/auto-assign.callable';
import { changePartnerOperation } from './offers/change-partner.callable';
import { editPartnerOperation } from './partners/edit-partner.callable';
import { readPerformanceOperation } from './partners/read-performance.callable';
import { respondToOfferOperation } from './offers/respond-to-offer.callable';
import { setAvailabilityOperation } from './partners/set-availability.callable';
import { giveSignOperation } from './partners/give-sign.callable';
import { updateLocationOperation } from './partners/update-location.callable';
import { reportUndeliveredOperation, resolveUndeliveredOperation } from './delivery/undelivered.callable';
import { withdrawOfferOperation } from './offers/withdraw-offer.callable';

export { changeContact } from './partners/change-contact';
export { dispatchOrders } from './offers/dispatch-orders';
export { expireOffer, readOpenOffers, withdrawOffers } from './offers/offer-step';

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
  giveSignOperation,
  editPartnerOperation,
  readPerformanceOperation,
];
