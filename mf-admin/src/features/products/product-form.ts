import {
  parseRupees,
  type Product,
  type ProductDraft,
  type ProductOption,
  type Stored,
} from '@basket/domain';
import { rupeesText } from '../../components/rupees-text';
import type { ChosenPicture } from './pictures';

/** What stands in the fields; figures as text, until it is read. */
export interface ProductForm {
  readonly name: string;
  /** '' for none. */
  readonly categoryId: string;
  readonly description: string;
  readonly price: string;
  /** '' when nothing is struck through. */
  readonly mrp: string;
  /** Of a new product only: afterwards stock moves by differences. */
  readonly stock: string;
  readonly unit: string;
  readonly isActive: boolean;
  readonly isFeatured: boolean;
  readonly options: readonly ProductOption[];
  readonly pictures: readonly ChosenPicture[];
}

export type ProductField = 'name' | 'price' | 'mrp' | 'stock' | 'unit' | 'options';
export type ProductErrors = Readonly<Partial<Record<ProductField, string>>>;

/** Of the control of a field. */
export const productFieldId = (field: ProductField): string => `product-${field}`;

export const emptyProductForm: ProductForm = {
  name: '',
  categoryId: '',
  description: '',
  price: '',
  mrp: '',
  stock: '',
  unit: '',
  isActive: true,
  isFeatured: false,
  options: [],
  pictures: [],
};

export const formOfProduct = (product: Stored<Product>): ProductForm => ({
  name: product.name,
  categoryId: product.categoryId ?? '',
  description: product.description,
  price: rupeesText(product.pricePaise),
  mrp: product.originalPricePaise === product.pricePaise ? '' : rupeesText(product.originalPricePaise),
  stock: '',
  unit: product.unit,
  isActive: product.isActive,
  isFeatured: product.isFeatured,
  options: product.options,
  pictures: product.images.map(({ imageId, isPrimary }) => ({
    key: imageId,
    isPrimary,
    stored: imageId,
  })),
});

/** Whole units; null for anything else. */
export function parseUnits(text: string): number | null {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

export function checkProduct(form: ProductForm, isNew: boolean): ProductErrors {
  const price = parseRupees(form.price);
  const errors: Partial<Record<ProductField, string>> = {};
  if (form.name.trim() === '') errors.name = 'Please fill in the product name';
  if (form.price.trim() === '') errors.price = 'Please fill in the price';
  else if (price === null) errors.price = 'Enter rupees with at most two decimals, such as 24.50';
  if (form.mrp.trim() !== '') {
    const mrp = parseRupees(form.mrp);
    if (mrp === null) errors.mrp = 'Enter rupees with at most two decimals, such as 24.50';
    else if (price !== null && mrp < price) errors.mrp = 'The MRP is not below the price';
  }
  if (isNew && form.stock.trim() === '') errors.stock = 'Please fill in the stock quantity';
  else if (isNew && parseUnits(form.stock) === null) errors.stock = 'Enter a whole number, 0 or more';
  if (form.unit.trim() === '') errors.unit = 'Please fill in the unit, such as kg or pieces';
  if (price !== null && lowestPrice(price, form.options) < 0)
    errors.options = 'The options take more off than the price';
  return errors;
}

/** What the cheapest choice of every group comes to. */
function lowestPrice(pricePaise: number, options: readonly ProductOption[]): number {
  const cheapest = new Map<string, number>();
  for (const { group, adjustmentPaise } of options)
    cheapest.set(group, Math.min(adjustmentPaise, cheapest.get(group) ?? Infinity));
  return [...cheapest.values()].reduce((sum, paise) => sum + paise, pricePaise);
}

/** Facts that this form does not show stay as they are. */
type Unshown = Pick<
  ProductDraft,
  'longDescription' | 'badge' | 'rating' | 'reviews' | 'specifications' | 'relatedProductIds'
>;

const nothingUnshown: Unshown = {
  longDescription: '',
  badge: '',
  rating: null,
  reviews: 0,
  specifications: [],
  relatedProductIds: [],
};

/**
 * What is sent: the whole product, so that options and pictures are replaced and never added twice. Only for a form
 * without errors.
 */
export function draftOf(
  form: ProductForm,
  images: ProductDraft['images'],
  before: Stored<Product> | null,
): ProductDraft {
  const kept: Unshown = before ?? nothingUnshown;
  const pricePaise = parseRupees(form.price) ?? 0;
  return {
    name: form.name,
    description: form.description,
    longDescription: kept.longDescription,
    pricePaise,
    originalPricePaise: parseRupees(form.mrp) ?? pricePaise,
    categoryId: form.categoryId || null,
    unit: form.unit,
    isActive: form.isActive,
    isFeatured: form.isFeatured,
    badge: kept.badge,
    rating: kept.rating,
    reviews: kept.reviews,
    images,
    options: [...form.options],
    specifications: kept.specifications,
    relatedProductIds: kept.relatedProductIds,
  };
}
