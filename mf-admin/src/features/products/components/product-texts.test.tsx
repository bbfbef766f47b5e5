import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, ProductTexts, Stored } from '@basket/domain';
import { aProduct } from '@basket/domain/testing';
import type { Live } from '@basket/web';
import { ProductDialog } from './product-dialog';

/** The product in the open form, as the database has it now. */
let live: Live<Stored<Product>>;
const run = jest.fn();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  toast: { success: jest.fn(), error: jest.fn() },
  useLiveDocument: () => live,
  useOperation: () => ({ run, isBusy: false }),
}));

const inHindi = (hi: ProductTexts): Stored<Product> => ({ id: 'p', ...aProduct({ texts: { hi } }) });
const dialog = (product: Stored<Product>) => (
  <ProductDialog product={product} categories={[]} products={[]} onClose={jest.fn()} />
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  live = { status: 'loading' };
  run.mockResolvedValue({ productId: 'p', updatedAt: 5 });
});

test('texts of another language are in a closed section, and what somebody else saves of them is told (rule: product-texts)', async () => {
  const product = inHindi({ name: 'भिंडी', unit: '1 गुच्छा' });
  const { rerender } = render(dialog(product));
  expect(screen.queryByLabelText(/^Name \(हिन्दी\)/)).toBeNull();
  await userEvent.click(screen.getByText('हिन्दी'));
  const name = screen.getByLabelText(/^Name \(हिन्दी\)/);
  expect(name).toHaveAttribute('lang', 'hi-IN');
  expect(name).toHaveAttribute('maxlength', '120');
  expect(screen.getByLabelText(/^Unit \(हिन्दी\)/)).toHaveAccessibleDescription(/weight or a volume stays/);
  await userEvent.clear(name);
  await userEvent.type(name, 'ताज़ी भिंडी');
  live = { status: 'ready', data: inHindi({ name: 'हरी भिंडी' }), isFromCache: false };
  rerender(dialog(product));
  const notice = screen.getByRole('status', { name: 'Changed meanwhile' });
  expect(notice).toHaveTextContent(/Name \(हिन्दी\): हरी भिंडी was भिंडी/);
  expect(notice).toHaveTextContent(/Unit \(हिन्दी\): nothing was 1 गुच्छा/);
  await press('Keep mine: Name (हिन्दी)');
  await press('Update product');
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({ draft: expect.objectContaining({ texts: { hi: { name: 'ताज़ी भिंडी' } } }) }),
  );
});

test('a wrong text of another language opens its section', async () => {
  render(dialog(inHindi({ name: 'भिं\u0007डी' })));
  await press('Update product');
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Name \(हिन्दी\)/)).toBeInvalid();
});
