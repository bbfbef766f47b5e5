import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowAlarms, canVibrate, sound } from '../../../alarm/alarm';
import { Alerts } from './alerts';

jest.mock('../../../alarm/alarm', () => ({
  allowAlarms: jest.fn(),
  canVibrate: jest.fn(),
  sound: jest.fn(),
}));

test.each([
  [true, true, /^Sounds when an offer comes/, 'Vibrates as well.'],
  [false, false, /does not let the shop sound.*then test again/, 'This browser cannot vibrate.'],
])('sound allowed: %s, vibration: %s', async (maySound, vibrates, soundText, vibrationText) => {
  jest.mocked(allowAlarms).mockResolvedValue(maySound);
  jest.mocked(canVibrate).mockReturnValue(vibrates);
  render(<Alerts />);
  expect(screen.getByText(vibrationText)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Test sound and vibration' }));
  expect(sound).toHaveBeenCalledWith('offer');
  // Once it sounded, the words fold away; what is wrong stays in sight.
  if (maySound) {
    expect(screen.getByText(vibrationText)).not.toBeVisible();
    await userEvent.click(screen.getByText('What an offer does here'));
  }
  expect(await screen.findByText(soundText)).toBeVisible();
  expect(screen.getByText(vibrationText)).toBeVisible();
  expect(screen.getByText(/While you are online the store sees where you are/)).toBeVisible();
});
