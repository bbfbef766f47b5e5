import fc from 'fast-check';
import { postToWallet, type PostingEntry } from './posting';

const entry = (amountPaise: number): PostingEntry => ({
  deliveryPartnerId: 'partner1',
  transactionType: amountPaise < 0 ? 'debit' : 'credit',
  amountPaise,
  orderId: null,
  orderNumber: null,
  description: 'test',
  facts: null,
  createdAt: 1,
});

test('a wallet is never overdrawn', () => {
  expect(postToWallet({ walletBalancePaise: 100, walletSeq: 1 }, entry(-101))).toBeNull();
  expect(
    postToWallet({ walletBalancePaise: 100, walletSeq: 1 }, entry(-100))?.wallet.walletBalancePaise,
  ).toBe(0);
});

test('an amount beyond exact numbers is refused', () => {
  expect(postToWallet({ walletBalancePaise: Number.MAX_SAFE_INTEGER, walletSeq: 1 }, entry(1))).toBeNull();
});

test('the balance is the sum of the rows, which count without a gap (rule: ledger-sum)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 })), (amounts) => {
      let wallet = { walletBalancePaise: 0, walletSeq: 0 };
      const rows = [];
      for (const amount of amounts) {
        const posting = postToWallet(wallet, entry(amount));
        if (!posting) continue;
        wallet = posting.wallet;
        rows.push(posting.row);
      }
      expect(wallet.walletBalancePaise).toBe(rows.reduce((sum, row) => sum + row.amountPaise, 0));
      expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.every((row) => row.balanceAfterPaise >= 0)).toBe(true);
    }),
  );
});
