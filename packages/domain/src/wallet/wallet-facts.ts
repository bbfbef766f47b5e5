import * as v from 'valibot';
import { fact } from '../basics/facts';
import { t } from '../texts';

/** Everything that moves a wallet by itself, by its code (rule: recorded-facts). An admin's adjustment has the reason that was typed. */
export const walletFactsSchema = v.variant('code', [
  fact('delivery', {}),
  fact('delivery_taken_back', {}),
  fact('withdrawal_requested', {}),
  /** `description`: why. */
  fact('withdrawal_rejected', {}),
]);
export type WalletFacts = v.InferOutput<typeof walletFactsSchema>;

/** The purpose of a row in the reader's language: 'Delivery of order #BE2611204821', or what an admin typed. */
export function walletWords({
  facts,
  description,
  orderNumber,
}: {
  readonly facts: WalletFacts | null;
  readonly description: string;
  readonly orderNumber: string | null;
}): string {
  const number = orderNumber ?? '';
  switch (facts?.code) {
    case undefined:
      return description;
    case 'delivery':
      return t('wallet.delivery', { number });
    case 'delivery_taken_back':
      return t('wallet.deliveryTakenBack', { number });
    case 'withdrawal_requested':
      return t('wallet.withdrawalRequested');
    case 'withdrawal_rejected':
      return t('wallet.withdrawalRejected', { reason: description });
  }
}
