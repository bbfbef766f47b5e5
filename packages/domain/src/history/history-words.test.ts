import * as v from 'valibot';
import { parseDocument } from '../basics/document';
import { historyFactsSchema, type HistoryFacts } from './history-facts';
import { historyWords } from './history-words';
import { orderHistorySchema, placedLine } from './order-history';

interface Told {
  readonly facts: HistoryFacts;
  readonly note?: string;
  readonly words: string;
}

const partnerName = 'Imran Khan';
const paid = { amountPaise: 470_00, paymentId: 'pay_1' } as const;
const short = { code: 'line_short', itemName: 'Ghee', unit: '500 g', found: 0, wanted: 1 } as const;
const refunded = { code: 'refunded', amountPaise: 98_00, refundId: 'rfnd_1' } as const;
/** 29 November 2026, half past midnight in India: there it is a day later than in UTC. */
const respondByAt = Date.UTC(2026, 10, 28, 19, 0);
const disputed = { code: 'dispute', amountPaise: 1_23_456_50, disputeId: 'disp_1', respondByAt } as const;
const bank = { note: 'goods not received' };

/** Each code at least once, with the words that the server stored before it stored facts. */
const told: readonly Told[] = [
  { facts: { code: 'ordered_by_phone' }, words: 'Ordered by phone' },
  { facts: { code: 'cancelled_by_customer' }, words: 'Cancelled by the customer' },
  { facts: { code: 'not_paid_in_time' }, words: 'Not paid in time' },
  { facts: { code: 'taken_back_with_goods' }, words: 'Taken back with its goods' },
  {
    facts: { code: 'taken_back_with_goods' },
    note: 'She called again',
    words: 'She called again. Taken back with its goods',
  },
  { facts: { code: 'offered', partnerName }, words: 'Offered to Imran Khan' },
  { facts: { code: 'offer_accepted' }, words: 'Accepted' },
  { facts: { code: 'offer_rejected' }, words: 'Rejected' },
  { facts: { code: 'offer_unanswered' }, words: 'No answer in time' },
  { facts: { code: 'offer_taken_back', partnerName }, words: 'Offer to Imran Khan taken back' },
  { facts: { code: 'partner_offline' }, words: 'The partner went offline' },
  { facts: { code: 'partner_disabled' }, words: 'The account was disabled' },
  { facts: { code: 'partner_left' }, words: 'No longer a delivery partner' },
  { facts: { code: 'partner_changed', partnerName }, words: 'Taken from Imran Khan' },
  {
    facts: { code: 'partner_changed', partnerName },
    note: 'Flat tyre',
    words: 'Taken from Imran Khan: Flat tyre',
  },
  { facts: { code: 'picking_started' }, words: 'Picking started' },
  { facts: { code: 'picking_taken_over', pickerName: 'Meera' }, words: 'Picking taken over from Meera' },
  {
    facts: { ...short, totalPaise: 450_00, refundPaise: 0 },
    words: 'Short: Ghee (500 g), 0 of 1 found. New total ₹450.00',
  },
  {
    facts: { ...short, totalPaise: 450_00, refundPaise: 24_00 },
    words: 'Short: Ghee (500 g), 0 of 1 found. New total ₹450.00, ₹24.00 to be refunded',
  },
  {
    facts: { ...short, totalPaise: null, refundPaise: 24_00 },
    words: 'Short: Ghee (500 g), 0 of 1 found. Nothing is left of the order',
  },
  { facts: { code: 'packed', bags: null }, words: 'Packed' },
  { facts: { code: 'packed', bags: 1 }, words: 'Packed in 1 bag' },
  { facts: { code: 'packed', bags: 2 }, words: 'Packed in 2 bags' },
  { facts: { code: 'put_back', lost: [] }, words: 'Back on the shelf' },
  {
    facts: {
      code: 'put_back',
      lost: [
        { itemName: 'Ghee', quantity: 2 },
        { itemName: 'Milk', quantity: 1 },
      ],
    },
    note: 'Broken',
    words: 'Back on the shelf, but for 2 × Ghee, 1 × Milk: Broken',
  },
  { facts: { code: 'handed_to_partner', partnerName }, words: 'Given to Imran Khan' },
  { facts: { code: 'picked_up' }, words: 'Picked up' },
  { facts: { code: 'delivered', isPaymentUnknown: false }, words: 'Handed over' },
  {
    facts: { code: 'delivered', isPaymentUnknown: true },
    words: 'Handed over for cash; the gateway did not say whether UPI was paid',
  },
  { facts: { code: 'undelivered', reason: 'refused' }, words: 'Could not deliver. Customer refused it' },
  {
    facts: { code: 'undelivered', reason: 'nobody_there' },
    note: 'Gate locked',
    words: 'Could not deliver. Nobody there: Gate locked',
  },
  { facts: { code: 'to_be_tried_again' }, words: 'To be tried again' },
  { facts: { code: 'to_be_tried_again' }, note: 'Ring twice', words: 'To be tried again. Ring twice' },
  { facts: { code: 'back_to_store' }, note: 'Too late', words: 'Back to the store. Too late' },
  { facts: { code: 'paid', ...paid, isAtDoor: false }, words: 'Paid ₹470.00 online (pay_1)' },
  { facts: { code: 'paid', ...paid, isAtDoor: true }, words: 'Paid ₹470.00 by UPI at the door (pay_1)' },
  {
    facts: { code: 'payment_failed', paymentId: 'pay_1' },
    note: 'Card declined',
    words: 'A payment failed (pay_1): Card declined',
  },
  ...(
    [
      ['already_paid', 'the order was paid already'],
      ['order_ended', 'the order had ended'],
      ['wrong_amount', 'the amount differs from the order'],
      ['wrong_currency', 'the currency differs from the order'],
      ['unknown_order', 'no order asked for it'],
      ['paid_in_cash', 'the order is paid in cash'],
    ] as const
  ).map(([reason, why]) => ({
    facts: { code: 'surplus', ...paid, reason } as const,
    words: `Received ₹470.00 (pay_1), to be refunded: ${why}`,
  })),
  { facts: { code: 'paid_in_cash' }, words: 'To be paid in cash in place of online' },
  {
    facts: { ...disputed, state: 'open' },
    ...bank,
    words: 'The bank asks back ₹1,23,456.50 (disp_1): goods not received. Answer by 29 Nov 2026',
  },
  {
    facts: { ...disputed, state: 'open', respondByAt: null },
    ...bank,
    words: 'The bank asks back ₹1,23,456.50 (disp_1): goods not received',
  },
  ...(
    [
      ['under_review', "The bank reads the store's answer about"],
      ['won', 'The bank has decided for the store about'],
      ['lost', 'The bank has decided for the customer about'],
      ['closed', 'The bank has closed the dispute about'],
    ] as const
  ).map(([state, how]) => ({
    facts: { ...disputed, state },
    ...bank,
    words: `${how} ₹1,23,456.50 (disp_1): goods not received`,
  })),
  {
    facts: { code: 'refund_decided', amountPaise: 35_00 },
    note: 'Sour milk',
    words: 'Refund of ₹35.00: Sour milk',
  },
  { facts: { code: 'refund_retried', amountPaise: 35_00 }, words: 'Refund of ₹35.00 tried again' },
  {
    facts: { code: 'refund_refused', amountPaise: 35_00 },
    words: 'The payment gateway refused to refund ₹35.00',
  },
  {
    facts: { ...refunded, isMadeAtGateway: false, notOwedPaise: 0 },
    words: 'Refunded ₹98.00 (rfnd_1)',
  },
  {
    facts: { ...refunded, isMadeAtGateway: true, notOwedPaise: 10_00 },
    words:
      "Refunded ₹98.00 at the gateway (rfnd_1); ₹10.00 are not owed any more: paid back on the gateway's pages",
  },
  {
    facts: { code: 'refunded_by_hand', amountPaise: 35_00 },
    note: 'UTR 41',
    words: 'Refunded ₹35.00 by hand (UTR 41)',
  },
  {
    facts: { code: 'not_owed', amountPaise: 10_00 },
    words: "₹10.00 are not owed any more: paid back on the gateway's pages",
  },
];

