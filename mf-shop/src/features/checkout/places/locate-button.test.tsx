import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@basket/web';
import { LocateButton } from './locate-button';
import type { MapsService } from './maps-service';

let geolocation: object | undefined;
jest.mock('@basket/web/places', () => ({
  ...jest.requireActual<object>('@basket/web/places'),
  browserGeolocation: () => geolocation,
}));

const failing = (code: number) => ({
  getCurrentPosition: (_found: unknown, fail: (error: { code: number }) => void) => fail({ code }),
});
const here = {
  getCurrentPosition: (found: (at: object) => void) =>
    found({ coords: { latitude: 12.97, longitude: 77.64 } }),
};
const rough = {
  getCurrentPosition: (found: (at: object) => void) =>
    found({ coords: { latitude: 12.97, longitude: 77.64, accuracy: 6000 } }),
};
const place = { address: 'MG Road', city: 'Bengaluru', state: 'Karnataka', pincode: '560001' };
const maps: MapsService = {
  suggest: async () => [],
  details: async () => ({ ...place, latitude: 0, longitude: 0 }),
  addressAt: async () => ({ ...place, latitude: 0, longitude: 0 }),
  positionOf: async () => null,
};

test.each([
  { at: failing(1), text: 'Location access denied. Please enable location permissions.' },
  { at: failing(2), text: 'Location unavailable. Please try again.' },
  { at: failing(3), text: 'Location request timed out. Please try again.' },
  { at: failing(9), text: 'Unable to get your location. Please enter address manually.' },
  { at: undefined, text: 'Geolocation is not supported by your browser.' },
  {
    at: here,
    key: '',
    text: 'Google Maps API key not configured. Please contact admin. You can type your address and pincode.',
  },
  { at: rough, text: 'Your position is only known to about 6 km. Please enter your pincode or address.' },
])('says "$text" (rule: locate-outcomes)', async ({ at, key, text }) => {
  geolocation = at;
  const onFound = jest.fn();
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  render(<LocateButton maps={key === '' ? null : maps} onFound={onFound} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(error.mock.calls).toEqual([[text]]));
  expect(onFound).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Use my location' })).toBeEnabled();
});

test('fills the address from the position, and says so (rule: locate-outcomes)', async () => {
  geolocation = here;
  const onFound = jest.fn();
  const success = jest.spyOn(toast, 'success').mockReturnValue();
  render(<LocateButton maps={maps} onFound={onFound} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await waitFor(() =>
    expect(success.mock.calls).toEqual([['Address filled automatically from your location!']]),
  );
  expect(onFound.mock.calls).toEqual([[{ ...place, latitude: 12.97, longitude: 77.64 }]]);
});
