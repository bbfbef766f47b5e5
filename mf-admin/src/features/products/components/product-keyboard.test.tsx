import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestOf, saveProduct } from '@basket/domain';
import { ProductDialog } from './product-dialog';

const run = jest.fn<Promise<object>, [RequestOf<typeof saveProduct>]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useLiveDocument: () => ({ status: 'loading' }),
  useOperation: () => ({ run, isBusy: false }),
}));

const mostStops = 60;

/** Presses Tab until a control has the focus. */
async function tabTo(control: () => HTMLElement): Promise<void> {
  for (let stops = 0; stops < mostStops && document.activeElement !== control(); stops += 1)
    await userEvent.tab();
  expect(control()).toHaveFocus();
}
const field = (label: string | RegExp) => () => screen.getByLabelText(label);
const button = (name: string) => () => screen.getByRole('button', { name });
async function fill(label: string | RegExp, text: string): Promise<void> {
  await tabTo(field(label));
  await userEvent.keyboard(text);
}

test('a product with options is added by the keyboard alone', async () => {
  const onClose = jest.fn();
  run.mockResolvedValue({ productId: 'p', updatedAt: 5 });
  render(<ProductDialog product={null} categories={[]} products={[]} onClose={onClose} />);
  await fill('Name', 'Okra');
  await fill('Price', '24.50');
  await fill('Stock quantity', '12');
  await fill(/^Unit/, '500 g');
  await tabTo(() => screen.getByRole('checkbox', { name: 'Featured' }));
  await userEvent.keyboard(' ');
  for (const value of ['Small', 'Large']) {
    await fill('Option name', 'Size');
    await fill('Value', `${value}{Enter}`);
  }
  const options = screen.getByRole('list', { name: 'Options of this product' });
  await tabTo(button('Move Size: Large earlier'));
  await userEvent.keyboard('{Enter}');
  expect(within(options).getAllByRole('listitem')[0]).toHaveTextContent('Size: Large');
  await tabTo(button('Remove option Size: Small'));
  await userEvent.keyboard('{Enter}');
  await tabTo(button('Add product'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(run.mock.calls).toEqual([
    [
      expect.objectContaining({
        kind: 'new',
        stockQuantity: 12,
        draft: expect.objectContaining({
          name: 'Okra',
          pricePaise: 24_50,
          unit: '500 g',
          isFeatured: true,
          options: [expect.objectContaining({ group: 'Size', value: 'Large' })],
        }),
      }),
    ],
  ]);
});
