import {
  deliveryPartners,
  withdrawalRequests,
  type DeliveryPartner,
  type WalletTransaction,
  type WithdrawalRequest,
} from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { partnerDocuments, profileDocument, refusalOf } from '../testing/harness';
import { adjustWalletOperation } from './adjust-wallet.callable';
import { recordCashDepositOperation } from './record-cash-deposit.callable';
import { requestWithdrawalOperation } from './request-withdrawal.callable';
import { resolveWithdrawalOperation } from './resolve-withdrawal.callable';

const harness = freshHarness(someInstant, () => ({
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('admin2', { role: 'admin' }),
  ...partnerDocuments('partner1', { walletBalancePaise: 1500_00, walletSeq: 0, cashInHandPaise: 300_00 }),
}));

const bank = { accountHolderName: 'Imran Khan', bankAccountNumber: '1234567890', ifscCode: 'HDFC0001234' };
const withdraw = (amountPaise: number, options = {}) =>
  harness.run(requestWithdrawalOperation, 'partner1', { amountPaise, ...bank }, options);
const resolve = (requestId: string, decision: 'approved' | 'rejected', uid = 'admin1') =>
  harness.run(resolveWithdrawalOperation, uid, { requestId, decision, reason: 'Wrong account' });
const partner = () => harness.read<DeliveryPartner>(deliveryPartners.path('partner1'));
const ledger = async () =>
  (await harness.db.collection('walletTransactions').orderBy('seq').get()).docs.map(
    (doc) => doc.data() as WalletTransaction,
  );

test('a withdrawal is held at once and completed by approval (rule: withdrawal-held)', async () => {
  const { requestId, balancePaise } = await withdraw(600_00);
  expect(balancePaise).toBe(900_00);
  expect(await ledger()).toMatchObject([
    { transactionType: 'withdrawal', amountPaise: -600_00, balanceAfterPaise: 900_00 },
  ]);
  expect(await resolve(requestId, 'approved')).toEqual({ status: 'approved' });
  expect(await ledger()).toHaveLength(1);
  expect(await harness.read<WithdrawalRequest>(withdrawalRequests.path(requestId))).toMatchObject({
    status: 'approved',
    processedAt: someInstant,
    processedBy: 'admin1',
  });
});

test('a rejection returns the money with a row of its own and keeps the reason', async () => {
  const { requestId } = await withdraw(600_00);
  await resolve(requestId, 'rejected');
  expect(await partner()).toMatchObject({ walletBalancePaise: 1500_00, walletSeq: 2 });
  expect((await ledger()).map(({ amountPaise }) => amountPaise)).toEqual([-600_00, 600_00]);
  expect(await harness.read<WithdrawalRequest>(withdrawalRequests.path(requestId))).toMatchObject({
    adminNotes: 'Wrong account',
  });
});

test.each([
  { amount: 99_99, code: 'withdrawal_too_small' },
  { amount: 1500_01, code: 'insufficient_balance' },
])('$amount paise are refused: $code (rule: withdrawal-minimum)', async ({ amount, code }) => {
  expect(await refusalOf(withdraw(amount))).toBe(code);
  expect(await partner()).toMatchObject({ walletBalancePaise: 1500_00, walletSeq: 0 });
});

test.each([0, -100, 100.5, Number.MAX_SAFE_INTEGER + 1])('%p is no amount', async (amount) => {
  expect(await refusalOf(withdraw(amount))).toBe('invalid_request');
});

test('fifty requests for the whole balance at once: one succeeds', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => withdraw(1500_00)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await partner()).toMatchObject({ walletBalancePaise: 0, walletSeq: 1 });
});

test('approval and rejection by two admins at once have one result', async () => {
  const { requestId } = await withdraw(600_00);
  const results = await Promise.allSettled([
    resolve(requestId, 'approved', 'admin1'),
    resolve(requestId, 'rejected', 'admin2'),
    resolve(requestId, 'approved', 'admin2'),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { status } = await harness.read<WithdrawalRequest>(withdrawalRequests.path(requestId));
  expect((await partner()).walletBalancePaise).toBe(status === 'approved' ? 900_00 : 1500_00);
});

test('adjustments are rows with a reason and never overdraw (rule: adjust-with-reason)', async () => {
  const adjust = (amountPaise: number) =>
    harness.run(adjustWalletOperation, 'admin1', {
      deliveryPartnerId: 'partner1',
      amountPaise,
      reason: 'Joining deposit',
    });
  expect(await adjust(500_00)).toEqual({ balancePaise: 2000_00 });
  expect(await refusalOf(adjust(-2000_01))).toBe('insufficient_balance');
  expect(await refusalOf(adjust(0))).toBe('invalid_request');
  expect(await ledger()).toMatchObject([{ transactionType: 'credit', description: 'Joining deposit' }]);
});

test('deposits lower the cash in hand and leave the wallet alone (rule: cash-in-hand)', async () => {
  const deposit = (amountPaise: number) =>
    harness.run(recordCashDepositOperation, 'admin1', {
      deliveryPartnerId: 'partner1',
      amountPaise,
      note: '',
    });
  expect(await deposit(200_00)).toEqual({ cashInHandPaise: 100_00 });
  expect(await refusalOf(deposit(100_01))).toBe('more_than_cash_in_hand');
  expect(await partner()).toMatchObject({ cashInHandPaise: 100_00, walletBalancePaise: 1500_00 });
});

test('twenty clients moving money at once: the balance is the sum of the rows, numbered without a gap (rule: ledger-sum)', async () => {
  const amounts = Array.from(
    { length: 100 },
    (_, index) => (index % 3 === 0 ? -40_000_00 : 10_00) / (index % 2 ? 1 : 2),
  );
  let next = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (next < amounts.length) {
        const amountPaise = amounts[next++] ?? 1;
        const input = { deliveryPartnerId: 'partner1', amountPaise, reason: 'test' };
        await harness
          .run(adjustWalletOperation, 'admin1', input)
          .catch((error: unknown) => refusalOf(Promise.reject(error as Error)));
      }
    }),
  );
  const rows = await ledger();
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  const sum = rows.reduce((total, row) => total + row.amountPaise, 1500_00);
  expect(await partner()).toMatchObject({ walletBalancePaise: sum, walletSeq: rows.length });
  expect(rows.every(({ balanceAfterPaise }) => balanceAfterPaise >= 0)).toBe(true);
});

test.each(['partner1', 'nobody'])('%s neither approves nor adjusts', async (uid) => {
  const { requestId } = await withdraw(600_00);
  expect(await refusalOf(resolve(requestId, 'approved', uid))).toBe('not_allowed');
  const input = { deliveryPartnerId: 'partner1', amountPaise: 1_00, reason: 'me' };
  expect(await refusalOf(harness.run(adjustWalletOperation, uid, input))).toBe('not_allowed');
});
