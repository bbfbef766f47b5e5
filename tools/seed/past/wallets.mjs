import { adminAuthor, need } from './shop-history.mjs';

/**
 * Events of wallets other than deliveries: joining deposits, withdrawals, cash deposits.
 *
 * @typedef {import('./shop-history.mjs').Replay} Replay
 */

/**
 * Posts a row and updates the balance.
 *
 * @param {Replay} replay
 * @param {string} rowId
 * @param {string} uid
 * @param {Pick<import('@basket/domain').WalletTransaction, 'transactionType' | 'amountPaise' | 'description' | 'createdAt'>} entry
 *   the amount is signed
 * @throws {Error} when the balance would be negative
 */
function post({ domain, shop }, rowId, uid, entry) {
  const partner = need(shop.partners, uid);
  const posting = domain.postToWallet(partner, {
    deliveryPartnerId: uid,
    orderId: null,
    orderNumber: null,
    ...entry,
  });
  if (!posting) throw new Error(`The wallet of ${uid} cannot bear ${entry.amountPaise} paise.`);
  shop.ledger.set(rowId, posting.row);
  shop.partners.set(uid, { ...partner, ...posting.wallet, updatedAt: entry.createdAt });
}

/**
 * What makes a new partner assignable (rule: minimum-balance). @param {Replay} replay @param {string} uid @param
 * {number} amountPaise @param {number} at
 */
export const joiningDeposit = (replay, uid, amountPaise, at) =>
  post(replay, `${uid}_joining-deposit`, uid, {
    transactionType: 'credit',
    amountPaise,
    description: 'Joining deposit',
    createdAt: at,
  });

/**
 * The amount is held at once (rule: withdrawal-held).
 *
 * @param {Replay} replay @param {string} requestId @param {{ uid: string, amountPaise: number }} wish @param {number} at
 */
export function requestWithdrawal(replay, requestId, { uid, amountPaise }, at) {
  const { name } = need(replay.shop.partners, uid);
  replay.shop.withdrawals.set(requestId, {
    deliveryPartnerId: uid,
    partnerName: name,
    amountPaise,
    accountHolderName: name,
    bankAccountNumber: '000123456789',
    ifscCode: 'DEMO0001234',
    status: 'pending',
    adminNotes: '',
    processedAt: null,
    processedBy: null,
    createdAt: at,
  });
  const rowId = replay.domain.withdrawalRowId(requestId);
  post(replay, rowId, uid, {
    transactionType: 'withdrawal',
    amountPaise: -amountPaise,
    description: 'Withdrawal requested',
    createdAt: at,
  });
}

/** @param {Replay} replay @param {string} requestId @param {number} at */
export function approveWithdrawal(replay, requestId, at) {
  const request = need(replay.shop.withdrawals, requestId);
  replay.shop.withdrawals.set(requestId, {
    ...request,
    status: 'approved',
    processedAt: at,
    processedBy: adminAuthor.actorId,
  });
}

/**
 * The money comes back as a credit. @param {Replay} replay @param {string} requestId @param {string} reason @param
 * {number} at
 */
export function rejectWithdrawal(replay, requestId, reason, at) {
  const request = need(replay.shop.withdrawals, requestId);
  replay.shop.withdrawals.set(requestId, {
    ...request,
    status: 'rejected',
    adminNotes: reason,
    processedAt: at,
    processedBy: adminAuthor.actorId,
  });
  const rowId = replay.domain.releaseRowId(requestId);
  post(replay, rowId, request.deliveryPartnerId, {
    transactionType: 'credit',
    amountPaise: request.amountPaise,
    description: `Withdrawal rejected: ${reason}`,
    createdAt: at,
  });
}

/**
 * Hands in all but the small change, when there is any. @param {Replay} replay @param {string} depositId @param
 * {string} uid @param {number} at
 */
export function handInCash({ shop }, depositId, uid, at) {
  const partner = need(shop.partners, uid);
  const amountPaise = Math.floor(partner.cashInHandPaise / 100_00) * 100_00;
  if (amountPaise === 0) return;
  const cashInHandPaise = partner.cashInHandPaise - amountPaise;
  shop.partners.set(uid, { ...partner, cashInHandPaise, updatedAt: at });
  shop.cashDeposits.set(depositId, {
    deliveryPartnerId: uid,
    amountPaise,
    correctionPaise: 0,
    correctsId: null,
    cashInHandAfterPaise: cashInHandPaise,
    note: 'Counted at the store',
    recordedBy: adminAuthor.actorId,
    createdAt: at,
  });
}
