import {
  defaultsOf,
  fieldErrors,
  fieldsOf,
  maxAmountPaise,
  onePiece,
  parseRupees,
  productDraftSchema,
  productSchema,
  productTextsSchema,
  toLatinDigits,
  type Product,
  type ProductDraft,
  type ProductOption,
  type ProductTexts,
  type Stored,
} from '@basket/domain';
import { otherTexts, unspokenTexts, type TextValuesOf } from '../../forms/other-texts';
import { rupeesText } from '../../forms/rupees-text';
import { t } from '../../texts';
import { emptyOption, isOptionStarted, type OptionText } from './new-option';
import type { ChosenPicture } from './pictures';

/** The facts of a product that the form holds as they are stored, whether or not it has a field for them. */
type Facts = Omit<Required<ProductDraft>, 'pricePaise' | 'originalPricePaise' | 'categoryId' | 'images'>;

/**
 * The values of the form. Figures are text until they are parsed. Texts of other languages have a field each, `name:hi`; `texts` are
 * those of languages that the shop no longer speaks.
 */
export interface ProductForm extends Facts, TextValuesOf<ProductTexts> {
  /** '' for none. */
  readonly categoryId: string;
  readonly price: string;
  /** '' if it equals the price. */
  readonly mrp: string;
  /** First stock of a new product; not used for an existing one. */
  readonly stock: string;
  /** The fields of the next option, which must be added or cleared before the form is sent. */
  readonly newOption: OptionText;
  readonly pictures: readonly ChosenPicture[];
}

/** Fields of the texts in other languages. */
export const productTexts = otherTexts(productTextsSchema);

const { stockSplitAt: _none, nameKey: _key, ...unnamed } = defaultsOf(productSchema);

/** A new product. Its first fields are in the order of the screen. */
export const emptyProductForm: ProductForm = {
  name: '',
  categoryId: '',
  description: '',
  price: '',
  mrp: '',
  stock: '',
  unit: '',
  ...unnamed,
  isActive: true,
  isFeatured: false,
  ...productTexts.valuesOf({}),
  pictures: [],
  options: [],
  newOption: emptyOption,
  longDescription: '',
  badge: '',
  rating: null,
  reviews: 0,
  specifications: [],
  relatedProductIds: [],
};

export function formOfProduct(product: Stored<Product>): ProductForm {
  const { pricePaise, originalPricePaise, images, categoryId, ...facts } = fieldsOf(
    productDraftSchema,
    product,
  );
  return {
    ...emptyProductForm,
    ...facts,
    ...productTexts.valuesOf(product.texts),
    texts: unspokenTexts(product.texts),
    categoryId: categoryId ?? '',
    price: rupeesText(pricePaise),
    mrp: originalPricePaise === pricePaise ? '' : rupeesText(originalPricePaise),
    pictures: images.map(({ imageId, isPrimary }) => ({ key: imageId, isPrimary, stored: imageId })),
  };
}

/**
 * The request for a form without errors. It holds the whole product, so that options and pictures are replaced and
 * never added twice.
 */
export function draftOf(form: ProductForm, images: ProductDraft['images']): ProductDraft {
  const facts = fieldsOf(productDraftSchema, form);
  const { price, mrp, categoryId } = form;
  const pricePaise = parseRupees(price) ?? 0;
  return {
    ...facts,
    texts: { ...facts.texts, ...productTexts.textsOf(form) },
    unit: unitOf(form),
    categoryId: categoryId || null,
    pricePaise,
    originalPricePaise: parseRupees(mrp) ?? pricePaise,
    specifications: facts.specifications.filter((row) => !isBlank(row.name + row.value)),
    images,
  };
}

/** Whole units, with commas where an amount may have them, as a spreadsheet may write them: `12.00`. Null for anything else. */
export function parseUnits(text: string): number | null {
  const whole = toLatinDigits(text)
    .trim()
    .replace(/(\d)\.0+$/, '$1');
  const paise = /[₹.]/.test(whole) ? null : parseRupees(whole);
  return paise === null || paise > mostUnits * 100 ? null : paise / 100;
}

/** The unit to store: a product always has one. */
const unitOf = ({ unit }: Pick<ProductForm, 'unit'>): string => (isBlank(unit) ? onePiece : unit);

const mostUnits = 9_999_999;
const isBlank = (text: string): boolean => text.trim() === '';
const texts = () => ({
  name: { missing: t('products.nameMissing') },
  pricePaise: { missing: t('products.priceMissing'), invalid: t('products.rupeesWrong') },
  stockQuantity: { missing: t('products.stockMissing'), invalid: t('products.stockWrong') },
});

/**
 * Messages by field.
 *
 * @param isNew whether the form asks for the first stock
 */
export function checkProduct(form: ProductForm, isNew: boolean): Partial<Record<keyof ProductForm, string>> {
  const { price, stock } = form;
  // Their messages are about rows, below.
  const { categoryId, options, specifications, ...facts } = fieldsOf(productDraftSchema, form);
  const pricePaise = parseRupees(price);
  const { pricePaise: priceError, ...errors } = fieldErrors(
    productDraftSchema,
    { ...facts, unit: unitOf(form), pricePaise: isBlank(price) ? '' : pricePaise },
    { whose: 'the', texts: texts() },
  );
  const { stockQuantity: stockError } = fieldErrors(
    productSchema,
    { stockQuantity: isBlank(stock) ? '' : parseUnits(stock) },
    { texts: texts() },
  );
  const mrpError = wrongMrp(form.mrp, pricePaise);
  const optionsError = wrongOptions(form, pricePaise);
  const isHalf = form.specifications.some((row) => isBlank(row.name) !== isBlank(row.value));
  return {
    ...errors,
    ...productTexts.errorsIn(form),
    ...(priceError !== undefined && { price: priceError }),
    ...(mrpError !== null && { mrp: mrpError }),
    ...(isNew && stockError !== undefined && { stock: stockError }),
    ...(optionsError !== null && { options: optionsError }),
    ...(isHalf && { specifications: t('products.halfSpecification') }),
  };
}

function wrongMrp(typed: string, pricePaise: number | null): string | null {
  if (isBlank(typed)) return null;
  const mrpPaise = parseRupees(typed);
  if (mrpPaise === null || mrpPaise > maxAmountPaise) return t('products.rupeesWrong');
  return pricePaise !== null && mrpPaise < pricePaise ? t('products.mrpTooLow') : null;
}

function wrongOptions({ options, newOption }: ProductForm, pricePaise: number | null): string | null {
  if (isOptionStarted(newOption)) return t('products.optionStarted');
  return pricePaise !== null && lowestPrice(pricePaise, options) < 0 ? t('products.optionsTooLow') : null;
}

/** The price with the cheapest choice of every group, in paise. */
function lowestPrice(pricePaise: number, options: readonly ProductOption[]): number {
  const cheapest = new Map<string, number>();
  for (const { group, adjustmentPaise } of options)
    cheapest.set(group, Math.min(adjustmentPaise, cheapest.get(group) ?? Infinity));
  return [...cheapest.values()].reduce((sum, paise) => sum + paise, pricePaise);
}
