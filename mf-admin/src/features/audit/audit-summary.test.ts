import { auditKinds, type AuditEntry, type AuditValue } from '@basket/domain';
import { auditCsvRows } from './audit-csv';
import { asChange, entryLabel, summaryOf } from './audit-summary';
import { subjectText } from './audit-texts';

const nameOf = (id: string) => `name of ${id}`;
type Fields = Readonly<Record<string, AuditValue>>;
const entry = (facts: Partial<AuditEntry>): AuditEntry => ({
  kind: 'product',
  action: 'created',
  actorId: 'admin1',
  actorName: 'Meera Nair',
  subjectId: 'one',
  subjectName: 'Moong Dal',
  personId: null,
  changes: [],
  moreChanges: 0,
  facts: null,
  subjects: 1,
  createdAt: Date.parse('2026-11-22T18:42:00+05:30'),
  ...facts,
});
/** A document that was created with these fields. */
const created = (kind: AuditEntry['kind'], fields: Fields): AuditEntry =>
  entry({ kind, changes: Object.entries(fields).map(([field, to]) => ({ field, from: null, to })) });

type Row = [what: string, entry: AuditEntry, text: string, label: string];
const rows: Row[] = [
  [
    'goods that a picker did not find',
    created('product', { deltaUnits: -95, stockQuantity: 0, reason: 'Order BE2611235257: 1 not found' }),
    'Stock: 95 → 0 · Order BE2611235257: 1 not found',
    'Products · Changed',
  ],
  [
    'goods that a picker did not find, in the words of its facts',
    {
      ...created('product', { deltaUnits: -95, stockQuantity: 0, reason: 'words of then' }),
      facts: { code: 'not_found', orderNumber: 'BE2611235257', missing: 1 },
    },
    'Stock: 95 → 0 · Order BE2611235257: 1 not found',
    'Products · Changed',
  ],
  [
    'goods that came back to no shelf',
    {
      ...created('product', { deltaUnits: -1, stockQuantity: 4, reason: 'Spoilt' }),
      facts: { code: 'lost', orderNumber: 'BE2611235257' },
    },
    'Stock: 5 → 4 · Order BE2611235257: Spoilt',
    'Products · Changed',
  ],
  [
    'a delivery of goods',
    created('product', { deltaUnits: 5, stockQuantity: 5, reason: 'Import' }),
    'Stock: 0 → 5 · Import',
    'Products · Changed',
  ],
  [
    'the stock of many products at once',
    created('product', { deltaUnits: 5, reason: 'Import' }),
    'Stock change: 5 · Import',
    'Products · Changed',
  ],
  ['a product', created('product', { name: 'Ghee', pricePaise: 55_00 }), 'Added', 'Products · Added'],
  ['a category', created('category', { name: 'Snacks' }), 'Added', 'Categories · Added'],
  ['an account with a role', created('role', { name: 'Asha', role: 'customer' }), 'Added', 'Roles · Added'],
  ['an account', created('account', { name: 'Asha', phone: '9000012301' }), 'Added', 'Accounts · Added'],
  [
    'what a partner rides',
    created('account', { vehicleNumber: 'KA 01 AB 1234', rating: 5 }),
    'Vehicle number: KA 01 AB 1234',
    'Accounts · Changed',
  ],
  [
    'a correction of a wallet',
    created('wallet', {
      transactionType: 'debit',
      amountPaise: -600_00,
      balanceAfterPaise: 900_00,
      description: 'Broken eggs',
    }),
    'Balance: ₹1,500.00 → ₹900.00 · Broken eggs',
    'Wallets · Changed',
  ],
  [
    'cash that was handed in',
    created('wallet', {
      amountPaise: 1_600_00,
      correctionPaise: 0,
      cashInHandAfterPaise: 13_00,
      note: 'Evening',
    }),
    'Cash in hand: ₹1,613.00 → ₹13.00 · Evening',
    'Wallets · Changed',
  ],
  [
    'a deposit that was taken back',
    created('wallet', {
      amountPaise: 0,
      correctionPaise: -1_600_00,
      cashInHandAfterPaise: 1_613_00,
      note: 'It was 160',
    }),
    'Cash in hand: ₹13.00 → ₹1,613.00 · It was 160',
    'Wallets · Changed',
  ],
  [
    'a refund with a reason',
    created('refund', { amountPaise: 78_00, status: 'requested', cause: 'requested', reason: 'Torn packet' }),
    'Refund of ₹78.00 · Torn packet',
    'Refunds · Changed',
  ],
  [
    'a refund of goods that were not there',
    created('refund', { amountPaise: 78_00, status: 'requested', cause: 'short' }),
    'Refund of ₹78.00 · A part of the order was not in the store',
    'Refunds · Changed',
  ],
  [
    'a secret that is set',
    created('settings', { razorpayKeySecret: true }),
    'Razorpay key secret: Set',
    'Settings · Changed',
  ],
];

test.each(rows)('the audit says of %s what it changed (rule: audit)', (_what, about, text, label) => {
  expect(summaryOf(about, nameOf)).toMatchObject({ text });
  expect(entryLabel(about)).toBe(label);
});

test.each([
  { about: { kind: 'settings', subjectId: 'public', subjectName: '' }, text: 'Store settings' },
  { about: { kind: 'settings', subjectId: 'gateway', subjectName: '' }, text: 'Payment gateway' },
  { about: { subjectId: '', subjectName: '', subjects: 120 }, text: '120 together' },
  { about: { subjectName: 'Moong Dal' }, text: 'Moong Dal' },
  { about: { subjectId: '', subjectName: '120 together' }, text: '120 together' },
] as const)('an entry is about $text (rule: recorded-facts)', ({ about, text }) => {
  expect(subjectText(entry(about))).toBe(text);
});

test('the table above has every kind of the audit', () => {
  expect(new Set(rows.map(([, { kind }]) => kind))).toEqual(new Set(auditKinds));
});

test.each(auditKinds)('a change and a deletion of the kind %s are said as they are', (kind) => {
  const changes = [
    { field: 'amountPaise', from: 600_00, to: 600_00 },
    { field: 'status', from: 'requested', to: 'refunded' },
    { field: 'isActive', from: true, to: false },
  ];
  const about = entry({ kind, action: 'changed', changes, moreChanges: 1 });
  expect(summaryOf(about, nameOf)).toEqual({ text: 'Status: Requested → Refunded', more: 2 });
  expect(asChange(about)).toBe(about);
  expect(summaryOf({ ...about, action: 'deleted' }, nameOf)).toEqual({ text: 'Deleted', more: 0 });
});

test('a file of the audit has the stock before and after, and why', () => {
  const [stock, reason] = auditCsvRows(
    created('product', { deltaUnits: -95, stockQuantity: 0, reason: '1 not found' }),
    nameOf,
  );
  expect(stock?.slice(4)).toEqual(['Changed', 'Stock', '95', '0']);
  expect(reason?.slice(4)).toEqual(['Changed', 'Reason', '1 not found', '1 not found']);
});
