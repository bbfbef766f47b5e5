import { render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { currentSession, takeUpCatalogue } from '@basket/web';
import { DeliveryFields } from './delivery-fields';
import { useDeliveryForm } from './use-delivery-form';

const mockState = { isProvisional: true };
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown) =>
    select({ ...currentSession(), status: 'signed-in', ...mockState }),
}));

beforeAll(() => {
  const nothing = { imageBaseUrl: 'http://localhost/', categories: [], products: [], total: 0 };
  takeUpCatalogue({ version: 1, publishedAt: 1, store: defaultStoreSettings, ...nothing });
});

function Fields() {
  const delivery = useDeliveryForm(async () => undefined);
  return (
    <>
      <DeliveryFields delivery={delivery} mapsKey="" />
      <button disabled={delivery.isWaiting}>Order</button>
    </>
  );
}

test('while the profile is on its way, its place is kept and no form comes and goes (rule: delivery-card)', () => {
  const { rerender } = render(<Fields />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your address');
  expect(screen.queryByLabelText('Pincode')).toBeNull();
  expect(screen.getByRole('button', { name: 'Order' })).toBeDisabled();
  mockState.isProvisional = false;
  rerender(<Fields />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByLabelText('Pincode')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Order' })).toBeEnabled();
});
