import { adjustWallet } from '@basket/domain';
import { readPartner } from '../dispatch';
import { operation } from '../platform/operation';
import { post } from './wallet-step';

/** A joining deposit or a correction, with its reason in the ledger (decisions 8). */
export const adjustWalletOperation = operation(
  adjustWallet,
  ['admin'],
  async ({ input, actor, unit, now, services }) => {
    const partner = await readPartner(unit, input.deliveryPartnerId);
    const balancePaise = post(
      unit,
      partner,
      `${services.newId()}_adjustment_${actor.uid}`,
      {
        transactionType: input.amountPaise > 0 ? 'credit' : 'debit',
        amountPaise: input.amountPaise,
        description: input.reason,
      },
      now,
    );
    return { balancePaise };
  },
);
