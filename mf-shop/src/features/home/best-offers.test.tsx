import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { BestOffers } from './best-offers';
import { bestOffers } from './home-selection';

test('the biggest discounts have their price before, and a label from the share on that the shop set (rule: discount-percent)', () => {
  const offer = (id: string, name: string, originalPricePaise: number) =>
    aProduct({ id, name, pricePaise: 85_00, originalPricePaise, imageIds: ['front'] });
  const { products, categoryById } = aCatalogue([
    offer('dal', 'Toor Dal', 98_00),
    offer('rice', 'Raw Rice', 1_00_00),
  ]);
  render(
    <MemoryRouter>
      <BestOffers offers={bestOffers(products, 4)} categoryById={categoryById} />
    </MemoryRouter>,
  );
  const line = (name: string) => within(screen.getByRole('link', { name: new RegExp(name) }));
  expect(line('Raw Rice').getByText('15% off')).toBeVisible();
  expect(line('Toor Dal').getByText('₹98')).toBeVisible();
  expect(line('Toor Dal').queryByText(/% off/)).toBeNull();
});
