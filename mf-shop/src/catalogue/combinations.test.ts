import { anOption } from '../testing/builders';
import { maxListedCombinations, optionCombinations } from './combinations';

const values = (options: ReturnType<typeof anOption>[]) =>
  optionCombinations(options)?.map((combination) => combination.map(({ value }) => value).join(' '));

test.each([
  { desc: 'no options: the product as it is', options: [], expected: [''] },
  { desc: 'one group', options: [anOption('Size', 'S'), anOption('Size', 'L')], expected: ['S', 'L'] },
  {
    desc: 'two groups, however they are mixed',
    options: [anOption('Size', 'S'), anOption('Kind', 'raw'), anOption('Size', 'L'), anOption('Kind', 'dry')],
    expected: ['S raw', 'S dry', 'L raw', 'L dry'],
  },
])('$desc', ({ options, expected }) => {
  expect(values(options)).toEqual(expected);
});

test('refuses to list too many combinations', () => {
  const many = ['A', 'B'].flatMap((group) =>
    Array.from({ length: 6 }, (_, index) => anOption(group, String(index))),
  );
  expect(many.length * 3).toBe(maxListedCombinations + 12);
  expect(optionCombinations(many)).toBeNull();
});