const line = { ...placedLine({ customerId: 'customer1', placedBy: null, createdAt: 1 }), seq: 2 };
const read = (stored: object) => parseDocument(orderHistorySchema, 'orders/a/history/0002', '0002', stored);

test('each code is told', () => {
  const codes = historyFactsSchema.options.map(({ entries }) => entries.code.literal);
  expect([...new Set(told.map(({ facts }) => facts.code))].toSorted()).toEqual(codes.toSorted());
});

test.each(told)('$facts.code is stored as facts, and reads: $words (rule: history-facts)', (row) => {
  const { facts, note = '', words } = row;
  expect(v.parse(historyFactsSchema, facts)).toEqual(facts);
  const entry = read({ ...line, note, facts });
  expect(entry).toMatchObject({ facts, note });
  expect(historyWords(entry)).toBe(words);
});

test.each(told)('$facts.code without one of its facts is refused ($words)', ({ facts }) => {
  for (const missing of Object.keys(facts)) {
    const rest = Object.fromEntries(Object.entries(facts).filter(([name]) => name !== missing));
    expect({ missing, isTaken: v.is(historyFactsSchema, rest) }).toEqual({ missing, isTaken: false });
  }
});

test.each([
  { desc: 'an entry from before, with the sentence of the server', stored: { note: 'Accepted' } },
  { desc: 'words that somebody typed', stored: { note: 'Accepted', facts: null } },
  { desc: 'a code of a newer release', stored: { note: 'Accepted', facts: { code: 'flown', drone: 7 } } },
  { desc: 'damaged facts', stored: { note: 'Accepted', facts: { code: 'offered', partnerName: 5 } } },
  { desc: 'facts that are none', stored: { note: 'Accepted', facts: 'Accepted' } },
])('$desc: the entry reads as its note (rule: history-facts)', ({ stored: { note, ...stored } }) => {
  const { facts: _, ...older } = line;
  const entry = read({ ...older, ...stored, note });
  expect(entry.facts).toBeNull();
  expect(historyWords(entry)).toBe('Accepted');
});

test('a fact that the reader does not know costs no words (rule: read-loosely)', () => {
  const entry = read({ ...line, facts: { code: 'offered', partnerName, vehicle: 'van' } });
  expect(historyWords(entry)).toBe('Offered to Imran Khan');
});
