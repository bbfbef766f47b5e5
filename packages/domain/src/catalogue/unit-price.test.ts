import { packOf, unitPriceOf } from './unit-price';

test.each([
  { unit: '500 g', pricePaise: 24_00, expected: { pricePaise: 48_00, per: 'kg' } },
  { unit: '1 kg', pricePaise: 38_00, expected: { pricePaise: 38_00, per: 'kg' } },
  { unit: '1.5 Kg', pricePaise: 30_00, expected: { pricePaise: 20_00, per: 'kg' } },
  { unit: '500 ml', pricePaise: 28_00, expected: { pricePaise: 56_00, per: 'litre' } },
  { unit: '2 L', pricePaise: 90_00, expected: { pricePaise: 45_00, per: 'litre' } },
  { unit: '4 x 100 g', pricePaise: 40_00, expected: { pricePaise: 100_00, per: 'kg' } },
  { unit: '6 × 200 ml', pricePaise: 120_00, expected: { pricePaise: 100_00, per: 'litre' } },
  { unit: '.5 L', pricePaise: 100_00, expected: { pricePaise: 200_00, per: 'litre' } },
  { unit: '1 Ltr', pricePaise: 100_00, expected: { pricePaise: 100_00, per: 'litre' } },
  { unit: '250 gms', pricePaise: 100_00, expected: { pricePaise: 400_00, per: 'kg' } },
  { unit: '2x1.25 L', pricePaise: 100_00, expected: { pricePaise: 40_00, per: 'litre' } },
  { unit: '0225 kg', pricePaise: 100_00, expected: null },
  { unit: '6 pcs', pricePaise: 120_00, expected: null },
  { unit: '1 bunch', pricePaise: 120_00, expected: null },
  { unit: '500-600 g', pricePaise: 120_00, expected: null },
  { unit: 'about 1 kg', pricePaise: 120_00, expected: null },
  { unit: '0 g', pricePaise: 120_00, expected: null },
  { unit: '', pricePaise: 120_00, expected: null },
])('$pricePaise paise for $unit (rule: unit-price)', ({ unit, pricePaise, expected }) => {
  expect(unitPriceOf(pricePaise, unit, [])).toEqual(expected);
});

test('a chosen size is what the price is for (rule: unit-price)', () => {
  const size = (value: string) => [{ group: 'Size', value }];
  expect(unitPriceOf(46_00, '500 g', size('1 kg'))).toEqual({ pricePaise: 46_00, per: 'kg' });
  expect(unitPriceOf(46_00, '500 g', [{ group: 'Variety', value: 'Nati' }])).toEqual({
    pricePaise: 92_00,
    per: 'kg',
  });
  expect(unitPriceOf(120_00, '200 ml', [{ group: 'Pack size', value: '6 x 200 ml' }])).toEqual({
    pricePaise: 100_00,
    per: 'litre',
  });
  // A size that says no weight makes the unit unknown: '12 pcs' of a product that is sold by 6.
  expect(unitPriceOf(46_00, '500 g', size('Family pack'))).toBeNull();
});

test.each([
  { unit: '6 pcs', chosen: [], pack: '6 pcs' },
  { unit: '6 pcs', chosen: [{ group: 'Pack size', value: '12 pcs' }], pack: '12 pcs' },
  { unit: '6 pcs', chosen: [{ group: 'Ripeness', value: 'Ready in 2 days' }], pack: '6 pcs' },
  { unit: '6 पीस', chosen: [{ group: 'Pack size', value: '12 पीस' }], pack: '12 पीस' },
  { unit: '6 पीस', chosen: [{ group: 'Size', value: 'बड़ा, 60 x 81 cm' }], pack: '6 पीस' },
  { unit: '52 g', chosen: [{ group: 'Size', value: 'Party pack, 180 g' }], pack: 'Party pack, 180 g' },
  { unit: '30 pcs', chosen: [{ group: 'Size', value: 'Large, 60 x 81 cm' }], pack: '30 pcs' },
  {
    unit: '15 pcs',
    chosen: [
      { group: 'Size', value: 'XL, 280 mm' },
      { group: 'Pack size', value: '30 pcs' },
    ],
    pack: '30 pcs',
  },
  { unit: '500 g', chosen: [{ group: 'Size', value: '250 gms' }], pack: '250 gms' },
  { unit: '1 l', chosen: [{ group: 'Size', value: 'Bottle, .5 ltr' }], pack: 'Bottle, .5 ltr' },
  { unit: '9 m', chosen: [{ group: 'Length', value: '25 m' }], pack: '25 m' },
])('$unit with $chosen is $pack (rule: unit-price)', ({ unit, chosen, pack }) => {
  expect(packOf(unit, chosen)).toBe(pack);
});
