import { signedRupees } from '@basket/ui';
import type { FoodMark } from '@basket/domain';
import { textLabel } from '../../forms/other-texts';
import { t } from '../../texts';
import { productTexts, type ProductForm } from './product-form';

/** Labels of the English texts, and of those in other languages. */
export const productTextLabels = {
  name: () => t('products.name'),
  unit: () => t('products.unit'),
  keywords: () => t('products.keywords'),
  description: () => t('products.description'),
  longDescription: () => t('products.longDescription'),
};

export const productFieldLabels: Readonly<Record<keyof ProductForm, () => string>> = {
  ...productTextLabels,
  ...productTexts.byKey((field) => () => textLabel(productTextLabels[field.name](), field.language)),
  texts: () => t('forms.otherLanguages'),
  categoryId: () => t('products.category'),
  price: () => t('products.price'),
  mrp: () => t('products.mrp'),
  stock: () => t('products.stockQuantity'),
  subcategory: () => t('products.subcategory'),
  brand: () => t('products.brand'),
  foodMark: () => t('products.foodMark'),
  isActive: () => t('products.isActive'),
  isFeatured: () => t('products.featured'),
  pictures: () => t('products.pictures'),
  options: () => t('products.optionsTitle'),
  newOption: () => t('products.newOption'),
  badge: () => t('products.badge'),
  rating: () => t('products.rating'),
  reviews: () => t('products.reviews'),
  specifications: () => t('products.specificationsTitle'),
  relatedProductIds: () => t('products.relatedTitle'),
};

export const foodMarkLabels: Readonly<Record<FoodMark, () => string>> = {
  none: () => t('products.notFood'),
  veg: () => t('products.veg'),
  'non-veg': () => t('products.nonVeg'),
};

/** The value of a field as the form shows it. */
export function productFieldText(
  name: keyof ProductForm,
  form: ProductForm,
  categoryName: (id: string) => string,
): string {
  const value = form[name];
  if (typeof value === 'boolean') return t(value ? 'products.yes' : 'products.no');
  if (name === 'categoryId')
    return form.categoryId === '' ? t('products.uncategorized') : categoryName(form.categoryId);
  if (name === 'foodMark') return foodMarkLabels[form.foodMark]();
  if (typeof value === 'object' && value !== null) return listText(name, form);
  const text = String(value ?? '');
  if (text === '') return t('products.nothing');
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
        : name === 'texts'
          ? Object.values(form.texts).flatMap((texts) => Object.values(texts))
          : null;
  if (entries) return entries.join(', ') || t('products.none');
  if (name === 'pictures')
    return form.pictures.length === 0
      ? t('products.none')
      : t('products.picturesChosen', { n: form.pictures.length });
  return `${form.relatedProductIds.length}`;
}
