import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublishedProduct } from '@basket/domain';
import { ProductCard, ProductRow } from '@basket/ui';
import { MemoryRouter } from '@basket/web';
import { lineKeyOf } from '../../cart/cart-lines';
import { notePlaced } from '../../orders/note-listed';
import { aLine, anOption, aProduct } from '../../testing/builders';
import { setCart, useCart } from '../../testing/cart-in-memory';
import { ShopProduct } from './shop-product';

let user: { uid: string } | null;
jest.mock('@basket/web', () => {
  const memory = jest.requireActual<typeof import('../../testing/cart-in-memory')>(
    '../../testing/cart-in-memory',
  );
  return {
    ...jest.requireActual<object>('@basket/web'),
    ...memory,
    useSession: (select: (state: object) => unknown) =>
      select({ status: 'signed-in', user, profile: { role: 'customer', favouriteProductIds: [] } }),
  };
});

const [half, litre] = [anOption('Pack size', '500 ml'), anOption('Pack size', '1 litre', 26_00)];
const [toned, glass] = [anOption('Kind', 'Toned'), anOption('Bottle', 'Glass')];
const milk = aProduct({ id: 'milk', name: 'Toned Milk', options: [half, litre] });
const line = (option: typeof half, quantity: number) =>
  aLine({ key: lineKeyOf('milk', [option]), productId: 'milk', options: [option], quantity });

const Lines = () => (
  <output>{useCart(({ lines }) => lines.map(({ key, quantity }) => `${key} ${quantity}`).join())}</output>
);
const lines = () => screen.getAllByRole('status').at(-1);
const show = (product: PublishedProduct = milk, Look = ProductCard) =>
  render(
    <MemoryRouter>
      <ShopProduct product={product} tint={null} Look={Look} />
      <Lines />
    </MemoryRouter>,
  );
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  user = { uid: 'asha' };
  setCart([]);
});

test.each([
  { desc: 'of somebody new is the first one', bought: [], unit: '500 ml', price: '₹28', key: 'milk|500-ml' },
  { desc: 'is what was bought last', bought: [litre], unit: '1 litre', price: '₹54', key: 'milk|1-litre' },
])('one tap adds the size that the card names, which $desc (rule: usual-size)', async (row) => {
  if (row.bought.length > 0) notePlaced('asha', 'o1', [{ productId: 'milk', options: row.bought }]);
  show();
  const card = within(screen.getByRole('article'));
  expect(card.getByTitle(row.unit)).toBeVisible();
  expect(card.getByText(row.price)).toBeVisible();
  await userEvent.click(button('Add Toned Milk'));
  expect(lines()).toHaveTextContent(`${row.key} 1`);
  await userEvent.click(button('Increase quantity of Toned Milk'));
  expect(lines()).toHaveTextContent(`${row.key} 2`);
});

test.each([
  { desc: 'the size of the pack alone', options: [toned, half], shown: '500 ml', all: '500 ml · Toned' },
  {
    desc: 'the first of what says no amount',
    options: [toned, glass],
    shown: '1 pc · Toned',
    all: '1 pc · Toned · Glass',
  },
])('a card of two groups shows $desc, and a row both (rule: usual-size)', ({ options, shown, all }) => {
  const product = aProduct({ ...milk, unit: '1 pc', options });
  const { unmount } = show(product);
  const unit = screen.getByTitle(all);
  // Names are read whole, and a mouse finds the rest over the card.
  expect(unit).toHaveTextContent(new RegExp(`^${shown}$`));
  expect(unit).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(all)).not.toHaveAttribute('aria-hidden');
  expect(screen.getByTitle(`Toned Milk, ${all}`)).toBeVisible();
  unmount();
  show(product, ProductRow);
  expect(screen.getByText(all)).toBeVisible();
});

test('the size in the cart is what the card counts and names, whatever was bought before', async () => {
  notePlaced('asha', 'o1', [{ productId: 'milk', options: [litre] }]);
  setCart([line(half, 2)]);
  show();
  expect(screen.getByTitle('500 ml')).toBeVisible();
  await userEvent.click(button('Decrease quantity of Toned Milk'));
  expect(lines()).toHaveTextContent('milk|500-ml 1');
});

test.each(['Increase', 'Decrease'])('with two sizes in the cart, %s asks which', async (step) => {
  setCart([line(half, 2), line(litre, 1)]);
  show();
  expect(screen.getByTitle('1 litre')).toBeVisible();
  await userEvent.click(button(`${step} quantity of Toned Milk`));
  expect(await screen.findByRole('dialog', { name: 'Toned Milk' })).toBeVisible();
  expect(lines()).toHaveTextContent('milk|500-ml 2,milk|1-litre 1');
});

test('a kilogram or litre has its price on the card, where the unit is another (rule: unit-price)', async () => {
  jest.useFakeTimers();
  const { unmount } = show();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(await screen.findByText('· ₹56/L')).toBeVisible();
  // A card of the next page has it at once.
  unmount();
  show();
  expect(screen.getByText('· ₹56/L')).toBeVisible();
  act(() => setCart([line(litre, 1)]));
  expect(screen.queryByText(/\/L$/)).toBeNull();
  // Nor is there a place for it.
  const unit = screen.getByTitle('1 litre').parentElement;
  expect(unit?.nextElementSibling).toBe(button('2 sizes of Toned Milk'));
});

describe('the sheet', () => {
  const open = async (product = milk) => {
    show(product);
    await userEvent.click(screen.getByRole('button', { name: /^\d (sizes|choices) of Toned Milk$/ }));
    return within(await screen.findByRole('dialog', { name: 'Toned Milk' }));
  };

  test('has groups and one stepper for the chosen combination, with its total (rule: usual-size)', async () => {
    const sheet = await open(
      aProduct({
        ...milk,
        originalPricePaise: 32_00,
        options: [half, litre, anOption('Kind', 'Toned'), anOption('Kind', 'Rich', 4_00)],
      }),
    );
    expect(sheet.getAllByRole('radiogroup')).toHaveLength(2);
    await userEvent.click(sheet.getByRole('radio', { name: '1 litre' }));
    await userEvent.keyboard('{Tab}');
    await userEvent.click(sheet.getByRole('radio', { name: 'Rich' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add Toned Milk, 1 litre, Rich' }));
    await userEvent.click(
      sheet.getByRole('button', { name: 'Increase quantity of Toned Milk, 1 litre, Rich' }),
    );
    expect(lines()).toHaveTextContent('milk|1-litre|rich 2');
    expect(sheet.getByText('₹116')).toBeVisible();
    expect(sheet.getByText(/^Total of 2 · ₹58 per litre$/)).toBeVisible();
    // The other combination is not in the cart.
    await userEvent.click(sheet.getByRole('radio', { name: '500 ml' }));
    expect(sheet.getByRole('button', { name: 'Add Toned Milk, 500 ml, Rich' })).toBeVisible();
    expect(sheet.getAllByRole('button', { name: /^(Add|Increase)/ })).toHaveLength(1);
  });

  test('opens with what the card shows, and its closing brings the focus back', async () => {
    setCart([line(litre, 1)]);
    const sheet = await open();
    expect(sheet.getByRole('radio', { name: '1 litre' })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(button('2 sizes of Toned Milk')).toHaveFocus();
  });
});
