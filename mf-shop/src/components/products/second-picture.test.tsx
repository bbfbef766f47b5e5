import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { aProduct } from '../../testing/builders';
import { SecondPicture } from './second-picture';
import { ShopProduct } from './shop-product';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  productImageUrl: (_productId: string, imageId: string | null) => imageId && `/pictures/${imageId}`,
}));

const withTwo = aProduct({ imageIds: ['front', 'back'] });

test('a card gets a second picture, which waits for the mouse and is shown once it is whole (rule: second-picture)', async () => {
  render(
    <MemoryRouter>
      <ShopProduct product={withTwo} tint={null} />
    </MemoryRouter>,
  );
  const second = await waitFor(() => {
    const picture = screen.getAllByRole('presentation').at(1);
    if (picture?.getAttribute('src') !== '/pictures/back') throw new Error('There is no second picture');
    return picture;
  });
  // Its style gives it a place only under a mouse.
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(second).not.toHaveClass('whole');
  fireEvent.load(second);
  expect(second).toHaveClass('whole');
});

test.each([
  { desc: 'of which there is one picture', product: aProduct({ imageIds: ['front'] }) },
  { desc: 'that is sold out', product: { ...withTwo, stockQuantity: 0 } },
])('a product $desc has none (rule: second-picture)', ({ product }) => {
  const { container } = render(<SecondPicture product={product} />);
  expect(container).toBeEmptyDOMElement();
});
