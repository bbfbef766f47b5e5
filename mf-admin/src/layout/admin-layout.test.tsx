import { render } from '@testing-library/react';
import { defaultStoreSettings, type Assignment, type Order, type Stored } from '@basket/domain';
import { anAssignment } from '@basket/domain/testing';
import { playTones } from '@basket/ui';
import { attentionSound } from '@basket/web';
import { failedDeliveries } from '../queries';
import { anOrder } from '../testing/builders';
import { AdminLayout } from './admin-layout';

let orders: Stored<Order>[];
let failed: Stored<Assignment>[];
let automaticDispatch: boolean;
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  playTones: jest.fn(),
}));
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  Outlet: () => null,
  useLiveDocument: () => ({ status: 'ready', data: { ...defaultStoreSettings, automaticDispatch } }),
  useLiveQuery: (query: unknown) => ({ status: 'ready', data: query === failedDeliveries ? failed : orders }),
}));

const stopped = anOrder({ id: 'stopped', dispatch: { passes: 3, stoppedBy: 'passes' } });
beforeEach(() => {
  orders = [
    anOrder({ id: 'offered by itself' }),
    anOrder({ id: 'unpaid', paymentMethod: 'online' }),
    stopped,
  ];
  failed = [anAssignment({ awaitsDecision: true })];
  automaticDispatch = true;
  attentionSound.choose(false);
});

test('the title counts what only an admin can move on (rule: asks-for-admin)', () => {
  const { rerender, unmount } = render(<AdminLayout />);
  expect(document.title).toMatch(/^\(2\) /);
  failed = [];
  rerender(<AdminLayout />);
  expect(document.title).toMatch(/^\(1\) /);
  automaticDispatch = false;
  rerender(<AdminLayout />);
  expect(document.title).toMatch(/^\(2\) /);
  unmount();
  expect(document.title).not.toMatch(/^\(/);
});

test('a new one sounds once, where this device was told to', () => {
  const { rerender } = render(<AdminLayout />);
  orders = [...orders, anOrder({ ...stopped, id: 'silent' })];
  rerender(<AdminLayout />);
  expect(playTones).not.toHaveBeenCalled();
  attentionSound.choose(true);
  rerender(<AdminLayout />);
  expect(playTones).not.toHaveBeenCalled();
  orders = [...orders, anOrder({ ...stopped, id: 'loud' })];
  rerender(<AdminLayout />);
  rerender(<AdminLayout />);
  expect(playTones).toHaveBeenCalledTimes(1);
  orders = [];
  rerender(<AdminLayout />);
  expect(playTones).toHaveBeenCalledTimes(1);
});
