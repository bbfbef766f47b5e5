import { adjustWallet } from '@basket/domain';
import { operation, requireOtherOwner } from '../platform/operation';
import { readPartner } from '../platform/read-partner';
import { postAndAsk } from './wallet-step';

/** A joining deposit or a correction, with its reason in the ledger (rule: adjust-with-reason). */
export const adjustWalletOperation = operation(
  adjustWallet,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    requireOtherOwner(actor, input.deliveryPartnerId);
    const partner = await readPartner(unit, input.deliveryPartnerId);
    const balancePaise = await postAndAsk(unit, partner, {
      rowId: `${services.newId()}_adjustment_${actor.uid}`,
      transactionType: input.amountPaise > 0 ? 'credit' : 'debit',
      amountPaise: input.amountPaise,
      description: input.reason,
      facts: null,
      now,
    });
    return { balancePaise };
  },
);
