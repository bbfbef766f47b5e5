import {
  minWithdrawalPaise,
  requestWithdrawal,
  withdrawalRequests,
  withdrawalRowId,
  type WithdrawalRequest,
} from '@basket/domain';
import { countOne, readCounters, writeCounters } from '../limits';
import { refused } from '../platform/errors';
import { operation, orRefuse } from '../platform/operation';
import { readPartner } from '../platform/read-partner';
import { readStoreSettings } from '../platform/store-settings';
import { post } from './wallet-step';

/** The amount leaves the balance with the request, so that nobody can ask for it twice (rule: withdrawal-held). */
export const requestWithdrawalOperation = operation(
  requestWithdrawal,
  ['delivery_partner'],
  async ({ input, actor, unit, now, services }) => {
    const { amountPaise, ...bankDetails } = input;
    if (amountPaise < minWithdrawalPaise)
      throw refused('withdrawal_too_small', { minimumPaise: minWithdrawalPaise });
    const [partner, settings, counters] = await Promise.all([
      readPartner(unit, actor.uid),
      readStoreSettings(unit),
      readCounters(unit, actor.uid, now),
    ]);
    writeCounters(unit, actor.uid, orRefuse(countOne(counters, 'withdrawals', settings)));
    const requestId = services.newId();
    const balancePaise = post(unit, partner, {
      rowId: withdrawalRowId(requestId),
      transactionType: 'withdrawal',
      amountPaise: -amountPaise,
      description: '',
      facts: { code: 'withdrawal_requested' },
      now,
    });
    unit.create(withdrawalRequests.path(requestId), {
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
