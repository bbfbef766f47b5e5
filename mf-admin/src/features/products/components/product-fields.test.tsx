import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productFieldLabels } from '../product-field-text';
import { emptyProductForm, type ProductForm } from '../product-form';
import { ProductDialog } from './product-dialog';

/** Values without a field under their own label, and why. */
const withoutField: Readonly<Partial<Record<keyof ProductForm, string>>> = {
  badge: 'kept as stored',
  rating: 'kept as stored',
  reviews: 'kept as stored',
  options: 'added by the fields of an option',
  newOption: 'has the fields of an option',
  specifications: 'rows that are added',
  relatedProductIds: 'found by a search',
  texts: 'kept as stored: of languages that the shop no longer speaks',
};

test('the form of a product has a field for every value that admins may change', async () => {
  render(<ProductDialog product={null} categories={[]} products={[]} onClose={() => undefined} />);
  await userEvent.click(screen.getByText('हिन्दी'));
  expect(Object.keys(productFieldLabels).sort()).toEqual(Object.keys(emptyProductForm).sort());
  const missing = Object.entries(productFieldLabels).filter(
    ([name, label]) =>
      !(name in withoutField) &&
      screen.queryAllByLabelText((words) => words.startsWith(label())).length === 0,
  );
  expect(missing).toEqual([]);
  expect(screen.getByLabelText(/^Find a product/)).toBeInTheDocument();
});
