import type * as Earning from '../../wallet/earning.decision';
import type * as Offers from '../../dispatch/offers/offer.decision';
import type * as Atomically from '../../platform/database/atomically';
import type * as Domain from '@basket/domain';
import type * as Work from '../../platform/database/unit-of-work';
import type { DocumentData } from 'firebase-admin/firestore';

type Actual = <T extends object>(module: string) => T;

/** A guard taken out of the code that is loaded next; histories have to notice. */
export interface Mutant {
  readonly module: string;
  /** @param actual gives a module as it is */
  readonly make: (actual: Actual) => object;
}

const offers = '../../dispatch/offers/offer.decision';

/** A write depends on nothing that was read. */
export const noPrecondition: Mutant = {
  module: '../../platform/database/unit-of-work',
  make: (actual) => {
    const work: typeof Work = actual('../../platform/database/unit-of-work');
    class Unguarded extends work.UnitOfWork {
      private readonly blind: [path: string, data: DocumentData][] = [];
      override get writeCount(): number {
        return super.writeCount + this.blind.length;
      }
      override update(path: string, data: DocumentData): void {
        this.blind.push([path, data]);
      }
      override get isGuarded(): boolean {
        return false;
      }
      override fill(writer: Parameters<Work.UnitOfWork['fill']>[0]): void {
        super.fill(writer);
        for (const [path, data] of this.blind) writer.update(this.db.doc(path), data);
      }
    }
    return { ...work, UnitOfWork: Unguarded };
  },
};

/** A repeated request is a new one. */
const noOperationRecord: Mutant = {
  module: '../../platform/database/atomically',
  make: (actual) => {
    const real: typeof Atomically = actual('../../platform/database/atomically');
    const atomically: typeof Atomically.atomically = (services, _operation, attempt) =>
      real.atomically(services, null, attempt);
    return { ...real, atomically };
  },
};

/** An answer to an earlier offer counts for the one that is open now. */
const noAttemptCheck: Mutant = {
  module: offers,
  make: (actual) => {
    const real: typeof Offers = actual(offers);
    const decideAccept: typeof Offers.decideAccept = ({ order, assignment, partner }, minutes, now) => {
      return real.decideAccept(
        {
          order: { ...order, offerAttempts: assignment.attempt },
          assignment: { ...assignment, state: 'offered' },
          partner,
        },
        minutes,
        now,
      );
    };
    return { ...real, decideAccept };
  },
};

const noDeadline: Mutant = {
  module: offers,
  make: (actual) => {
    const real: typeof Offers = actual(offers);
    const decideAccept: typeof Offers.decideAccept = (offer, minutes, now) =>
      real.decideAccept(offer, minutes, Math.min(now, offer.assignment.deadlineAt - 1));
    return { ...real, decideAccept };
  },
};

const noCapacityCheck: Mutant = {
  module: offers,
  make: (actual) => {
    const real: typeof Offers = actual(offers);
    const decideOffer: typeof Offers.decideOffer = (order, partner, settings, now) =>
      real.decideOffer(order, partner, { ...settings, maxOrdersPerPartner: 1000 }, now);
    return { ...real, decideOffer };
  },
};

/** A partner is asked while an offer is open. */
const noOneOffer: Mutant = {
  module: offers,
  make: (actual) => {
    const real: typeof Offers = actual(offers);
    const decideOffer: typeof Offers.decideOffer = (order, partner, settings, now) => {
      const made = real.decideOffer(order, { ...partner, openOffers: 0 }, settings, now);
      return made.ok
        ? {
            ...made,
            value: {
              ...made.value,
              partner: { ...made.value.partner, openOffers: partner.openOffers + 1 },
            },
          }
        : made;
    };
    return { ...real, decideOffer };
  },
};

/** A refusal stands, also where it was made of an old document and a new one. */
const noSecondLook: Mutant = {
  module: '../../platform/database/unit-of-work',
  make: (actual) => {
    const work: typeof Work = actual('../../platform/database/unit-of-work');
    class Hasty extends work.UnitOfWork {
      override async requireUnchanged(): Promise<void> {
        // Nothing is read again.
      }
    }
    return { ...work, UnitOfWork: Hasty };
  },
};

const noBalanceCheck: Mutant = {
  module: '@basket/domain',
  make: (actual) => {
    const domain: typeof Domain = actual('@basket/domain');
    const postToWallet: typeof Domain.postToWallet = (wallet, entry) => {
      const seq = wallet.walletSeq + 1;
      const balance = wallet.walletBalancePaise + entry.amountPaise;
      return {
        wallet: { walletBalancePaise: balance, walletSeq: seq },
        row: { ...entry, seq, balanceAfterPaise: balance },
      };
    };
    return { ...domain, postToWallet };
  },
};

const earning = '../../wallet/earning.decision';

/** A partner keeps the pay of a delivery that is undone. */
const noPayBack: Mutant = {
  module: earning,
  make: (actual) => {
    const real: typeof Earning = actual(earning);
    const decideEarning: typeof Earning.decideEarning = (carried, move) => {
      const made = real.decideEarning(carried, move);
      if (!made.ok || carried.order.status !== 'delivered') return made;
      const { walletBalancePaise, walletSeq } = carried.partner;
      const partner = { ...made.value.partner, walletBalancePaise, walletSeq };
      return { ...made, value: { partner, ledgerRow: null } };
    };
    return { ...real, decideEarning };
  },
};

export const offerMutants: Readonly<Record<string, Mutant>> = {
  'no attempt check': noAttemptCheck,
  'no deadline': noDeadline,
  'no precondition': noPrecondition,
  'no operation record': noOperationRecord,
  'no capacity check': noCapacityCheck,
  'no check of an open offer': noOneOffer,
  'no second look at a refusal': noSecondLook,
};
export const hotStockMutants: Readonly<Record<string, Mutant>> = { 'no precondition': noPrecondition };
export const walletMutants: Readonly<Record<string, Mutant>> = {
  'no precondition': noPrecondition,
  'no operation record': noOperationRecord,
  'no balance check': noBalanceCheck,
  'no pay that goes back': noPayBack,
};
