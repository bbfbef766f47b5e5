import type * as Domain from '@basket/domain';
import type * as OfferOrder from '../../dispatch/offers/offer-order';
import type * as Ask from '../../platform/background/ask-for-dispatch';
import { noPrecondition, type Mutant } from './mutants';

const offerOrder = '../../dispatch/offers/offer-order';
const ask = '../../platform/background/ask-for-dispatch';

/** Whether an order may still be offered by itself is asked before the step of the offer only. */
const noCheckInTheStep: Mutant = {
  module: offerOrder,
  make: (actual) => {
    const real: typeof OfferOrder = actual(offerOrder);
    const mutant: typeof OfferOrder.offerOrder = (unit, offer) =>
      real.offerOrder(unit, { ...offer, isAutomatic: false });
    return { ...real, offerOrder: mutant };
  },
};

const domainWith = (changed: Partial<typeof Domain>): Mutant => ({
  module: '@basket/domain',
  make: (actual) => ({ ...actual<typeof Domain>('@basket/domain'), ...changed }),
});

/** Nobody asks for the next offer after a change. */
const noAsking: Mutant = {
  module: ask,
  make: (actual) => {
    const real: typeof Ask = actual(ask);
    return { ...real, askForDispatch: () => Promise.resolve() };
  },
};

export const dispatchMutants: Readonly<Record<string, Mutant>> = {
  'no precondition': noPrecondition,
  'no check in the step of the offer': noCheckInTheStep,
  'no count of passes': domainWith({ afterPass: (dispatch) => dispatch }),
  'no memory of what was taken back': domainWith({ byHand: (order) => order }),
  'no task after a change': noAsking,
};
