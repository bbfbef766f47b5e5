import { maxListedCombinations, optionCombinations } from './combinations';

const option = (group: string, value: string) => ({
  optionId: `${group}-${value}`,
  group,
  value,
  adjustmentPaise: 0,
});
const values = (options: ReturnType<typeof option>[]) =>
  optionCombinations(options)?.map((combination) => combination.map(({ value }) => value).join(' '));

it.each([
  { desc: 'no options: the product as it is', options: [], expected: [''] },
  { desc: 'one group', options: [option('Size', 'S'), option('Size', 'L')], expected: ['S', 'L'] },
  {
    desc: 'two groups, however they are mixed',
    options: [option('Size', 'S'), option('Kind', 'raw'), option('Size', 'L'), option('Kind', 'dry')],
    expected: ['S raw', 'S dry', 'L raw', 'L dry'],
  },
])('$desc', ({ options, expected }) => {
  expect(values(options)).toEqual(expected);
});

it('lists no endless choice', () => {
  const many = ['A', 'B'].flatMap((group) =>
    Array.from({ length: 6 }, (_, index) => option(group, String(index))),
  );
  expect(many.length * 3).toBe(maxListedCombinations + 12);
  expect(optionCombinations(many)).toBeNull();
});
