import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSearchIndex } from '@basket/domain';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, aProduct } from '../../../testing/builders';
import { ProductListing } from '../product-listing';

type Loaded = typeof buildSearchIndex;
const asked: { readonly come: (code: Loaded) => void; readonly fail: (cause: Error) => void }[] = [];
jest.mock('./load-search', () => ({
  loadSearch: () => new Promise<Loaded>((come, fail) => asked.push({ come, fail })),
}));

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

  await act(async () => asked[0]?.fail(new Error('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('The search could not be loaded.');
  expect(names()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => asked[1]?.come(buildSearchIndex));
  expect(names()).toEqual(['Malai Paneer']);
  expect(screen.getByText('1 product')).toBeVisible();

  unmount();
  render(list('/home/products?search=toned'));
  expect(names()).toEqual(['Toned Milk']);
  expect(asked).toHaveLength(2);
});
