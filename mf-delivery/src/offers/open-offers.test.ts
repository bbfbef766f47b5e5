import { anAssignment } from '../testing/builders';
import { openOffers, secondsLeft } from './open-offers';

const ids = (offers: { id: string }[]) => offers.map(({ id }) => id);

describe('open offers', () => {
  it('are the unanswered ones before their deadline, the most urgent first', () => {
    const offers = [
      anAssignment({ id: 'later', deadlineAt: 40_000 }),
      anAssignment({ id: 'over', deadlineAt: 20_000 }),
      anAssignment({ id: 'taken', state: 'accepted', deadlineAt: 40_000 }),
      anAssignment({ id: 'sooner', deadlineAt: 30_000 }),
    ];
    expect(ids(openOffers(offers, 20_000))).toEqual(['sooner', 'later']);
  });
});

describe('seconds left', () => {
  it.each([
    { now: 1_000, left: 30 },
    { now: 1_001, left: 30 },
    { now: 30_001, left: 1 },
    { now: 31_000, left: 0 },
    { now: 99_000, left: 0 },
  ])('at $now ms: $left', ({ now, left }) => {
    expect(secondsLeft(anAssignment(), now)).toBe(left);
  });
});
