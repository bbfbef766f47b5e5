import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, Stored } from '@basket/domain';
import { aCategory, aProduct } from '@basket/domain/testing';
import { CallFailedError, CallRefusedError, toast, uploadProductPicture, type Live } from '@basket/web';
import type { NewPicture } from '../pictures';
import { ProductDialog } from './product-dialog';

/** The product in the open form, as the database has it now. */
let live: Live<Stored<Product>>;
const run = jest.fn();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  toast: { success: jest.fn(), error: jest.fn() },
  uploadProductPicture: jest.fn(),
  useLiveDocument: () => live,
  useOperation: () => ({ run, isBusy: false }),
}));
// jsdom has no canvas; the browser test of this screen has one.
jest.mock('../prepare-picture', () => ({
  ...jest.requireActual<object>('../prepare-picture'),
  preparePicture: async ({ name }: File): Promise<NewPicture> => ({
    name,
    previewUrl: `blob:${name}`,
    sizes: { card: new Blob(['c']), detail: new Blob(['d']) },
  }),
}));

const upload = jest.mocked(uploadProductPicture);
const said = jest.mocked(toast);
const categories = [
  { id: 'veg', ...aCategory({ name: 'Vegetables' }) },
  { id: 'old', ...aCategory({ name: 'Old', isActive: false }) },
];
const products = [
  { id: 'rice', ...aProduct({ name: 'Rice' }) },
  { id: 'ragi', ...aProduct({ name: 'Ragi' }) },
];
const png = (name: string): File => new File(['x'], name, { type: 'image/png' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  live = { status: 'loading' };
  Object.assign(URL, { revokeObjectURL: jest.fn() });
  run.mockResolvedValue({ productId: 'p1', updatedAt: 5 });
  upload.mockResolvedValue();
});

async function openNew(): Promise<jest.Mock> {
  const onClose = jest.fn();
  render(<ProductDialog product={null} categories={categories} products={products} onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Okra');
  await userEvent.type(screen.getByLabelText('Price'), '24.50');
  await userEvent.type(screen.getByLabelText('Stock quantity'), '12');
  await userEvent.type(screen.getByLabelText(/^Unit/), '500 g');
  return onClose;
}

test('a new product without pictures takes one request', async () => {
  const onClose = await openNew();
  await press('Add product');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(run.mock.calls).toEqual([
    [{ kind: 'new', stockQuantity: 12, draft: expect.objectContaining({ name: 'Okra', images: [] }) }],
  ]);
  expect(said.success.mock.calls).toEqual([['Product added successfully!']]);
});

test('a second product of the same name and quantity is asked about, and added after a yes (rule: second-product)', async () => {
  const onClose = await openNew();
  const facts = { name: 'Okra', unit: '0.5 kg', pricePaise: 24_00 };
  const refused = new CallRefusedError('same_product', facts, 'The shop has this product already.');
  const question = { name: 'Okra · 0.5 kg is in the shop already. Add it all the same?' };
  run.mockRejectedValueOnce(refused);
  await press('Add product');
  expect(await screen.findByRole('alertdialog', question)).toBeVisible();
  await press('Go back');
  await screen.findByRole('button', { name: 'Add product' });
  expect(screen.queryByRole('alertdialog', question)).toBeNull();
  expect(said.error).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Okra');
  run.mockRejectedValueOnce(refused);
  await press('Add product');
  await screen.findByRole('alertdialog', question);
  await press('Add all the same');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(run).toHaveBeenCalledTimes(3);
  expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'new', isSecond: true }));
});

