import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowTones, playTones } from '@basket/ui';
import { SoundSwitch } from './sound-switch';

jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  allowTones: jest.fn(() => Promise.resolve(true)),
  playTones: jest.fn(),
}));

test('sound is off until somebody chooses it, then tried at once, and remembered by the device', async () => {
  const { unmount } = render(<SoundSwitch />);
  const off = screen.getByRole('button', { name: 'Sound off', pressed: false });
  expect(allowTones).not.toHaveBeenCalled();
  await userEvent.click(off);
  expect(playTones).toHaveBeenCalledTimes(1);
  unmount();
  render(<SoundSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'Sound on', pressed: true }));
  expect(screen.getByRole('button', { name: 'Sound off', pressed: false })).toBeVisible();
  expect(playTones).toHaveBeenCalledTimes(1);
});
