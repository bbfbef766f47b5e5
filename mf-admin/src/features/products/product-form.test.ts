import { aProduct, draftOfProduct } from '@basket/domain/testing';
import { emptyOption, readOption } from './new-option';
import { addPictures, makePrimary, removePicture, type NewPicture } from './pictures';
import { fitInto } from './prepare-picture';
import { checkProduct, draftOf, emptyProductForm, formOfProduct, parseUnits } from './product-form';

const filled = { ...emptyProductForm, name: 'Okra', price: '24.50', stock: '12', unit: '500 g' };
const stored = { id: 'tomato', ...aProduct() };
const size1kg = { optionId: 'a', group: 'Size', value: '1 kg', adjustmentPaise: 20_00 };

describe('the form of a product', () => {
  test('has no errors when every required field is filled in', () => {
    expect(checkProduct(filled, true)).toEqual({});
    expect(checkProduct({ ...filled, stock: '' }, false)).toEqual({});
  });

  test.each([
    { field: 'name', change: { name: ' ' } },
    { field: 'price', change: { price: '' } },
    { field: 'price', change: { price: '24.505' } },
    { field: 'price', change: { price: '-1' } },
    { field: 'mrp', change: { mrp: '20' } },
    { field: 'mrp', change: { mrp: 'many' } },
    { field: 'stock', change: { stock: '' } },
    { field: 'stock', change: { stock: '1.5' } },
    { field: 'options', change: { options: [{ ...size1kg, adjustmentPaise: -24_51 }] } },
  ])('reports $field for $change', ({ field, change }) => {
    expect(Object.keys(checkProduct({ ...filled, ...change }, true))).toEqual([field]);
  });

  const rupees = 'Enter rupees from 0.01 to 10,00,000 with at most two decimals, such as 24.50';
  const units = 'Enter a whole number, 0 or more';
  test.each([
    { field: 'price', text: '0', message: rupees },
    { field: 'price', text: '-1', message: rupees },
    { field: 'price', text: '12,34', message: rupees },
    { field: 'price', text: '9,99,99,99,999', message: rupees },
    { field: 'price', text: '1000000.01', message: rupees },
    { field: 'mrp', text: '12,34', message: rupees },
    { field: 'mrp', text: '9,99,99,99,999', message: rupees },
    {
      field: 'mrp',
      text: '24.49',
      message: 'The MRP must be at least the price. Leave it empty if there is none.',
    },
    { field: 'stock', text: '-1', message: units },
    { field: 'stock', text: '12,34', message: units },
  ])('says of "$text" as the $field what is wrong (rule: sane-amounts)', ({ field, text, message }) => {
    expect(checkProduct({ ...filled, [field]: text }, true)).toEqual({ [field]: message });
  });

  test.each([
    { text: '0', amount: 0 },
    { text: ' 1 200 ', amount: 1200 },
    { text: '1,200', amount: 1200 },
    { text: '1,20,000', amount: 120_000 },
    { text: '9999999', amount: 9_999_999 },
    { text: '10000000', amount: null },
    { text: '1,2', amount: null },
    { text: '12.0', amount: 12 },
    { text: ' 1,250.00 ', amount: 1250 },
    { text: '१२', amount: 12 },
    { text: '12.5', amount: null },
    { text: '12.05', amount: null },
    { text: '12.', amount: null },
    { text: '.0', amount: null },
    { text: '₹5', amount: null },
    { text: '', amount: null },
  ])('reads "$text" as $amount units', ({ text, amount }) => {
    expect(parseUnits(text)).toBe(amount);
  });

  test('sends back what it was opened with, including fields that it does not show', () => {
    const product = {
      ...stored,
      options: [size1kg],
      badge: 'Fresh',
      specifications: [{ name: 'Origin', value: 'Kolar' }],
      relatedProductIds: ['okra'],
    };
    expect(draftOf(formOfProduct(product), product.images)).toEqual(draftOfProduct(product));
  });

  test.each([
    { typed: ' ', unit: '1 pc' },
    { typed: '500 g', unit: '500 g' },
  ])('a unit of "$typed" is stored as $unit (rule: unit-optional)', ({ typed, unit }) => {
    expect(checkProduct({ ...filled, unit: typed }, true)).toEqual({});
    expect(draftOf({ ...filled, unit: typed }, []).unit).toBe(unit);
  });

  test('takes the texts of other languages as they are typed, and keeps no empty one (rule: product-texts)', () => {
    const texts = { hi: { name: 'टमाटर', longDescription: 'ताज़ा\nलाल' }, ta: { name: 'தக்காளி' } };
    const form = formOfProduct({ ...stored, texts });
    expect(draftOf(form, []).texts).toEqual(texts);
    const changed = { ...form, 'unit:hi': '1 गुच्छा', 'longDescription:hi': ' \n' };
    expect(draftOf(changed, []).texts).toEqual({ ...texts, hi: { name: 'टमाटर', unit: '1 गुच्छा' } });
    expect(draftOf({ ...changed, 'name:hi': '', 'unit:hi': ' ' }, []).texts).toEqual({ ta: texts.ta });
  });

  test('reports a text of another language that is too long, and none that is empty', () => {
    const wrong = { 'name:hi': 'ट'.repeat(121), 'unit:hi': ' ' };
    expect(checkProduct({ ...filled, ...wrong }, true)).toEqual({ 'name:hi': 'Please shorten the name' });
  });

  test('defaults the MRP to the price', () => {
    expect(draftOf(filled, [])).toMatchObject({ pricePaise: 24_50, originalPricePaise: 24_50 });
  });
});

