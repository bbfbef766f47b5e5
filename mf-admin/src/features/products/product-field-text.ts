import { signedRupees } from '@basket/ui';
import type { FoodMark } from '@basket/domain';
import type { ProductForm } from './product-form';

export const productFieldLabels: Readonly<Record<keyof ProductForm, string>> = {
  name: 'Name',
  categoryId: 'Category',
  description: 'Description',
  price: 'Price',
  mrp: 'MRP',
  stock: 'Stock quantity',
  unit: 'Unit',
  keywords: 'Also searched as',
  subcategory: 'Subcategory',
  brand: 'Brand',
  foodMark: 'Food mark',
  isActive: 'Active',
  isFeatured: 'Featured',
  pictures: 'Images',
  options: 'Options',
  newOption: 'New option',
  longDescription: 'Long description',
  badge: 'Badge',
  rating: 'Rating',
  reviews: 'Reviews',
  specifications: 'Specifications',
  relatedProductIds: 'Related products',
};

export const foodMarkLabels: Readonly<Record<FoodMark, string>> = {
  none: 'None: not food',
  veg: 'Vegetarian',
  'non-veg': 'Non-vegetarian, also egg',
};

/** The value of a field as the form shows it. */
export function productFieldText(
  name: keyof ProductForm,
  form: ProductForm,
  categoryName: (id: string) => string,
): string {
  const value = form[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'categoryId') return form.categoryId === '' ? 'Uncategorized' : categoryName(form.categoryId);
  if (name === 'foodMark') return foodMarkLabels[form.foodMark];
  if (typeof value === 'object' && value !== null) return listText(name, form);
  const text = String(value ?? '');
  if (text === '') return 'nothing';
  return name === 'price' || name === 'mrp' ? `₹${text}` : text;
}

/** A list in one line: its entries where they have names. */
function listText(name: keyof ProductForm, form: ProductForm): string {
  const entries =
    name === 'options'
      ? form.options.map(
          (option) => `${option.group} ${option.value} ${signedRupees(option.adjustmentPaise)}`,
        )
      : name === 'specifications'
        ? form.specifications.map((specification) => `${specification.name} ${specification.value}`)
        : null;
  if (entries) return entries.join(', ') || 'none';
  if (name === 'pictures')
    return form.pictures.length === 0 ? 'none' : `${form.pictures.length}, chosen or sorted anew`;
  return `${form.relatedProductIds.length}`;
}
