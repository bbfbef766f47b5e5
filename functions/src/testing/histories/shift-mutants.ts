import type * as ChangePartner from '../../dispatch/offers/change-partner.decision';
import type * as Offers from '../../dispatch/offers/offer.decision';
import type * as Undelivered from '../../dispatch/delivery/undelivered.decision';
import { noPrecondition, type Mutant } from './mutants';

const changePartner = '../../dispatch/offers/change-partner.decision';
const offers = '../../dispatch/offers/offer.decision';
const undelivered = '../../dispatch/delivery/undelivered.decision';

/** An order is taken from whoever had it once. */
const noHolderCheck: Mutant = {
  module: changePartner,
  make: (actual) => {
    const real: typeof ChangePartner = actual(changePartner);
    const decideLoss: typeof ChangePartner.decideLoss = ({ order, assignment, partner }, now) =>
      real.decideLoss(
        {
          order: {
            ...order,
            assignment: order.assignment && { ...order.assignment, attempt: assignment.attempt },
          },
          assignment: { ...assignment, state: 'accepted' },
          partner,
        },
        now,
      );
    return { ...real, decideLoss };
  },
};

/** An offer is taken back even after its acceptance. */
const noOpenOfferCheck: Mutant = {
  module: offers,
  make: (actual) => {
    const real: typeof Offers = actual(offers);
    const decideTakeBack: typeof Offers.decideTakeBack = ({ order, assignment, partner }, now) =>
      real.decideTakeBack(
        {
          order: { ...order, status: 'assigned', offerAttempts: assignment.attempt },
          assignment: { ...assignment, state: 'offered' },
          partner,
        },
        now,
      );
    return { ...real, decideTakeBack };
  },
};

/** What was decided once can be decided again. */
const noReportCheck: Mutant = {
  module: undelivered,
  make: (actual) => {
    const real: typeof Undelivered = actual(undelivered);
    return { ...real, isUndecided: real.isHeld };
  },
};

/** A partner reports again and again. */
const noSecondReportCheck: Mutant = {
  module: undelivered,
  make: (actual) => {
    const real: typeof Undelivered = actual(undelivered);
    const decideReport: typeof Undelivered.decideReport = ({ order, assignment }, report, now) =>
      real.decideReport({ order, assignment: { ...assignment, awaitsDecision: false } }, report, now);
    return { ...real, decideReport };
  },
};

export const shiftMutants: Readonly<Record<string, Mutant>> = {
  'no precondition': noPrecondition,
  'no check of who has the order': noHolderCheck,
  'no check that the offer is open': noOpenOfferCheck,
  'no check that a report waits': noReportCheck,
  'no check for a report before': noSecondReportCheck,
};