describe('an option', () => {
  test.each([
    { adjustment: '', adjustmentPaise: 0 },
    { adjustment: '20', adjustmentPaise: 20_00 },
    { adjustment: '-5.50', adjustmentPaise: -5_50 },
    { adjustment: '+1', adjustmentPaise: 1_00 },
  ])('with the adjustment "$adjustment" adds $adjustmentPaise paise', ({ adjustment, adjustmentPaise }) => {
    const read = readOption({ optionId: '', group: ' Size ', value: '1 kg', adjustment }, []);
    expect(read).toMatchObject({ option: { group: 'Size', value: '1 kg', adjustmentPaise } });
  });

  test.each([
    { typed: { group: 'Size', value: ' ', adjustment: '' }, problem: 'Please fill in option name and value' },
    { typed: { group: '', value: '1 kg', adjustment: '' }, problem: 'Please fill in option name and value' },
    {
      typed: { group: 'Size', value: '2 kg', adjustment: 'x' },
      problem: 'The price adjustment is rupees, such as 20 or -5.50',
    },
    { typed: { group: 'Size', value: '1 kg', adjustment: '' }, problem: 'Size: 1 kg is there already' },
  ])('is refused: $problem', ({ typed, problem }) => {
    expect(readOption({ ...emptyOption, ...typed }, [size1kg])).toEqual({ problem });
  });
});

describe('pictures', () => {
  const picture = { name: 'a.png', previewUrl: 'blob:a', sizes: {} } as unknown as NewPicture;
  const primaries = (of: readonly { isPrimary: boolean }[]) => of.map(({ isPrimary }) => isPrimary);

  test('have one primary: the chosen one, or else the first', () => {
    const two = addPictures([], [picture, picture]);
    expect(primaries(two)).toEqual([true, false]);
    const [first, second] = two.map(({ key }) => key) as [string, string];
    const chosen = makePrimary(two, second);
    expect(primaries(chosen)).toEqual([false, true]);
    expect(primaries(addPictures(chosen, [picture]))).toEqual([false, true, false]);
    expect(primaries(removePicture(chosen, second))).toEqual([true]);
    expect(removePicture(chosen, first)).toEqual([chosen[1]]);
  });

  test.each([
    { of: [1000, 500], lies: { x: 0, y: 60, width: 240, height: 120 } },
    { of: [300, 1200], lies: { x: 90, y: 0, width: 60, height: 240 } },
    { of: [10, 10], lies: { x: 0, y: 0, width: 240, height: 240 } },
  ])('a picture of size $of fits into the square', ({ of: [width = 0, height = 0], lies }) => {
    expect(fitInto(width, height, 240)).toEqual(lies);
  });
});
