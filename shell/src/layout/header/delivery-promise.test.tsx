import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings } from '@basket/domain';
import { MemoryRouter, takeUpCatalogue } from '@basket/web';
import { ServiceNotice } from '../service-notice';
import { DeliveryPromise } from './delivery-promise';

beforeAll(() => {
  takeUpCatalogue({
    version: 1,
    publishedAt: 1,
    imageBaseUrl: 'http://localhost/',
    // Open day and night.
    store: {
      ...defaultStoreSettings,
      storePincode: '560038',
      storeCity: 'Bengaluru',
      openingTime: '00:00:00',
      closingTime: '00:00:00',
    },
    categories: [],
    products: [],
    total: 0,
  });
});

const check = async (pincode: string): Promise<void> => {
  const field = await screen.findByLabelText('Pincode');
  await userEvent.clear(field);
  await userEvent.type(field, `${pincode}{Enter}`);
};

test('says before browsing whether the store delivers to a pincode (rule: where-to)', async () => {
  render(
    <MemoryRouter>
      <DeliveryPromise />
      <ServiceNotice />
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', {
    name: 'Delivery in 30 minutes Choose where to deliver',
  });
  await userEvent.click(button);
  await check('012345');
  expect(screen.getByText('Pincode cannot begin with 0')).toBeVisible();
  await check('400001');
  expect(screen.getByText('We do not deliver to 400001 yet. The store is in Bengaluru.')).toBeVisible();
  expect(button).toHaveTextContent('Not in our area 400001');
  expect(screen.getByText(/We do not deliver to 400001 yet. You can look around/)).toBeInTheDocument();
  await check('560038');
  expect(screen.queryByLabelText('Pincode')).toBeNull();
  expect(button).toHaveTextContent('Delivery in 30 minutes 560038');
  expect(screen.queryByText(/We do not deliver/)).toBeNull();
});
