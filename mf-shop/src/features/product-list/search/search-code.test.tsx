import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, aProduct } from '../../../testing/builders';
import { ProductListing } from '../product-listing';

let fetched = 0;
jest.mock('./search-code', () => {
  fetched += 1;
  if (fetched === 1) throw new Error('offline');
  return jest.requireActual<object>('./search-code');
});

const catalogue = aCatalogue([aProduct(), aProduct({ id: 'paneer', name: 'Malai Paneer' })]);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('a search waits for its code, says so, and searches again after a failure (rule: search-words)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = (address: string) => (
    <MemoryRouter initialEntries={[address]}>
      <ProductListing catalogue={catalogue} />
    </MemoryRouter>
  );
  const { unmount } = render(list('/home/products?search=panner'));
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(names()).toEqual([]);
  expect(screen.queryByText('No products found')).toBeNull();

  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded.');
  expect(names()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 product')).toBeVisible();
  expect(names()).toEqual(['Malai Paneer']);

  unmount();
  render(list('/home/products?search=toned'));
  expect(names()).toEqual(['Toned Milk']);
  expect(fetched).toBe(2);
});
