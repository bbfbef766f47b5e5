import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@basket/web';
import { aProduct } from '../../testing/builders';
import { ShopProduct } from './shop-product';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  productImageUrl: (_productId: string, imageId: string | null) => imageId && `/pictures/${imageId}`,
}));

function show(facts: Parameters<typeof aProduct>[0] = {}) {
  const product = aProduct({ imageIds: ['front', 'back'], ...facts });
  const { container } = render(
    <MemoryRouter>
      <ShopProduct product={product} tint={null} />
    </MemoryRouter>,
  );
  return () => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
}
const card = () => screen.getByRole('article');
/** The parts of the card have loaded by then. */
const letPartsLoad = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('a mouse over a card brings its second picture, which is shown once it is whole (rule: second-picture)', async () => {
  const pictures = show();
  expect(pictures()).toEqual(['/pictures/front']);
  await userEvent.hover(card());
  await waitFor(() => expect(pictures()).toEqual(['/pictures/front', '/pictures/back']));
  const second = document.querySelector('img[src="/pictures/back"]');
  if (!second) throw new Error('There is no second picture');
  expect(second).toHaveAttribute('alt', '');
  expect(second).not.toHaveClass('whole');
  fireEvent.load(second);
  expect(second).toHaveClass('whole');
});

test.each([
  { desc: 'a finger', come: () => userEvent.pointer({ keys: '[TouchA]', target: card() }) },
  { desc: 'the focus', come: () => userEvent.tab() },
])('$desc brings none (rule: second-picture)', async ({ come }) => {
  const pictures = show();
  await come();
  await letPartsLoad();
  expect(pictures()).toEqual(['/pictures/front']);
});

test.each([
  { desc: 'of which there is one picture', facts: { imageIds: ['front'] } },
  { desc: 'that is sold out', facts: { stockQuantity: 0 } },
])('a product $desc keeps its picture (rule: second-picture)', async ({ facts }) => {
  const pictures = show(facts);
  await userEvent.hover(card());
  await letPartsLoad();
  expect(pictures()).toEqual(['/pictures/front']);
});
