import {
  cashDepositPath,
  deliveryPartnerPath,
  recordCashDeposit,
  refuse,
  type CashDeposit,
} from '@basket/domain';
import { readPartner } from '../dispatch';
import { RefusedError } from '../platform/errors';
import { operation } from '../platform/operation';

/** Cash in hand goes down by what was handed in; wallet and cash stay separate figures (decisions 20). */
export const recordCashDepositOperation = operation(
  recordCashDeposit,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    const partner = await readPartner(unit, input.deliveryPartnerId);
    const cashInHandPaise = partner.cashInHandPaise - input.amountPaise;
    if (cashInHandPaise < 0)
      throw new RefusedError(
        refuse('more_than_cash_in_hand', { cashInHandPaise: partner.cashInHandPaise }).refusal,
      );
    unit.update(deliveryPartnerPath(partner.id), { cashInHandPaise, updatedAt: now });
    unit.create(cashDepositPath(services.newId()), {
      deliveryPartnerId: partner.id,
      amountPaise: input.amountPaise,
      cashInHandAfterPaise: cashInHandPaise,
      note: input.note,
      recordedBy: actor.uid,
      createdAt: now,
    } satisfies CashDeposit);
    return { cashInHandPaise };
  },
);
