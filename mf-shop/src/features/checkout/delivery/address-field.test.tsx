import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressField } from './address-field';
import type { MapsService } from '../places/maps-service';
import { useDeliveryForm } from './use-delivery-form';

const place = {
  address: '14, 3rd Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  latitude: 12.97,
  longitude: 77.64,
};

function aMapsService(suggest: MapsService['suggest']): MapsService {
  return { suggest, details: async () => place, addressAt: async () => place, positionOf: async () => null };
}

function Form({ maps }: { maps: MapsService | null }) {
  const delivery = useDeliveryForm(async () => undefined);
  return (
    <>
      <AddressField delivery={delivery} maps={maps} />
      <output data-testid="city">{delivery.form.values.city}</output>
    </>
  );
}

test('suggests from three letters on and fills the form from the chosen place (rule: address-suggestions)', async () => {
  const suggest = jest.fn(async () => [
    { placeId: 'a', title: '1st Cross', detail: 'Bengaluru' },
    { placeId: 'b', title: '3rd Cross', detail: 'Bengaluru' },
  ]);
  render(<Form maps={aMapsService(suggest)} />);
  const field = screen.getByRole('combobox', { name: 'Address' });
  await userEvent.type(field, '3r');
  await userEvent.type(field, 'd');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(suggest).toHaveBeenCalledTimes(1);
  expect(suggest).toHaveBeenCalledWith('3rd', expect.any(String), expect.any(AbortSignal));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: /3rd Cross/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveValue('14, 3rd Cross'));
  expect(screen.getByTestId('city')).toHaveTextContent('Bengaluru');
  expect(screen.queryByRole('option')).toBeNull();
});

test('remains usable without the service', async () => {
  render(<Form maps={aMapsService(() => Promise.reject(new Error('down')))} />);
  const field = screen.getByRole('combobox', { name: 'Address' });
  await userEvent.type(field, 'MG Road');
  expect(await screen.findByText('Suggestions are not available right now.')).toBeVisible();
  expect(field).toHaveValue('MG Road');
});

test('the address is a plain field without a key', () => {
  render(<Form maps={null} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAttribute('autocomplete', 'street-address');
});
