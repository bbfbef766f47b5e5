import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct } from '@basket/domain/testing';
import { CallFailedError } from '@basket/web';
import { BulkDialog } from './bulk-dialog';

const run = jest.fn();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

const products = Array.from({ length: 120 }, (_, n) => ({
  id: `p${n}`,
  ...aProduct({ name: `Product ${n}`, pricePaise: 20_00, originalPricePaise: n === 7 ? 21_00 : 20_00 }),
}));
const results = (ids: readonly string[]) => ({
  results: ids.map((productId) => ({
    productId,
    isChanged: productId !== 'p7',
    refusal: productId === 'p7' ? { code: 'mrp_below_price', facts: {} } : null,
  })),
});

beforeEach(() => run.mockReset());

test('a preview comes first; then 50 products at a time, and what became of each (rule: bulk-results)', async () => {
  run.mockImplementation(async ({ productIds }: { productIds: string[] }) => results(productIds));
  const onClose = jest.fn();
  render(<BulkDialog kind="price" products={products} onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Percent' }), '10');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByRole('listitem')[0]).toHaveTextContent(/^Product 7.*MRP/);
  expect(preview.getAllByRole('listitem')[1]).toHaveTextContent('Product 0₹20.00 → ₹22.00');
  expect(preview.getByText('and 70 more')).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Change prices' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('119 products changed, 1 not changed'),
  );
  expect(run.mock.calls.map(([{ productIds }]: [{ productIds: string[] }]) => productIds.length)).toEqual([
    50, 50, 20,
  ]);
  expect(within(screen.getByRole('list', { name: 'Not changed' })).getByText('Product 7')).toBeVisible();
  await userEvent.click(screen.getByText('Close', { selector: 'footer *' }));
  expect(onClose).toHaveBeenCalled();
});

test('after a failure only what has no answer is sent again', async () => {
  run
    .mockImplementationOnce(async ({ productIds }: { productIds: string[] }) => results(productIds))
    .mockRejectedValueOnce(new CallFailedError('offline'))
    .mockImplementation(async ({ productIds }: { productIds: string[] }) => results(productIds));
  render(<BulkDialog kind="off" products={products} onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate products' }));
  await screen.findByText(/^Not all products were changed/);
  await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('119 products changed'));
  const sent = run.mock.calls.map(([{ productIds }]: [{ productIds: string[] }]) => productIds[0]);
  expect(sent).toEqual(['p0', 'p50', 'p50', 'p100']);
});
