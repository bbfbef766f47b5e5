import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowTones, playTones } from '@basket/ui';
import { attentionSound } from '@basket/web';
import { SoundSwitch } from './sound-switch';

let canPlay = true;
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  allowTones: jest.fn(() => Promise.resolve(true)),
  playTones: jest.fn(),
  useCanPlayTones: () => canPlay,
}));
beforeEach(() => {
  canPlay = true;
  jest.mocked(allowTones).mockReset().mockResolvedValue(true);
  jest.mocked(playTones).mockReset();
});

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

describe('after a reload the browser is silent (rule: silence-told)', () => {
  beforeEach(() => {
    attentionSound.choose(true);
    canPlay = false;
  });
  const waiting = () => screen.getByRole('button', { name: 'Sound waits for a tap', pressed: false });

  test('a press on the switch lets it sound, and does not switch it off', async () => {
    const { rerender } = render(<SoundSwitch />);
    fireEvent.pointerDown(waiting());
    // The page's own listener has allowed it by now.
    canPlay = true;
    rerender(<SoundSwitch />);
    fireEvent.click(screen.getByRole('button', { name: 'Sound on', pressed: true }));
    await waitFor(() => expect(playTones).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Sound on' })).toBeVisible();
    expect(attentionSound.isChosen()).toBe(true);
  });

  test('where the browser allows none, a press switches it off', async () => {
    jest.mocked(allowTones).mockResolvedValue(false);
    render(<SoundSwitch />);
    await userEvent.click(waiting());
    expect(await screen.findByRole('button', { name: 'Sound off' })).toBeVisible();
    expect(attentionSound.isChosen()).toBe(false);
  });
});
