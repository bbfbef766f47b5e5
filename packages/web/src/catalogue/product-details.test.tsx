import { act, render, screen } from '@testing-library/react';
import { defaultStoreSettings, type PublishedDetails } from '@basket/domain';
import { aPublishedProduct } from '@basket/domain/testing';
import { takeUpPage, type CataloguePart } from '../platform/first-view-page';
import { preloadCatalogue, takeUpCatalogue, useProductDetails } from './catalogue';

const detailsWith = (longDescription: string): PublishedDetails => ({
  ...{ longDescription, specifications: [], relatedProductIds: [] },
});
const whole = {
  version: 1,
  publishedAt: 1,
  imageBaseUrl: 'http://pictures.invalid/',
  store: defaultStoreSettings,
  categories: [],
  products: ['curd', 'ghee'].map((id) => aPublishedProduct({ id, name: id, categoryId: 'dairy' })),
};
const part: CataloguePart = {
  ...whole,
  ...{ products: whole.products.slice(0, 1), total: 2 },
  details: { curd: detailsWith('of the page') },
};

function Details({ id }: { readonly id: string }) {
  const details = useProductDetails('dairy', id);
  return <output>{details.status === 'ready' ? details.data?.longDescription : details.status}</output>;
}
const shown = () => screen.getByRole('status').textContent;

test('a page that carries the details of its product shows them, until those of a newer catalogue have come', async () => {
  const answers = new Map<string, (answer: object) => void>();
  const fetchFile = jest.fn(
    (url: string) =>
      new Promise<Response>((resolve) =>
        answers.set(url, (body) => resolve(new Response(JSON.stringify(body)))),
      ),
  );
  Object.assign(globalThis, { fetch: fetchFile });
  const asked = () => fetchFile.mock.calls.map(([url]) => url);
  const answer = (url: string, body: object) => act(async () => answers.get(url)?.(body));
  takeUpPage({
    view: 'customer',
    address: '/home/products/curd',
    build: 'a.b',
    catalogue: part,
    remotes: null,
  });
  takeUpCatalogue(part);
  const { rerender } = render(<Details id="curd" />);
  expect(shown()).toBe('of the page');
  expect(asked()).toEqual([]);

  preloadCatalogue();
  await answer('/api/catalogue', { ...whole, version: 2 });
  const newer = '/api/catalogue/details/dairy?v=2';
  expect(asked()).toEqual(['/api/catalogue', newer]);
  expect(shown()).toBe('of the page');
  await answer(newer, { curd: detailsWith('newer'), ghee: detailsWith('of ghee') });
  expect(shown()).toBe('newer');
  rerender(<Details id="ghee" />);
  expect(shown()).toBe('loading');
  await act(() => Promise.resolve());
  expect(shown()).toBe('of ghee');
});
