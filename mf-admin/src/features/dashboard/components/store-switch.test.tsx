import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicStoreSettings } from '@basket/domain';
import { someInstant, storeSettings } from '@basket/domain/testing';
import { toast, type Live } from '@basket/web';
import { StoreSwitch } from './store-switch';

const run = jest.fn<Promise<object>, [object]>();
let settings: Partial<PublicStoreSettings>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => someInstant,
  useOperation: () => ({ run, isBusy: false }),
  useLiveDocument: (): Live<unknown> => ({
    status: 'ready',
    data: { id: 'public', ...storeSettings(settings) },
    isFromCache: false,
  }),
}));

beforeEach(() => {
  settings = {};
  run.mockReset().mockResolvedValue({});
});

const choose = async (state: string, entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: state }));
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
};

test('pauses the store for a time, or closes it until somebody opens it (rule: store-pause)', async () => {
  const success = jest.spyOn(toast, 'success').mockReturnValue();
  render(<StoreSwitch />);
  await choose('Store open', 'Pause for 30 minutes');
  expect(run).toHaveBeenLastCalledWith({ isOpen: false, pauseMinutes: 30 });
  expect(success).toHaveBeenLastCalledWith('The store is paused and opens again by itself.');
  await choose('Store open', 'Close until opened');
  expect(run).toHaveBeenLastCalledWith({ isOpen: false, pauseMinutes: null });
});

test('says when a pause ends, and opens the store before', async () => {
  settings = { isOpen: false, reopensAt: someInstant + 30 * 60_000 };
  render(<StoreSwitch />);
  await choose('Paused until 12:30 pm', 'Open the store');
  expect(run).toHaveBeenCalledWith({ isOpen: true });
});

test('names the day on which a pause ends if that is not today (rule: store-pause)', () => {
  settings = { isOpen: false, reopensAt: someInstant + 19 * 60 * 60_000 };
  render(<StoreSwitch />);
  expect(screen.getByRole('button', { name: 'Paused until 7:00 am on 21 Nov' })).toBeVisible();
});

test('outside the hours the switch is on all the same (rule: hours-inform)', async () => {
  settings = { openingTime: '13:00:00', closingTime: '22:00:00' };
  render(<StoreSwitch />);
  await choose('Store open', 'Close until opened');
  expect(run).toHaveBeenLastCalledWith({ isOpen: false, pauseMinutes: null });
});

test('a pause that is over is none, although nobody has written that yet (rule: store-pause)', () => {
  settings = { isOpen: false, reopensAt: someInstant };
  render(<StoreSwitch />);
  expect(screen.getByRole('button', { name: 'Store open' })).toBeVisible();
});

test('says what failed', async () => {
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  run.mockRejectedValue(new Error('no connection'));
  settings = { isOpen: false };
  render(<StoreSwitch />);
  await choose('Store closed', 'Open the store');
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^Failed to update settings/));
});
