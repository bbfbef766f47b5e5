import {
  categoryNameKey,
  fieldErrors,
  foodMarks,
  importedFieldsSchema,
  importedRowSchema,
  parseRupees,
  toLatinDigits,
  type Category,
  type ImportedFields,
  type ImportedLists,
  type ImportedRow,
  type Product,
  type Stored,
} from '@basket/domain';
import { rupeesText } from '../../../forms/rupees-text';
import { parseUnits } from '../product-form';
import { t } from '../../../texts';
import headers from './column-headers.json';
import { exportMark, readExportMark, type ExportMark } from './export-mark';
import {
  optionsCell,
  picturesCell,
  readOptions,
  readPictures,
  readSpecifications,
  specificationsCell,
  type ListRead,
} from './list-cells';
import { readRelated, type NamedProduct } from './related-cell';
import { textColumns } from './text-columns';

type Row = Stored<Product>;

export interface ShopNames {
  readonly categories: readonly Stored<Category>[];
  /** Products that a row may name as related. */
  readonly products?: readonly NamedProduct[];
}

interface Exporting extends ShopNames {
  readonly exportedAt: number;
  readonly pictureUrl: (productId: string, imageId: string) => string;
}

/** The facts in one cell about a product. */
export interface CellSays {
  readonly fields?: ImportedFields;
  readonly productId?: string;
  readonly stockQuantity?: number;
  readonly mark?: ExportMark;
}
type CellRead = CellSays | { readonly problem: string };

export interface ProductColumn {
  /** In the first row of the file: the same in every language, so that each file can be read back. */
  readonly header: string;
  readonly cell: (product: Row, shop: Exporting) => string;
  readonly read: (text: string, shop: ShopNames) => CellRead;
}

const nameOf = (id: string | null, { categories }: ShopNames): string =>
  categories.find((category) => category.id === id)?.name ?? '';

/** A field as long as its schema takes it. */
function checked<Name extends keyof ImportedFields>(
  name: Name,
  value: NonNullable<ImportedFields[Name]> | '',
  texts: { readonly missing?: string; readonly tooLong?: string; readonly invalid?: string } = {},
): CellRead {
  const { [name]: problem } = fieldErrors<typeof importedFieldsSchema, Name>(
    importedFieldsSchema,
    { [name]: value } as Record<Name, unknown>,
    { whose: 'the', texts: { [name]: texts } },
  );
  return problem === undefined ? { fields: { [name]: value } } : { problem };
}

type TextField = {
  [Name in keyof ImportedFields]-?: [string, ImportedFields[Name]] extends [
    ImportedFields[Name],
    string | undefined,
  ]
    ? Name
    : never;
}[keyof ImportedFields];
const textColumn = (name: TextField): ProductColumn => ({
  header: headers[name],
  cell: (product) => product[name],
  read: (text) => checked(name, text),
});

const readRupees = (name: 'pricePaise' | 'originalPricePaise', text: string): CellRead =>
  checked(name, text.trim() === '' ? '' : (parseRupees(text) ?? -1), {
    missing: t('products.priceMissing'),
    invalid: t('productImport.noAmount', { text }),
  });

const words = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

type FlagField = {
  [Name in keyof ImportedFields]-?: boolean extends ImportedFields[Name] ? Name : never;
}[keyof ImportedFields];
const flagColumn = (name: FlagField): ProductColumn => ({
  header: headers[name],
  cell: (product) => (product[name] ? 'yes' : 'no'),
  // An empty cell says nothing: a product that is there stays as it is, a new one takes the default.
  read: (text) => {
    if (text.trim() === '') return {};
    const is = words.get(toLatinDigits(text).trim().toLowerCase());
    return is === undefined
      ? { problem: t('productImport.neitherYesNorNo', { text }) }
      : { fields: { [name]: is } };
  },
});

/** A list as long as its schema takes it; of an empty cell it is empty, as a text is. */
const checkedList = <Name extends keyof ImportedLists>(
  name: Name,
  read: ListRead<NonNullable<ImportedFields[Name]>>,
): CellRead =>
  'problem' in read
    ? read
    : checked(name, read.list, {
        tooLong: t('productImport.listTooLong'),
        invalid: t('productImport.listInvalid'),
      });

/** The column of everything that a cell can say, in the order of the file. */
export const columnOf: Readonly<
  Record<
    | Exclude<keyof ImportedRow, 'fields' | 'likeId'>
    | Exclude<keyof ImportedFields, 'texts'>
    | keyof typeof textColumns,
    ProductColumn
  >
