import {
  deliveryPartners,
  postToWallet,
  walletTransactions,
  type DeliveryPartner,
  type Movement,
  type Stored,
} from '@basket/domain';
import { askForDispatch } from '../platform/background/ask-for-dispatch';
import { refused } from '../platform/errors';
import type { UnitOfWork } from '../platform/database/unit-of-work';

/** Posts one movement: the partner's balance and its ledger row, or a refusal. Returns the new balance. */
export function post(
  unit: UnitOfWork,
  partner: Stored<DeliveryPartner>,
  { rowId, now, ...movement }: Movement & { readonly rowId: string; readonly now: number },
): number {
  const posting = postToWallet(partner, {
    ...movement,
    deliveryPartnerId: partner.id,
    orderId: null,
    orderNumber: null,
    createdAt: now,
  });
  if (!posting) throw refused('insufficient_balance', { balancePaise: partner.walletBalancePaise });
  unit.update(deliveryPartners.path(partner.id), { ...posting.wallet, updatedAt: now });
  unit.create(walletTransactions.path(rowId), posting.row);
  return posting.wallet.walletBalancePaise;
}

/** As {@link post}; a balance that grows may let the partner be offered what waits. */
export async function postAndAsk(
  unit: UnitOfWork,
  partner: Stored<DeliveryPartner>,
  movement: Parameters<typeof post>[2],
): Promise<number> {
  if (movement.amountPaise > 0) await askForDispatch(unit, `wallet-${movement.rowId}`, movement.now);
  return post(unit, partner, movement);
}