test('a retry uploads the missing pictures and does not create the product twice', async () => {
  const onClose = await openNew();
  await userEvent.upload(screen.getByLabelText(/^Images/), [png('a.png'), png('b.png')]);
  await screen.findByText('b.png');
  upload
    .mockResolvedValueOnce()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new CallFailedError('offline'));
  await press('Add product');
  await waitFor(() => expect(said.error).toHaveBeenCalled());
  expect(said.error.mock.calls[0]?.[0]).toMatch(/^Failed to upload images\. No connection\./);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to upload images\. No connection\./);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Stock quantity')).toBeNull();

  await press('Add product');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(run.mock.calls.map(([{ kind }]: [{ kind: string }]) => kind)).toEqual(['new', 'existing']);
  // Shoppers see it once it has its pictures.
  expect(run).toHaveBeenNthCalledWith(
    1,
    expect.objectContaining({ draft: expect.objectContaining({ isActive: false, images: [] }) }),
  );
  // Both sizes of the first picture once; one failed upload of the second, then both sizes under another name.
  const ids = upload.mock.calls.map(([{ imageId }]) => imageId);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(3);
  expect(run).toHaveBeenLastCalledWith(
    expect.objectContaining({
      productId: 'p1',
      updatedAt: 5,
      draft: expect.objectContaining({
        isActive: true,
        images: [
          { imageId: ids[0], isPrimary: true },
          { imageId: ids[4], isPrimary: false },
        ],
      }),
    }),
  );
});

test('a refused save reports why and keeps the form', async () => {
  const onClose = jest.fn();
  render(
    <ProductDialog
      product={{ id: 'p', ...aProduct() }}
      categories={categories}
      products={products}
      onClose={onClose}
    />,
  );
  run.mockRejectedValue(new CallFailedError('server'));
  await press('Update product');
  await waitFor(() => expect(said.error).toHaveBeenCalled());
  expect(said.error.mock.calls[0]?.[0]).toMatch(/^Failed to save product\. /);
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
    /^Failed to save product\. /,
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Tomato, Hybrid');
});

test('the dialog shows the changes that another admin saves meanwhile, keeps the typed ones, and overwrites nothing (rule: edit-conflict)', async () => {
  const tomato = { id: 'p', ...aProduct() };
  const dialog = (
    <ProductDialog product={tomato} categories={categories} products={products} onClose={jest.fn()} />
  );
  const { rerender } = render(dialog);
  await userEvent.clear(screen.getByLabelText('Price'));
  await userEvent.type(screen.getByLabelText('Price'), '27');
  const theirs = { ...tomato, pricePaise: 26_00, unit: '1 kg', stockQuantity: 3, updatedAt: 99 };
  live = { status: 'ready', data: theirs, isFromCache: false };
  rerender(
    <ProductDialog product={tomato} categories={categories} products={products} onClose={jest.fn()} />,
  );
  expect(screen.getByLabelText('Price')).toHaveValue('27');
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('1 kg');
  const notice = within(screen.getByRole('status', { name: 'Changed meanwhile' }));
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Price: ₹26.00 was ₹24.00You have: ₹27/),
    'Unit: 1 kg was 500 g',
  ]);
  await press('Update product');
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(notice.getByRole('button', { name: 'Keep mine: Price' }));
  await press('Update product');
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({
      updatedAt: 99,
      draft: expect.objectContaining({ pricePaise: 27_00, unit: '1 kg' }),
    }),
  );
});

test('a missing field is reported and focused, and nothing is sent', async () => {
  render(<ProductDialog product={null} categories={categories} products={products} onClose={jest.fn()} />);
  await press('Add product');
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in the product name');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(run).not.toHaveBeenCalled();
});

test('an option needs a name and a value, and can be removed', async () => {
  render(<ProductDialog product={null} categories={categories} products={products} onClose={jest.fn()} />);
  await press('Add option');
  expect(said.error).toHaveBeenCalledWith('Please fill in option name and value');
  await userEvent.type(screen.getByLabelText('Option name'), 'Size');
  await userEvent.type(screen.getByLabelText('Value'), '1 kg{Enter}');
  expect(screen.getByRole('list', { name: 'Options of this product' })).toHaveTextContent('Size: 1 kg');
  expect(screen.getByLabelText('Value')).toHaveValue('');
  await press('Remove option Size: 1 kg');
  expect(screen.queryByText('1 kg')).toBeNull();
});