> = {
  productId: {
    header: headers.productId,
    cell: ({ id }) => id,
    read: (text) => {
      const id = text.trim();
      const { productId: problem } = id === '' ? {} : fieldErrors(importedRowSchema, { productId: id });
      if (problem !== undefined)
        return {
          problem: t('productImport.noId', { id }),
        };
      return id === '' ? {} : { productId: id };
    },
  },
  name: textColumn('name'),
  categoryId: {
    header: headers.categoryId,
    cell: ({ categoryId }, shop) => nameOf(categoryId, shop),
    read: (text, { categories }) => {
      if (text.trim() === '') return { fields: { categoryId: null } };
      const key = categoryNameKey(text);
      const category = categories.find(({ name }) => categoryNameKey(name) === key);
      return category
        ? { fields: { categoryId: category.id } }
        : { problem: t('productImport.noCategory', { name: text.trim() }) };
    },
  },
  subcategory: textColumn('subcategory'),
  brand: textColumn('brand'),
  foodMark: {
    header: headers.foodMark,
    cell: ({ foodMark }) => (foodMark === 'none' ? '' : foodMark),
    read: (text) => {
      const word = text.trim().toLowerCase();
      const foodMark = word === '' ? 'none' : foodMarks.find((mark) => mark === word);
      return foodMark ? { fields: { foodMark } } : { problem: t('productImport.noFoodMark', { text }) };
    },
  },
  pricePaise: {
    header: headers.pricePaise,
    cell: ({ pricePaise }) => rupeesText(pricePaise),
    read: (text) => readRupees('pricePaise', text),
  },
  originalPricePaise: {
    header: headers.originalPricePaise,
    cell: ({ pricePaise, originalPricePaise }) =>
      originalPricePaise === pricePaise ? '' : rupeesText(originalPricePaise),
    read: (text) =>
      text.trim() === '' ? { fields: { originalPricePaise: null } } : readRupees('originalPricePaise', text),
  },
  unit: {
    ...textColumn('unit'),
    // An empty cell says nothing: a product that is there keeps its unit, a new one is sold by the piece.
    read: (text) => (text.trim() === '' ? {} : checked('unit', text)),
  },
  stockQuantity: {
    header: headers.stockQuantity,
    cell: ({ stockQuantity }) => String(stockQuantity),
    read: (text) => {
      if (text.trim() === '') return {};
      const stockQuantity = parseUnits(text);
      const { stockQuantity: problem } = fieldErrors(importedRowSchema, {
        stockQuantity: stockQuantity ?? -1,
      });
      return stockQuantity === null || problem !== undefined
        ? { problem: t('productImport.noUnits', { text }) }
        : { stockQuantity };
    },
  },
  isActive: flagColumn('isActive'),
  isFeatured: flagColumn('isFeatured'),
  keywords: textColumn('keywords'),
  description: textColumn('description'),
  longDescription: textColumn('longDescription'),
  ...textColumns,
  options: {
    header: headers.options,
    cell: ({ options }) => optionsCell(options),
    read: (text) => checkedList('options', readOptions(text)),
  },
  specifications: {
    header: headers.specifications,
    cell: ({ specifications }) => specificationsCell(specifications),
    read: (text) => checkedList('specifications', readSpecifications(text)),
  },
  images: {
    header: headers.images,
    cell: ({ id, images }, { pictureUrl }) => picturesCell(images, (imageId) => pictureUrl(id, imageId)),
    // An empty cell says nothing: a supplier's list knows no pictures, and a file cannot bring them back.
    read: (text) => (text.trim() === '' ? {} : checkedList('images', readPictures(text))),
  },
  relatedProductIds: {
    header: headers.relatedProductIds,
    cell: ({ relatedProductIds }) => relatedProductIds.join(', '),
    read: (text, { products }) => checkedList('relatedProductIds', readRelated(text, products)),
  },
  exported: {
    header: headers.exported,
    cell: ({ updatedAt, stockQuantity }, { exportedAt }) =>
      exportMark({ exportedAt, updatedAt, stockQuantity }),
    read: (text) => {
      if (text.trim() === '') return {};
      const mark = readExportMark(text.trim());
      return mark ? { mark } : { problem: t('productImport.markChanged') };
    },
  },
};

export const productColumns: readonly ProductColumn[] = Object.values(columnOf);
