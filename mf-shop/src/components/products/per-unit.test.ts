import { perUnitText } from './per-unit';

test.each([
  { pricePaise: 40_00, unit: '180 ml', shown: '· ₹222/L' },
  { pricePaise: 36_00, unit: '750 g', shown: '· ₹48/kg' },
  { pricePaise: 32_00, unit: '1 kg', shown: null },
  { pricePaise: 48_00, unit: '6 pcs', shown: null },
])('for $unit a card says $shown (rule: unit-price)', ({ pricePaise, unit, shown }) => {
  expect(perUnitText(pricePaise, unit, [])).toBe(shown);
});
