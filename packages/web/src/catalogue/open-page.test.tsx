import { act, render, screen } from '@testing-library/react';
import { defaultStoreSettings, type PublishedCatalogue } from '@basket/domain';
import { aPublishedProduct } from '@basket/domain/testing';
import { followCatalogue, useCatalogue } from './catalogue';
import { MemoryRouter } from '../router/router';

const { razorpayKeyId: _key, ...store } = defaultStoreSettings;
let version = 1;
let pricePaise = 34_00;
const asked: string[] = [];

const published = (): PublishedCatalogue => ({
  ...{ version, publishedAt: 1, imageBaseUrl: 'http://pictures.invalid/', categories: [] },
  store: defaultStoreSettings,
  products: [aPublishedProduct({ id: 'cucumber', pricePaise })],
});

function Price() {
  const catalogue = useCatalogue();
  return <p>{catalogue.status === 'ready' && catalogue.data.productById.get('cucumber')?.pricePaise}</p>;
}

test('an open page shows another price within half a minute, for one request more (rule: open-pages-follow)', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      asked.push(url);
      if (url === '/api/store') return new Response(JSON.stringify({ ...store, catalogue: `${version}.0` }));
      return new Response(JSON.stringify(published()), { headers: { ETag: `"${version}.0"` } });
    },
  });
  followCatalogue();
  render(
    <MemoryRouter>
      <Price />
    </MemoryRouter>,
  );
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('3400')).toBeVisible();
  [version, pricePaise] = [2, 37_00];
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('3700')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(asked.filter((url) => url !== '/api/store')).toEqual(['/api/catalogue', '/api/catalogue?v=2.0']);
});
