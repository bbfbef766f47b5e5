import {
  refuse,
  releaseRowId,
  resolveWithdrawal,
  withdrawalRequestPath,
  withdrawalRequestSchema,
} from '@basket/domain';
import { readPartner } from '../dispatch';
import { RefusedError } from '../platform/errors';
import { operation } from '../platform/operation';
import { post } from './wallet-step';

/** Approval completes what was held; rejection returns it with a credit of its own (decisions 9). */
export const resolveWithdrawalOperation = operation(
  resolveWithdrawal,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const path = withdrawalRequestPath(input.requestId);
    const request = await unit.get(withdrawalRequestSchema, path);
    if (!request) throw new RefusedError(refuse('unknown_withdrawal').refusal);
    if (request.status !== 'pending')
      throw new RefusedError(refuse('withdrawal_already_processed', { status: request.status }).refusal);
    unit.update(path, {
      status: input.decision,
      adminNotes: input.reason,
      processedAt: now,
      processedBy: actor.uid,
    });
    if (input.decision === 'rejected') {
      const partner = await readPartner(unit, request.deliveryPartnerId);
      post(
        unit,
        partner,
        releaseRowId(request.id),
        {
          transactionType: 'credit',
          amountPaise: request.amountPaise,
          description: `Withdrawal rejected: ${input.reason}`.slice(0, 200),
        },
        now,
      );
    }
    return { status: input.decision };
  },
);
