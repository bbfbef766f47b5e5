import { quantityOf, unitKey } from './quantity';

test.each([
  { same: ['1 kg', '1kg', '1000 g', '1 Kg.', '1.0 KG', '1.000 kgs', '1 kilo', '१ kg', '1000gms.'] },
  { same: ['500 g', '500 gms', '500 Grams', '500gm', '0.5 kg', '.5 kg', '1 x 500 g', '५०० g'] },
  { same: ['1 l', '1 Ltr', '1 ltr.', '1 lt', '1 litre', '1 Litres', '1 liter', '1000 mls', '1L'] },
  { same: ['250 ml', '.25 L', '0.25 litre', '250 millilitres'] },
  { same: ['4 pcs', '4 pc', '4 pc.', '4 Pieces', '4pcs', '4.0 pcs'] },
  { same: ['6 x 200 ml', '6x200ml', '6 × 0.2 L', '6 * 200 ML'] },
  { same: ['1 bunch', ' 1  Bunch '] },
])('$same are one unit', ({ same }) => {
  expect(new Set(same.map(unitKey)).size).toBe(1);
});

test('units that are not the same stay apart', () => {
  const units = [
    ...['1 kg', '1 l', '1 pc', '500 g', '10 kg', '6 x 200 ml'],
    ...['1200 ml', '4 pcs', '4 x 1 pc', '1 bunch', '1', ''],
  ];
  expect(new Set(units.map(unitKey)).size).toBe(units.length);
});

test.each([
  { unit: '500 g', quantity: { packs: 1, amount: 500, of: 'g' } },
  { unit: '1.005 kg', quantity: { packs: 1, amount: 1005, of: 'g' } },
  { unit: '2x1.25 L', quantity: { packs: 2, amount: 1250, of: 'ml' } },
  { unit: '12 pcs', quantity: { packs: 1, amount: 12, of: 'pieces' } },
  { unit: '2.5 g', quantity: { packs: 1, amount: 2.5, of: 'g' } },
])('$unit is $quantity', ({ unit, quantity }) => expect(quantityOf(unit)).toEqual(quantity));

test.each([
  ...['', '1', 'kg', '0 g', '0.000 kg', '0225 kg', '00.5 kg', '01 x 500 g', '-1 kg', '1/2 kg', '½ kg'],
  ...['1,5 l', '1.5.2 kg', '1 lb', '1 dozen', '1 bunch', 'about 1 kg', '500-600 g', '200 ml x 6'],
  ...['500 g + 100 g free', '5 kg + 1 kg', '500 g drained', '1 kg pack', '123456 g', '1 constructor'],
])('"%s" names no quantity', (unit) => expect(quantityOf(unit)).toBeNull());
