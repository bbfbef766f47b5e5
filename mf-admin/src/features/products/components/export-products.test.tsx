import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, Stored } from '@basket/domain';
import { aCategory, aProduct } from '@basket/domain/testing';
import { download } from '@basket/ui';
import { toast, type Live, type LiveQuery } from '@basket/web';
import { productsBatch } from '../../../queries';
import { ExportProducts } from './export-products';

let shop: readonly Stored<Product>[];
let state: Partial<Live<unknown>>;
const retry = jest.fn();

jest.mock('@basket/ui', () => ({ ...jest.requireActual<object>('@basket/ui'), download: jest.fn() }));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useLiveQuery: ({ startAfter, limit }: LiveQuery) => {
    const from = shop.findIndex(({ id }) => id === startAfter?.[0]) + 1;
    return { status: 'ready', data: shop.slice(from, from + limit), isFromCache: false, ...state };
  },
}));

const onClose = jest.fn();
const show = () =>
  render(
    <ExportProducts categories={[{ id: 'veg', ...aCategory({ name: 'Vegetables' }) }]} onClose={onClose} />,
  );
const saved = (): string[] =>
  String(jest.mocked(download).mock.calls[0]?.[1]).replace('\ufeff', '').trim().split('\r\n');

beforeEach(() => {
  jest.clearAllMocks();
  state = {};
  jest.spyOn(toast, 'success').mockReturnValue();
});

test('every product is in the file, batch after batch, with what it is also searched as (rule: products-exported)', () => {
  shop = Array.from({ length: productsBatch + 1 }, (_, index) => ({
    id: `p${index}`,
    ...aProduct({
      ...{ name: `Potato ${index}`, categoryId: 'veg', keywords: 'aloo' },
      options: [{ optionId: 'full', group: 'Size', value: '1 kg', adjustmentPaise: 45_50 }],
      specifications: [{ name: 'Origin', value: 'Agra' }],
      relatedProductIds: ['p1', 'p2'],
    }),
  }));
  show();
  const [headers, first, ...others] = saved();
  expect(headers).toMatch(/^ID,Name,Category,/);
  expect(headers).toContain('Also searched as');
  expect(headers).toMatch(/,Options,Specifications,Images,Related products,Exported$/);
  expect(first).toMatch(/^p0,Potato 0,Vegetables,.*,aloo,/);
  expect(first).toContain(
    ',Size: 1 kg (+45.50),Origin: Agra,product-images/p0/main-detail.webp (primary),"p1, p2",x-',
  );
  expect(others).toHaveLength(productsBatch);
  expect(jest.mocked(download)).toHaveBeenCalledTimes(1);
  expect(toast.success).toHaveBeenCalledWith('501 products exported successfully!');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a product that is only in the cache is not exported', () => {
  shop = [{ id: 'p', ...aProduct() }];
  state = { isFromCache: true } as Partial<Live<unknown>>;
  show();
  expect(screen.getByRole('status')).toHaveTextContent('0 products read');
  expect(download).not.toHaveBeenCalled();
});

test('a failure is told and can be tried again (rule: failures-told)', async () => {
  shop = [];
  state = { status: 'error', code: 'unavailable', message: 'No connection.', retry };
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(download).not.toHaveBeenCalled();
});
