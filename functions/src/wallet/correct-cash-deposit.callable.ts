import {
  cashDeposits,
  correctCashDeposit,
  deliveryPartners,
  depositCorrectionId,
  type CashDeposit,
} from '@basket/domain';
import { refused } from '../platform/errors';
import { operation, requireOtherOwner } from '../platform/operation';
import { readPartner } from '../platform/read-partner';

/** Nothing of a deposit is changed: another row takes it back (rule: deposit-corrected). */
export const correctCashDepositOperation = operation(
  correctCashDeposit,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const correctionId = depositCorrectionId(input.depositId);
    const [deposit, correction] = await Promise.all([
      unit.get(cashDeposits, input.depositId),
      unit.get(cashDeposits, correctionId),
    ]);
    if (!deposit || deposit.correctsId !== null) throw refused('unknown_deposit');
    requireOtherOwner(actor, deposit.deliveryPartnerId);
    if (correction) throw refused('deposit_corrected');
    const partner = await readPartner(unit, deposit.deliveryPartnerId);
    const cashInHandPaise = partner.cashInHandPaise + deposit.amountPaise;
    unit.update(deliveryPartners.path(partner.id), { cashInHandPaise, updatedAt: now });
    unit.create(cashDeposits.path(correctionId), {
      deliveryPartnerId: partner.id,
      amountPaise: 0,
      correctionPaise: -deposit.amountPaise,
      correctsId: deposit.id,
      cashInHandAfterPaise: cashInHandPaise,
      note: input.reason,
      recordedBy: actor.uid,
      createdAt: now,
    } satisfies CashDeposit);
    return { cashInHandPaise };
  },
);
