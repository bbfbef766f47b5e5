import { render, screen } from '@testing-library/react';
import { emptyProductForm, type ProductForm } from '../product-form';
import { ProductDialog } from './product-dialog';

/** Why the form of a product has no field for a value. */
type Absence = 'kept as stored' | 'fields of an option' | 'rows that are added';

/** The label of each value of the form. A new field of a product needs a label, or a reason to have none. */
const labels: Readonly<Record<keyof ProductForm, { readonly label: RegExp } | Absence>> = {
  name: { label: /^Name/ },
  categoryId: { label: /^Category/ },
  description: { label: /^Description/ },
  price: { label: /^Price/ },
  mrp: { label: /^MRP/ },
  stock: { label: /^Stock quantity/ },
  unit: { label: /^Unit/ },
  keywords: { label: /^Also searched as/ },
  subcategory: { label: /^Subcategory/ },
  brand: { label: /^Brand/ },
  foodMark: { label: /^Food mark/ },
  isActive: { label: /^Active/ },
  isFeatured: { label: /^Featured/ },
  pictures: { label: /^Images/ },
  options: 'fields of an option',
  newOption: 'fields of an option',
  longDescription: { label: /^Long description/ },
  badge: 'kept as stored',
  rating: 'kept as stored',
  reviews: 'kept as stored',
  specifications: 'rows that are added',
  relatedProductIds: { label: /^Find a product/ },
};

test('the form of a product has a field for every value that admins may change', () => {
  render(<ProductDialog product={null} categories={[]} products={[]} onClose={() => undefined} />);
  expect(Object.keys(labels).sort()).toEqual(Object.keys(emptyProductForm).sort());
  const missing = Object.entries(labels).filter(
    ([, field]) => typeof field === 'object' && screen.queryAllByLabelText(field.label).length === 0,
  );
  expect(missing).toEqual([]);
});
