import { domainCallable } from '../platform/requests/callable';
import { adjustWalletOperation } from './adjust-wallet.callable';
import { recordCashDepositOperation } from './record-cash-deposit.callable';
import { requestWithdrawalOperation } from './request-withdrawal.callable';
import { resolveWithdrawalOperation } from './resolve-withdrawal.callable';

export const walletOperations = [
  requestWithdrawalOperation,
  resolveWithdrawalOperation,
  adjustWalletOperation,
  recordCashDepositOperation,
];
export const wallet = domainCallable('wallet', walletOperations);
