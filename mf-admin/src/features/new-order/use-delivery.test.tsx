import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryAddress } from '@basket/domain';
import { DeliveryPanel } from './components/delivery-panel';
import { enteredCustomer, type PhoneCustomer } from './customer';
import { useDelivery } from './use-delivery';

const send = jest.fn<Promise<void>, [DeliveryAddress]>();
beforeEach(() => send.mockReset().mockResolvedValue());

function Form({ customer }: { customer: PhoneCustomer }) {
  const delivery = useDelivery(customer, send);
  return (
    <form {...delivery.form.props}>
      <DeliveryPanel delivery={delivery} />
      <button>Send</button>
    </form>
  );
}
const ravi = enteredCustomer('ravi', 'Ravi Kumar', '9845012345');
async function paste(label: RegExp, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('a pasted address with control characters is sent without them (rule: delivery-fields)', async () => {
  render(<Form customer={ravi} />);
  await paste(/^Address/, '7,\tResidency\u0007Road\u2028Indiranagar ');
  await paste(/^City/, 'Bengaluru\t');
  await paste(/^State/, 'Karnataka');
  await paste(/^Pincode/, '560071');
  await paste(/^Note for the delivery/, 'Second floor\nRing\u0000 twice');
  await press();
  expect(send).toHaveBeenLastCalledWith({
    ...{ address: '7, Residency Road Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
    ...{ pincode: '560071', phone: '9845012345', instructions: 'Second floor\nRing  twice' },
    ...{ latitude: null, longitude: null },
  });
});

test('the position of a known address is lost with its words, and back when it is chosen again', async () => {
  // Of an older profile: its phone is not one of today, so that the fields are open.
  const home = {
    ...{ addressId: 'home', label: 'home' as const, address: '22, 12th Main', city: 'Bengaluru' },
    ...{ state: 'Karnataka', pincode: '560071', phone: '2233445566', latitude: 12.96, longitude: 77.63 },
  };
  render(<Form customer={{ ...ravi, savedAddresses: [{ ...home, isDefault: false }] }} />);
  await paste(/^Address/, '1, MG Road');
  await paste(/^Phone at the door/, '9845012345');
  await press();
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ address: '1, MG Road', latitude: null, longitude: null }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
  await userEvent.click(screen.getByRole('radio', { name: home.address }));
  await paste(/^Phone at the door/, '9845012346');
  await press();
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ address: home.address, latitude: 12.96, longitude: 77.63 }),
  );
});
