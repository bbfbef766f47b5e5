import { anAssignment } from '../testing/builders';
import { openOffers } from './assignment-facts';

const ids = (offers: { id: string }[]) => offers.map(({ id }) => id);

describe('openOffers', () => {
  test('returns the unanswered ones before their deadline, most urgent first', () => {
    const offers = [
      anAssignment({ id: 'later', deadlineAt: 40_000 }),
      anAssignment({ id: 'over', deadlineAt: 20_000 }),
      anAssignment({ id: 'taken', state: 'accepted', deadlineAt: 40_000 }),
      anAssignment({ id: 'sooner', deadlineAt: 30_000 }),
    ];
    expect(ids(openOffers(offers, 20_000))).toEqual(['sooner', 'later']);
  });
});
