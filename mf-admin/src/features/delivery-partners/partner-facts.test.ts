import { aPartner } from '@basket/domain/testing';
import { balanceNote, isOverCashLimit, presenceText } from './partner-facts';

const now = 100 * 60_000;
const at = (minutesAgo: number) => now - minutesAgo * 60_000;
const seen = (minutesAgo: number) => ({ latitude: 12.9, longitude: 77.6, at: at(minutesAgo) });

test.each([
  { desc: 'online', facts: { isOnline: true, lastSeenAt: at(9) }, text: 'Seen 9 min ago' },
  {
    desc: 'a position after the last answer',
    facts: { isOnline: true, lastSeenAt: at(9), currentLocation: seen(2) },
    text: 'Seen 2 min ago',
  },
  { desc: 'online without a sign', facts: { isOnline: true }, text: 'Not seen yet' },
  { desc: 'left', facts: { isOnline: false, lastSeenAt: at(60) }, text: 'Went offline 1 h ago' },
  {
    desc: 'set offline (rule: three-misses)',
    facts: { isOnline: false, missedOffersInARow: 3, lastSeenAt: at(6) },
    text: 'Missed 3 offers, 6 min ago',
  },
  { desc: 'new', facts: { isOnline: false }, text: 'Never online' },
])('$desc: $text', ({ facts, text }) => {
  expect(presenceText(aPartner(facts), now)).toBe(text);
});

test('a wallet below ₹1,000 says that it gets no offers (rule: minimum-balance)', () => {
  expect(balanceNote({ walletBalancePaise: 999_99 })).toBe('Below ₹1,000: no offers');
  expect(balanceNote({ walletBalancePaise: 1000_00 })).toBeNull();
});

test('cash at the limit is not over it (rule: cash-limit)', () => {
  expect(isOverCashLimit({ cashInHandPaise: 5000_00 }, 5000_00)).toBe(false);
  expect(isOverCashLimit({ cashInHandPaise: 5000_01 }, 5000_00)).toBe(true);
});
