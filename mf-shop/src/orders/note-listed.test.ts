import { noteBought } from '@basket/web';
import { usualOptionIds } from '../cart/usual-options';
import { notePlaced } from './note-listed';

const asha = { uid: 'asha' };
const milk = (...optionIds: string[]) => ({
  productId: 'milk',
  options: optionIds.map((optionId) => ({ optionId })),
});

beforeEach(() => localStorage.clear());

test('the options of an order are the usual ones from then on, for its account (rule: usual-size)', () => {
  expect(usualOptionIds(asha, 'milk')).toBeUndefined();
  notePlaced('asha', 'o1', [milk('litre')]);
  expect(usualOptionIds(asha, 'milk')).toEqual(['litre']);
  expect(usualOptionIds({ uid: 'imran' }, 'milk')).toBeUndefined();
  expect(usualOptionIds(null, 'milk')).toBeUndefined();
  notePlaced('asha', 'o2', [milk('half-litre')]);
  expect(usualOptionIds(asha, 'milk')).toEqual(['half-litre']);
});

test('the cards of a session read the storage once, and those of the next one anew', () => {
  notePlaced('asha', 'o1', [milk('litre')]);
  const read = jest.spyOn(Storage.prototype, 'getItem');
  for (let card = 0; card < 60; card += 1) usualOptionIds(asha, 'milk');
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  localStorage.clear();
  noteBought('asha', ['milk']);
  expect(usualOptionIds({ ...asha }, 'milk')).toBeUndefined();
});
