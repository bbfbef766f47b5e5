import {
  deliveryPartnerPath,
  postToWallet,
  walletTransactionPath,
  type DeliveryPartner,
  type Movement,
  type Stored,
} from '@basket/domain';
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
  unit.update(deliveryPartnerPath(partner.id), { ...posting.wallet, updatedAt: now });
  unit.create(walletTransactionPath(rowId), posting.row);
  return posting.wallet.walletBalancePaise;
}
