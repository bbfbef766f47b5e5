import { aPartner, someInstant, storeSettings } from '../testing/builders';
import {
  isSignDue,
  lastHeardOfAt,
  notSeenAfterMs,
  signOfLife,
  signEveryMs,
  whyNoOffers,
} from './why-no-offers';

const settings = storeSettings();
const ago = (ms: number): number => someInstant - ms;

describe('a partner who was not seen (rule: not-seen)', () => {
  test.each([
    { desc: 'a page that gives no signs', facts: { lastSeenAt: ago(hours(3)) }, isAsked: true },
    {
      desc: 'a sign a moment less than five minutes ago',
      facts: { signOfLifeAt: ago(notSeenAfterMs - 1) },
      isAsked: true,
    },
    { desc: 'a sign five minutes ago', facts: { signOfLifeAt: ago(notSeenAfterMs) }, isAsked: false },
    {
      desc: 'an old sign, but a tap since',
      facts: { signOfLifeAt: ago(hours(1)), lastSeenAt: ago(1) },
      isAsked: true,
    },
    {
      desc: 'an old sign, but a position since',
      facts: { signOfLifeAt: ago(hours(1)), currentLocation: { latitude: 12, longitude: 77, at: ago(1) } },
      isAsked: true,
    },
  ])('$desc: asked $isAsked', ({ facts, isAsked }) => {
    expect(whyNoOffers(aPartner(facts), settings, someInstant)).toBe(isAsked ? null : 'partner_not_seen');
  });

  test('is told from when until when nobody asked; a sign in time tells nothing', () => {
    const silent = aPartner({ signOfLifeAt: ago(hours(1)) });
    expect(signOfLife(silent, someInstant)).toEqual({
      signOfLifeAt: someInstant,
      notAsked: { fromAt: ago(hours(1)) + notSeenAfterMs, untilAt: someInstant },
    });
    expect(signOfLife(aPartner({ signOfLifeAt: ago(1) }), someInstant)).toEqual({
      signOfLifeAt: someInstant,
    });
    expect(signOfLife(aPartner(), someInstant)).toEqual({ signOfLifeAt: someInstant });
  });

  test('a page owes a sign when the last one of any kind is two minutes old, and its first one at once', () => {
    expect(isSignDue(aPartner(), someInstant)).toBe(true);
    expect(isSignDue(aPartner({ isOnline: false }), someInstant)).toBe(false);
    expect(isSignDue(aPartner({ signOfLifeAt: ago(signEveryMs) }), someInstant)).toBe(true);
    expect(isSignDue(aPartner({ signOfLifeAt: ago(signEveryMs - 1) }), someInstant)).toBe(false);
    expect(isSignDue(aPartner({ signOfLifeAt: ago(hours(1)), lastSeenAt: ago(1) }), someInstant)).toBe(false);
    expect(lastHeardOfAt(aPartner())).toBeNull();
  });
});

function hours(count: number): number {
  return count * 3_600_000;
}
