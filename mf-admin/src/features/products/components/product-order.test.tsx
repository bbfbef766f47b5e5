import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestOf, saveProduct } from '@basket/domain';
import { aProduct } from '@basket/domain/testing';
import { ProductDialog } from './product-dialog';

const run = jest.fn<Promise<object>, [RequestOf<typeof saveProduct>]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useLiveDocument: () => ({ status: 'loading' }),
  useOperation: () => ({ run, isBusy: false }),
}));

const options = ['S', 'M', 'L'].map((value) => ({
  optionId: value,
  group: 'Size',
  value,
  adjustmentPaise: 0,
}));
const images = ['a', 'b', 'c'].map((imageId, place) => ({ imageId, isPrimary: place === 0 }));

beforeEach(() => {
  run.mockReset().mockResolvedValue({ productId: 'p', updatedAt: 5 });
  const product = { id: 'p', ...aProduct({ options, images }) };
  render(<ProductDialog product={product} categories={[]} products={[]} onClose={jest.fn()} />);
});

const entriesOf = (list: RegExp | string): HTMLElement[] =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem');

/** Drags the entry at one place of a list to that of another one. */
function drag(list: RegExp | string, from: number, to: number): void {
  const entries = entriesOf(list);
  const [source, target] = [entries[from], entries[to]];
  if (!source || !target) throw new Error('no such entries');
  const dataTransfer = { effectAllowed: 'none', files: [] };
  fireEvent.dragStart(source, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  fireEvent.dragEnd(source, { dataTransfer });
}

test('options and pictures are put in order by dragging (rule: product-order)', async () => {
  drag('Options of this product', 2, 0);
  drag(/^Images/, 0, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Update product' }));
  await waitFor(() => expect(run).toHaveBeenCalled());
  const [sent] = run.mock.calls.map(([{ draft }]) => draft);
  expect(sent?.options.map(({ optionId }) => optionId)).toEqual(['L', 'S', 'M']);
  expect(sent?.images).toEqual([images[1], images[2], images[0]]);
});

test('a thing that is dropped from elsewhere moves no entry', () => {
  const before = entriesOf('Options of this product').map(({ textContent }) => textContent);
  const [first] = entriesOf('Options of this product');
  if (first) fireEvent.drop(first, { dataTransfer: { files: [new File(['x'], 'a.png')] } });
  expect(entriesOf('Options of this product').map(({ textContent }) => textContent)).toEqual(before);
});
