import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../../testing/builders';
import { eggs, eggsAsRead } from '../../../testing/eggs';
import { ItemsPanel } from './items-panel';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLoaded: () => ({ status: 'loading' }),
}));

const withLines = (count: number) => {
  const order = anOrder();
  const [item] = order.items;
  if (!item) throw new Error('An order has an item');
  return { ...order, items: Array.from({ length: count }, (_, n) => ({ ...item, productId: `p${n}` })) };
};
const lines = (hidden = false) => screen.getAllByRole('listitem', { hidden }).length;

test('an order with many lines shows six, and all of them at a press', async () => {
  render(<ItemsPanel order={withLines(9)} />);
  expect(lines()).toBe(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9 lines' }));
  expect(lines()).toBe(9);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('all lines of an order are on paper, folded ones too (rule: whole-on-paper)', () => {
  const { container } = render(<ItemsPanel order={withLines(50)} />);
  expect(lines(true)).toBe(50);
  expect(container.querySelectorAll('li[hidden][data-print="show"]')).toHaveLength(44);
});

test('a seventh line is shown like the others', () => {
  render(<ItemsPanel order={withLines(7)} />);
  expect(lines()).toBe(7);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('the items of an order are in the language that is read, also after a change (rule: order-names)', async () => {
  const { container } = render(<ItemsPanel order={anOrder({ items: [eggs] })} />);
  expect(await eggsAsRead(() => container)).toEqual(['Eggs 6 pcs', 'अंडे 6 नग', 'Eggs 6 pcs']);
});
