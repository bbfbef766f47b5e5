import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings, type PublicStoreSettings } from '@basket/domain';
import { MemoryRouter, takeUpCatalogue } from '@basket/web';
import { chooseDeliveryPlace } from '@basket/web/places';
import { ServiceNotice } from '../notices';
import { DeliveryPromise } from './delivery-promise';
import { TargetLines } from './place-parts';

function openShop(settings: Partial<PublicStoreSettings> = {}): void {
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
      ...settings,
    },
    categories: [],
    products: [],
    total: 0,
  });
}

beforeEach(() => {
  openShop();
  localStorage.clear();
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

test('the chosen place is there at once, before anything else has loaded (rule: place-at-once)', async () => {
  const place = { pincode: '560038', latitude: null, longitude: null, addressId: null };
  chooseDeliveryPlace({ ...place, label: 'Home: 27, 5th Cross' });
  render(
    <MemoryRouter>
      <DeliveryPromise />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button')).toHaveTextContent(/Home: 27, 5th Cross$/);
  // What the next pre-rendered page says before React is there.
  await waitFor(() =>
    expect(localStorage.getItem('basket-express.place-line')).toBe('"Home: 27, 5th Cross"'),
  );
});

test.each([
  { desc: 'closed', settings: { isOpen: false }, title: 'Store closed' },
  {
    desc: 'paused',
    settings: { isOpen: false, reopensAt: Date.parse('2099-11-20T21:29:00+05:30') },
    title: 'Back',
  },
])(
  'a store that is $desc still shows and asks where to deliver (rule: where-to)',
  async ({ settings, title }) => {
    openShop(settings);
    render(
      <MemoryRouter>
        <DeliveryPromise />
      </MemoryRouter>,
    );
    const button = await screen.findByRole('button', {
      name: new RegExp(`^${title}\\b.* Choose where to deliver$`),
    });
    await userEvent.click(button);
    await check('560038');
    expect(button).toHaveTextContent(new RegExp(`^${title}\\b.* 560038$`));
  },
);

test('an open page changes its promise when the store closes (rule: one-promise)', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T21:59:55+05:30'), advanceTimers: true });
  openShop({ openingTime: '07:00:00', closingTime: '22:00:00' });
  render(
    <MemoryRouter>
      <TargetLines />
    </MemoryRouter>,
  );
  expect(screen.getByText('30 minutes')).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('7:00 am')).toBeVisible();
  jest.useRealTimers();
});
