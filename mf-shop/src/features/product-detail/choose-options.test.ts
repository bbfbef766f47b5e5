import { anOption } from '../../testing/builders';
import { optionsOf, withOption } from './choose-options';

const [kg1, kg5, raw, brown] = [
  anOption('Size', '1kg'),
  anOption('Size', '5kg'),
  anOption('Kind', 'raw'),
  anOption('Kind', 'brown'),
];
const options = [kg1, kg5, raw, brown];
const ids = (text: string | null) => optionsOf(options, text).map(({ optionId }) => optionId);

test.each([
  { text: null, chosen: ['1kg', 'raw'] },
  { text: '5kg', chosen: ['5kg', 'raw'] },
  { text: 'brown,5kg', chosen: ['5kg', 'brown'] },
  { text: '5kg,1kg', chosen: ['1kg', 'raw'] },
  { text: 'nonsense,,', chosen: ['1kg', 'raw'] },
])('$text chooses $chosen', ({ text, chosen }) => {
  expect(ids(text)).toEqual(chosen);
});

test('keeps the choices of the other groups', () => {
  expect(withOption(options, 'brown', kg5)).toBe('5kg,brown');
  expect(withOption(options, '5kg', brown)).toBe('5kg,brown');
});

test('keeps the address for the first choices', () => {
  expect(withOption(options, '5kg', kg1)).toBeNull();
  expect(withOption([], null, kg1)).toBeNull();
});
