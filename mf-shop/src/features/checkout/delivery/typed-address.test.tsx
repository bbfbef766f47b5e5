import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStoreSettings } from '@basket/domain';
import { currentSession, takeUpCatalogue } from '@basket/web';
import { chooseDeliveryPlace, forgetTyped } from '@basket/web/places';
import { DeliveryFields } from './delivery-fields';
import { useDeliveryForm } from './use-delivery-form';

const mockUser = { uid: 'asha', email: 'asha@mail.in' };
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown) =>
    select({ ...currentSession(), status: 'signed-in', isProvisional: false, user: mockUser }),
}));

beforeAll(() => {
  const nothing = { imageBaseUrl: 'http://localhost/', categories: [], products: [], total: 0 };
  takeUpCatalogue({ version: 1, publishedAt: 1, store: defaultStoreSettings, ...nothing });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockUser.uid = 'asha';
});

const home = { address: '14, 3rd Cross', city: 'Bengaluru', state: 'Karnataka', pincode: '560038' };
function Fields() {
  const delivery = useDeliveryForm(async () => undefined);
  return (
    <>
      <button
        type="button"
        onClick={() => delivery.choosePlace({ ...home, latitude: 12.97, longitude: 77.64 })}
      >
        Choose a place
      </button>
      <output>{delivery.position?.latitude ?? 'nowhere'}</output>
      <DeliveryFields delivery={delivery} mapsKey="" />
    </>
  );
}
/** As after a reload: nothing is left but the storage of the tab. */
function reload(): void {
  cleanup();
  render(<Fields />);
}
const address = () => screen.getByLabelText('Address');

describe('a half-typed address survives a reload (rule: typed-address)', () => {
  beforeEach(async () => {
    reload();
    await userEvent.type(address(), '99, Residency R');
    await userEvent.click(screen.getByLabelText('Somebody else receives it'));
    await userEvent.type(screen.getByLabelText('Receiver’s name'), 'Ravi');
  });

  test('it returns in every field', () => {
    reload();
    expect(address()).toHaveValue('99, Residency R');
    expect(screen.getByLabelText('Receiver’s name')).toHaveValue('Ravi');
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  test('a complete address returns, with its open form and its position', async () => {
    await userEvent.type(screen.getByLabelText('Phone'), '9845021764');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a place' }));
    reload();
    expect(address()).toHaveValue('14, 3rd Cross');
    expect(screen.getByRole('status')).toHaveTextContent('12.97');
    await userEvent.type(address(), ', 2nd floor');
    reload();
    expect(address()).toHaveValue('14, 3rd Cross, 2nd floor');
    expect(screen.getByRole('status')).toHaveTextContent('nowhere');
  });

  test('another account does not see it', () => {
    mockUser.uid = 'imran';
    reload();
    expect(address()).toHaveValue('');
  });

  test('another place that is chosen in the header wins', () => {
    cleanup();
    chooseDeliveryPlace({
      label: '560071',
      pincode: '560071',
      latitude: null,
      longitude: null,
      addressId: null,
    });
    reload();
    expect(address()).toHaveValue('');
    expect(screen.getByLabelText('Pincode')).toHaveValue('560071');
  });

  test('an order removes it', () => {
    forgetTyped('checkout');
    reload();
    expect(address()).toHaveValue('');
  });
});
