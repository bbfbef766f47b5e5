import { adjustWalletOperation } from './adjust-wallet.callable';
import { correctCashDepositOperation } from './correct-cash-deposit.callable';
import { recordCashDepositOperation } from './record-cash-deposit.callable';
import { requestWithdrawalOperation } from './request-withdrawal.callable';
import { resolveWithdrawalOperation } from './resolve-withdrawal.callable';

export type { LedgerRow } from './earning.decision';

export const walletOperations = [
  requestWithdrawalOperation,
  resolveWithdrawalOperation,
  adjustWalletOperation,
  recordCashDepositOperation,
  correctCashDepositOperation,
];
