import type { WalletTransaction } from './wallet-transaction';

/** The wallet as it stands on the partner's document. */
export interface Wallet {
  readonly walletBalancePaise: number;
  readonly walletSeq: number;
}

/** A movement as its cause names it; number, balance and wallet are added when it is posted. */
export type Movement = Pick<WalletTransaction, 'transactionType' | 'amountPaise' | 'description' | 'facts'>;

export type PostingEntry = Omit<WalletTransaction, 'seq' | 'balanceAfterPaise'>;

export interface Posting {
  readonly wallet: Wallet;
  readonly row: WalletTransaction;
}

/** The wallet after one entry, and the row that records it; null when the balance would be negative. */
export function postToWallet(wallet: Wallet, entry: PostingEntry): Posting | null {
  const balanceAfterPaise = wallet.walletBalancePaise + entry.amountPaise;
  if (balanceAfterPaise < 0 || !Number.isSafeInteger(balanceAfterPaise)) return null;
  const seq = wallet.walletSeq + 1;
  return {
    wallet: { walletBalancePaise: balanceAfterPaise, walletSeq: seq },
    row: { ...entry, seq, balanceAfterPaise },
  };
}
