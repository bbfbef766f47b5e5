import { render, screen } from '@testing-library/react';
import { FoodMark } from './food-mark';

test.each([
  ['veg', 'Vegetarian'],
  ['non-veg', 'Non-vegetarian'],
] as const)('the mark %s is named %s', (mark, name) => {
  render(<FoodMark mark={mark} />);
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

test('a product that is no food has no mark', () => {
  const { container } = render(<FoodMark mark="none" />);
  expect(container).toBeEmptyDOMElement();
});