test('changes are discarded only after a confirmation', async () => {
  const onClose = jest.fn();
  render(<ProductDialog product={null} categories={categories} products={products} onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Okra');
  await press('Cancel');
  expect(onClose).not.toHaveBeenCalled();
  await press('Keep editing');
  expect(screen.getByLabelText('Name')).toHaveValue('Okra');
  await userEvent.clear(screen.getByLabelText('Name'));
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('offers active categories and the category of the product', () => {
  const product = { id: 'p', ...aProduct({ categoryId: 'old' }) };
  const { rerender } = render(
    <ProductDialog
      key="new"
      product={null}
      categories={categories}
      products={products}
      onClose={jest.fn()}
    />,
  );
  const offered = () =>
    within(screen.getByRole('combobox', { name: 'Category' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Uncategorized', 'Vegetables']);
  rerender(
    <ProductDialog
      key="old"
      product={product}
      categories={categories}
      products={products}
      onClose={jest.fn()}
    />,
  );
  expect(offered()).toEqual(['Uncategorized', 'Vegetables', 'Old']);
});

describe('options', () => {
  const options = ['S', 'M', 'L'].map((value) => ({
    optionId: value,
    group: 'Size',
    value,
    adjustmentPaise: 5_00,
  }));
  const shown = () =>
    within(screen.getByRole('list', { name: 'Options of this product' }))
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.textContent);

  beforeEach(() => {
    const product = { id: 'p', ...aProduct({ options }) };
    render(
      <ProductDialog product={product} categories={categories} products={products} onClose={jest.fn()} />,
    );
  });

  test('are edited in their place and keep their identity', async () => {
    await press('Edit option Size: M');
    expect(screen.getByLabelText('Option name')).toHaveFocus();
    expect(screen.getByLabelText('Price adjustment')).toHaveValue('5.00');
    await userEvent.clear(screen.getByLabelText('Value'));
    await userEvent.type(screen.getByLabelText('Value'), 'L{Enter}');
    expect(said.error).toHaveBeenCalledWith('Size: L is there already');
    await userEvent.clear(screen.getByLabelText('Value'));
    await userEvent.type(screen.getByLabelText('Value'), 'Medium{Enter}');
    expect(shown()).toEqual(['Size: S', 'Size: Medium', 'Size: L']);
    await press('Update product');
    const medium = { optionId: 'M', group: 'Size', value: 'Medium', adjustmentPaise: 5_00 };
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({
        draft: expect.objectContaining({ options: [options[0], medium, options[2]] }),
      }),
    );
  });

  test('are put in order with the keyboard, which keeps its place', async () => {
    act(() => screen.getByRole('button', { name: 'Move Size: S later' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['Size: M', 'Size: S', 'Size: L']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Size: S later' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['Size: M', 'Size: L', 'Size: S']);
    // It can go no further: the way back has the focus.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Size: S earlier' })).toHaveFocus());
  });
});

test('pictures are put in order; the primary one stays primary', async () => {
  const images = ['a', 'b', 'c'].map((imageId, place) => ({ imageId, isPrimary: place === 0 }));
  const product = { id: 'p', ...aProduct({ images }) };
  render(<ProductDialog product={product} categories={categories} products={products} onClose={jest.fn()} />);
  await press('Move picture 3 earlier');
  await press('Update product');
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({
      draft: expect.objectContaining({
        images: [
          { imageId: 'a', isPrimary: true },
          { imageId: 'c', isPrimary: false },
          { imageId: 'b', isPrimary: false },
        ],
      }),
    }),
  );
});

test('specifications and related products are filled in by the keyboard alone', async () => {
  const product = { id: 'p', ...aProduct({ specifications: [], relatedProductIds: [] }) };
  render(<ProductDialog product={product} categories={categories} products={products} onClose={jest.fn()} />);
  act(() => screen.getByRole('button', { name: 'Add specification' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Specification 1')).toHaveFocus());
  await userEvent.keyboard('Shelf life');
  await press('Update product');
  expect(
    screen.getByText('Fill in both parts of each specification, or remove it', { selector: 'p' }),
  ).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Value of specification 1'), '6 months');
  act(() => screen.getByRole('button', { name: 'Add specification' }).focus());
  await userEvent.keyboard('{Enter}'); // a row that stays empty is left out
  await waitFor(() => expect(screen.getByLabelText('Specification 2')).toHaveFocus());
  act(() => screen.getByLabelText('Find a product').focus());
  await userEvent.keyboard('ra');
  await screen.findByRole('button', { name: 'Ragi' });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Find a product')).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Related products of this product' })).toHaveTextContent('Ragi');
  await press('Update product');
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({
      draft: expect.objectContaining({
        specifications: [{ name: 'Shelf life', value: '6 months' }],
        relatedProductIds: ['ragi'],
      }),
    }),
  );
});
