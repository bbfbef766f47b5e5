import { anOrder } from '@basket/domain/testing';
import { accepted } from '../../testing/picking-shop';
import { decideSetOut, type Leaving } from './set-out.decision';

const begun = { startedAt: 1, readyAt: null, packedAt: null };
const packed = { ...begun, packedAt: 2 };
const digits = { digits: '4821' };

test.each<{ desc: string; facts?: object; said: Leaving; expected: string }>([
  { desc: 'unpicked, on its partner’s word', said: 'partner', expected: 'out_for_delivery' },
  { desc: 'unpicked, at the counter', said: digits, expected: 'not_packed' },
  ...(['partner', digits] as const).flatMap((said) => [
    { desc: 'half picked', facts: { packing: begun }, said, expected: 'not_packed' },
    { desc: 'packed', facts: { packing: packed }, said, expected: 'out_for_delivery' },
    {
      desc: 'packed and only offered',
      facts: { packing: packed, assignment: null },
      said,
      expected: 'no_partner_yet',
    },
  ]),
  {
    desc: 'packed, by another number',
    facts: { packing: packed },
    said: { digits: '4812' },
    expected: 'wrong_number',
  },
])(
  'an order that is $desc: $expected (rules: packed-handed, picking-optional)',
  ({ facts, said, expected }) => {
    const outcome = decideSetOut(anOrder({ ...accepted, ...facts }), said);
    expect(outcome.ok ? outcome.value : outcome.refusal.code).toBe(expected);
  },
);
