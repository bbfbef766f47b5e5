import fc from 'fast-check';
import { postToWallet, type Stored, type WalletTransaction } from '@basket/domain';
import {
  currentMonth,
  purposeOf,
  statementCsv,
  statementFileName,
  statementOf,
  statementTime,
} from './statement';

const orderNumber = 'BE2611204821';
const row = (
  seq: number,
  amountPaise: number,
  balanceAfterPaise: number,
  facts = {},
): Stored<WalletTransaction> => ({
  id: `row${seq}`,
  deliveryPartnerId: 'imran',
  seq,
  transactionType: amountPaise < 0 ? 'debit' : 'credit',
  amountPaise,
  balanceAfterPaise,
  orderId: null,
  orderNumber: null,
  description: 'Correction',
  facts: null,
  createdAt: Date.UTC(2026, 10, 20, 6, 30),
  ...facts,
});

test('opens with the balance before the first row and closes with the one after the last', () => {
  expect(statementOf([row(4, -200_00, 850_00), row(3, 50_00, 1050_00)])).toMatchObject({
    openingPaise: 1000_00,
    creditPaise: 50_00,
    debitPaise: 200_00,
    closingPaise: 850_00,
    missing: 0,
    rows: [{ seq: 3 }, { seq: 4 }],
  });
  expect(statementOf([])).toBeNull();
});

test('says how many rows of its time are not there', () => {
  expect(statementOf([row(3, 50_00, 1050_00), row(6, 50_00, 1150_00)])?.missing).toBe(2);
});

test('opening balance, credits and debits give the closing balance of any part of a ledger (rule: ledger-sum)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50_00, max: 50_00 }), { minLength: 1 }),
      fc.nat(20),
      (amounts, skipped) => {
        let wallet = { walletBalancePaise: 0, walletSeq: 0 };
        const rows: Stored<WalletTransaction>[] = [];
        for (const amountPaise of amounts) {
          const { id, seq: _seq, balanceAfterPaise: _balance, ...entry } = row(1, amountPaise, 0);
          const posting = postToWallet(wallet, entry);
          if (!posting) continue;
          wallet = posting.wallet;
          rows.push({ id, ...posting.row });
        }
        const statement = statementOf(rows.slice(skipped));
        if (!statement) return;
        const { openingPaise, creditPaise, debitPaise, closingPaise } = statement;
        expect(openingPaise + creditPaise - debitPaise).toBe(closingPaise);
        expect(statement.missing).toBe(0);
      },
    ),
  );
});

test('the days are those of India, both included', () => {
  expect(statementTime({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
    fromAt: Date.parse('2026-11-19T18:30:00Z'),
    untilAt: Date.parse('2026-11-20T18:30:00Z'),
  });
  expect(currentMonth(Date.parse('2026-11-20T20:00:00Z'))).toEqual({ from: '2026-11-01', to: '2026-11-21' });
});

test.each([
  { from: '', to: '2026-11-20', problem: 'Choose the first and the last day.' },
  { from: '2026-11-20', to: '2026-02-30', problem: 'Choose the first and the last day.' },
  { from: '2026-11-20', to: '2026-11-19', problem: 'The last day is before the first one.' },
  { from: '2026-01-01', to: '2026-11-20', problem: 'Choose at most 92 days.' },
])('$from to $to: $problem (rule: bounded-work)', ({ problem, ...days }) => {
  expect(statementTime(days)).toEqual({ problem });
});

test('the file for spreadsheets has amounts as numbers and no formulas (rule: no-formulas)', () => {
  const statement = statementOf([
    row(3, 50_00, 1050_00, { description: '', facts: { code: 'delivery' }, orderNumber: 'BE2611204821' }),
    row(4, -200_50, 849_50, { description: '=HYPERLINK("http://x")' }),
  ]);
  if (!statement) throw new Error('There are rows');
  const lines = statementCsv(statement, '@Imran', { from: '2026-11-01', to: '2026-11-20' }).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(["\ufeffWallet statement,'@Imran", 'From,2026-11-01,To,2026-11-20']);
  expect(lines.slice(3, -1)).toEqual([
    ',,,Opening balance,,,,1000.00',
    '3,"20 Nov 2026, 12:00 pm",credit,Delivery of order #BE2611204821,BE2611204821,50.00,,1050.00',
    `4,"20 Nov 2026, 12:00 pm",debit,"'=HYPERLINK(""http://x"")",,,200.50,849.50`,
    ',,,Closing balance,,50.00,200.50,849.50',
  ]);
});

test('the file is named after partner and days', () => {
  expect(statementFileName('Imran Khan', { from: '2026-11-01', to: '2026-11-20' })).toBe(
    'statement-imran-khan-2026-11-01-2026-11-20.csv',
  );
});

test.each([
  { facts: { code: 'delivery' }, description: '', orderNumber, purpose: `Delivery of order #${orderNumber}` },
  {
    facts: null,
    description: `Delivery of ${orderNumber}`,
    orderNumber,
    purpose: `Delivery of ${orderNumber}`,
  },
  { facts: null, description: 'Delivery', orderNumber, purpose: `Delivery · ${orderNumber}` },
  { facts: null, description: 'Joining deposit', orderNumber: null, purpose: 'Joining deposit' },
] as const)("a purpose names its order once: '$purpose' (rule: recorded-facts)", ({ purpose, ...row }) => {
  expect(purposeOf(row)).toBe(purpose);
});
