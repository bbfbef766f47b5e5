import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings } from '@basket/domain';
import { aPublishedProduct } from '@basket/domain/testing';
import { takeUpPage, type CataloguePart } from '../platform/first-view-page';
import { Link, MemoryRouter } from '../router/router';
import { sessionStore } from '../session/current-session';
import { takeUpCatalogue, useCatalogue, useStoreSettings } from './catalogue';

const whole = {
  version: 1,
  publishedAt: 1,
  imageBaseUrl: 'http://pictures.invalid/',
  store: { ...defaultStoreSettings, deliveryTimeMinutes: 17 },
  categories: [],
  products: ['apple', 'banana', 'curd'].map((id) => aPublishedProduct({ id, name: id })),
};
const part: CataloguePart = { ...whole, products: whole.products.slice(0, 1), total: 3 };

function Shelf() {
  const catalogue = useCatalogue();
  const { deliveryTimeMinutes } = useStoreSettings();
  return (
    <>
      <Link to="/home/products?search=curd">Search</Link>
      <p>{deliveryTimeMinutes} minutes</p>
      <output>{catalogue.status === 'ready' ? catalogue.data.products.length : catalogue.status}</output>
    </>
  );
}

let answer = (_: Response): void => undefined;
const fetchCatalogue = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
Object.assign(globalThis, { fetch: fetchCatalogue });

function open(address: string, view: 'visitor' | 'customer') {
  takeUpPage({ view, address, build: 'a.b', catalogue: part, remotes: null });
  takeUpCatalogue(part);
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Shelf />
    </MemoryRouter>,
  );
}
const shown = () => screen.getByRole('status').textContent;

test('a page shows its part without a download, but that for visitors not to who signs in', () => {
  sessionStore.setState({ status: 'signed-in' });
  const { unmount } = open('/home', 'customer');
  expect(shown()).toBe('1');
  unmount();
  sessionStore.setState({ status: 'signed-out' });
  open('/home', 'visitor');
  expect(shown()).toBe('1');
  expect(fetchCatalogue).not.toHaveBeenCalled();

  act(() => sessionStore.setState({ status: 'signed-in' }));
  expect(shown()).toBe('loading');
  expect(fetchCatalogue).toHaveBeenCalledTimes(1);
});

test('another address than that of the page waits for the whole, with the store known', async () => {
  sessionStore.setState({ status: 'signed-in' });
  open('/home/products', 'customer');
  expect(shown()).toBe('1');
  expect(screen.getByText('17 minutes')).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(shown()).toBe('loading');
  expect(screen.getByText('17 minutes')).toBeVisible();
  answer(new Response(JSON.stringify(whole)));
  await waitFor(() => expect(shown()).toBe('3'));
  expect(fetchCatalogue).toHaveBeenCalledTimes(1);
});
