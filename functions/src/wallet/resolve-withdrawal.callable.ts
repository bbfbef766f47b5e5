import { releaseRowId, resolveWithdrawal, withdrawalRequests } from '@basket/domain';
import { refused } from '../platform/errors';
import { operation, orRefuse, requireOtherOwner } from '../platform/operation';
import { readPartner } from '../platform/read-partner';
import { decideResolution } from './resolve-withdrawal.decision';
import { postAndAsk } from './wallet-step';

export const resolveWithdrawalOperation = operation(
  resolveWithdrawal,
  ['admin'],
  async ({ input, actor, unit, now }) => {
    const stored = await unit.get(withdrawalRequests, input.requestId);
    if (!stored) throw refused('unknown_withdrawal');
    requireOtherOwner(actor, stored.deliveryPartnerId);
    const { request, release } = orRefuse(decideResolution(stored, input, actor.uid, now));
    unit.update(withdrawalRequests.path(stored.id), request);
    if (release) {
      const partner = await readPartner(unit, stored.deliveryPartnerId);
      await postAndAsk(unit, partner, { ...release, rowId: releaseRowId(stored.id), now });
    }
    return { status: input.decision };
  },
);
