import { cashDeposits, deliveryPartners, recordCashDeposit, type CashDeposit } from '@basket/domain';
import { askForDispatch } from '../platform/background/ask-for-dispatch';
import { refused } from '../platform/errors';
import { operation, requireOtherOwner } from '../platform/operation';
import { readPartner } from '../platform/read-partner';

/** Cash in hand goes down by what was handed in; wallet and cash stay separate figures (rule: cash-in-hand). */
export const recordCashDepositOperation = operation(
  recordCashDeposit,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    requireOtherOwner(actor, input.deliveryPartnerId);
    const partner = await readPartner(unit, input.deliveryPartnerId);
    const cashInHandPaise = partner.cashInHandPaise - input.amountPaise;
    if (cashInHandPaise < 0)
      throw refused('more_than_cash_in_hand', { cashInHandPaise: partner.cashInHandPaise });
    unit.update(deliveryPartners.path(partner.id), { cashInHandPaise, updatedAt: now });
    const depositId = services.newId();
    // With less cash in hand the partner may be offered what waits.
    await askForDispatch(unit, `deposit-${depositId}`, now);
    unit.create(cashDeposits.path(depositId), {
      deliveryPartnerId: partner.id,
      amountPaise: input.amountPaise,
      correctionPaise: 0,
      correctsId: null,
      cashInHandAfterPaise: cashInHandPaise,
      note: input.note ?? '',
      recordedBy: actor.uid,
      createdAt: now,
    } satisfies CashDeposit);
    return { cashInHandPaise };
  },
);
