import type * as Domain from '@basket/domain';
import type * as SetOut from '../../orders/delivery/set-out.decision';
import type * as ShortLine from '../../orders/picking/short-line.decision';
import type * as PickingStep from '../../orders/picking/picking-step';
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

/** A decided report can be decided again. */
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

const setOut = '../../orders/delivery/set-out.decision';
const pickingStep = '../../orders/picking/picking-step';
const shortLine = '../../orders/picking/short-line.decision';

/** Lets every admin beside the shelf pick. */
const noPickerCheck: Mutant = {
  module: pickingStep,
  make: (actual) => {
    const real: typeof PickingStep = actual(pickingStep);
    const readOwnPicking: typeof PickingStep.readOwnPicking = async (unit, orderId, actor) => {
      const { order, picking } = await real.readOrderToPick(unit, orderId, actor);
      return picking ? { order, picking } : real.readOwnPicking(unit, orderId, actor);
    };
    return { ...real, readOwnPicking };
  },
};

/** A partner sets out while the bags are open. */
const noClosedBags: Mutant = {
  module: setOut,
  make: (actual) => {
    const real: typeof SetOut = actual(setOut);
    const decideSetOut: typeof SetOut.decideSetOut = (order, said) =>
      real.decideSetOut(said === 'partner' ? { ...order, packing: null } : order, said);
    return { ...real, decideSetOut };
  },
};

/** An order that leaves its partner counts as one of theirs. */
const noLoadFreed: Mutant = {
  module: '@basket/domain',
  make: (actual) => {
    const real: typeof Domain = actual('@basket/domain');
    const withLoad: typeof Domain.withLoad = (partner, from, to, now) =>
      real.withLoad(partner, from, from !== 'assigned' ? (to ?? from) : to, now);
    return { ...real, withLoad };
  },
};

/** Missing units stay paid. */
const noShortRefund: Mutant = {
  module: '@basket/domain',
  make: (actual) => ({ ...actual<typeof Domain>('@basket/domain'), shortRefundPaise: () => 0 }),
};

/** A short order keeps the rounding that it had. */
const noNewRounding: Mutant = {
  module: '@basket/domain',
  make: (actual) => {
    const real: typeof Domain = actual('@basket/domain');
    const shortenLine: typeof Domain.shortenLine = (order, line, quantity) => {
      const short = real.shortenLine(order, line, quantity);
      const { roundingPaise } = order;
      const totalPaise = short.subtotalPaise + short.deliveryChargePaise + (roundingPaise ?? 0);
      return { ...short, roundingPaise, totalPaise };
    };
    return { ...real, shortenLine };
  },
};

/** Missing units are still counted. */
const noCorrection: Mutant = {
  module: shortLine,
  make: (actual) => {
    const real: typeof ShortLine = actual(shortLine);
    const decideShort: typeof ShortLine.decideShort = (order, found, now) => {
      const short = real.decideShort(order, found, now);
      return short.ok ? { ok: true, value: { ...short.value, missing: 0 } } : short;
    };
    return { ...real, decideShort };
  },
};

/** An empty order is delivered. */
const noEndOfEmpty: Mutant = {
  module: '@basket/domain',
  make: (actual) => ({ ...actual<typeof Domain>('@basket/domain'), isNothingLeft: () => false }),
};

/** Goods that are on no shelf return to it as well. */
const noGoodsApart: Mutant = {
  module: '@basket/domain',
  make: (actual) => ({
    ...actual<typeof Domain>('@basket/domain'),
    itemsOnShelf: <T>(items: readonly T[]) => [...items],
  }),
};

/** The ride alone is given all the time that the store promises for everything. */
const noPromiseKept: Mutant = {
  module: '@basket/domain',
  make: (actual) => {
    const forecastAt: typeof Domain.forecastAt = (_order, { deliveryTimeMinutes }, now) =>
      now + deliveryTimeMinutes * 60_000;
    return { ...actual<typeof Domain>('@basket/domain'), forecastAt };
  },
};

/** An order that lost its partner on the road waits to be packed in the store. */
const noMemoryOfTheRoad: Mutant = {
  module: '@basket/domain',
  make: (actual) => {
    const waitsForPacking: typeof Domain.waitsForPacking = ({ packing, status }, settings) =>
      settings.dispatchWaitsForPacking && packing?.packedAt == null && status !== 'out_for_delivery';
    return { ...actual<typeof Domain>('@basket/domain'), waitsForPacking };
  },
};

export const shiftMutants: Readonly<Record<string, Mutant>> = {
  'no precondition': noPrecondition,
  'no check of who has the order': noHolderCheck,
  'no check that the offer is open': noOpenOfferCheck,
  'no check that a report waits': noReportCheck,
  'no check for a report before': noSecondReportCheck,
  'no check of who picks': noPickerCheck,
  'no look at the bags of who sets out': noClosedBags,
  'no load that is freed': noLoadFreed,
  'no refund of what is short': noShortRefund,
  'no new rounding of a short order': noNewRounding,
  'no correction of the stock': noCorrection,
  'no end of an empty order': noEndOfEmpty,
  'no goods that are on no shelf': noGoodsApart,
  'no promise that stays': noPromiseKept,
  'no memory of the road': noMemoryOfTheRoad,
};
