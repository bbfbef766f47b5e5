import {
  minWithdrawalPaise,
  refuse,
  requestWithdrawal,
  withdrawalRequestPath,
  withdrawalRowId,
  type WithdrawalRequest,
} from '@basket/domain';
import { readPartner } from '../dispatch';
import { RefusedError } from '../platform/errors';
import { operation } from '../platform/operation';
import { post } from './wallet-step';

/** The amount leaves the balance with the request, so that nobody can ask for it twice (decisions 9). */
export const requestWithdrawalOperation = operation(
  requestWithdrawal,
  ['delivery_partner'],
  async ({ input, actor, unit, now, services }) => {
    const { amountPaise, ...bankDetails } = input;
    if (amountPaise < minWithdrawalPaise)
      throw new RefusedError(refuse('withdrawal_too_small', { minimumPaise: minWithdrawalPaise }).refusal);
    const partner = await readPartner(unit, actor.uid);
    const requestId = services.newId();
    const balancePaise = post(
      unit,
      partner,
      withdrawalRowId(requestId),
      { transactionType: 'withdrawal', amountPaise: -amountPaise, description: 'Withdrawal requested' },
      now,
    );
    unit.create(withdrawalRequestPath(requestId), {
      ...bankDetails,
      deliveryPartnerId: partner.id,
      partnerName: partner.name,
      amountPaise,
      status: 'pending',
      adminNotes: '',
      processedAt: null,
      processedBy: null,
      createdAt: now,
    } satisfies WithdrawalRequest);
    return { requestId, balancePaise };
  },
);
