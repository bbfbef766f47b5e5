import {
  deliveryPartnerPath,
  postToWallet,
  refuse,
  walletTransactionPath,
  type DeliveryPartner,
  type Stored,
  type WalletTransaction,
} from '@basket/domain';
import { RefusedError } from '../platform/errors';
import type { UnitOfWork } from '../platform/unit-of-work';

/** A movement as its cause names it; number, balance and wallet are filled in here. */
export type Movement = Pick<WalletTransaction, 'transactionType' | 'amountPaise' | 'description'>;

/** Posts one movement: the partner's balance and its ledger row, or a refusal. Returns the new balance. */
export function post(
  unit: UnitOfWork,
  partner: Stored<DeliveryPartner>,
  rowId: string,
  movement: Movement,
  now: number,
): number {
  const posting = postToWallet(partner, {
    ...movement,
    deliveryPartnerId: partner.id,
    orderId: null,
    orderNumber: null,
    createdAt: now,
  });
  if (!posting)
    throw new RefusedError(
      refuse('insufficient_balance', { balancePaise: partner.walletBalancePaise }).refusal,
    );
  unit.update(deliveryPartnerPath(partner.id), { ...posting.wallet, updatedAt: now });
  unit.create(walletTransactionPath(rowId), posting.row);
  return posting.wallet.walletBalancePaise;
}
