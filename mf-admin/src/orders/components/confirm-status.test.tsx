import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAcceptedOrder, anOrder } from '../../testing/builders';
import { ConfirmStatus } from './confirm-status';

const nothing = () => undefined;

describe('the confirmation of a new status', () => {
  test('names the effects and passes the reason on', async () => {
    const onConfirm = jest.fn(() => Promise.resolve());
    render(
      <ConfirmStatus
        order={anOrder()}
        status="cancelled"
        isBusy={false}
        onConfirm={onConfirm}
        onClose={nothing}
      />,
    );
    expect(screen.getByRole('alertdialog', { name: 'Cancel order BE2611204821?' })).toBeVisible();
    expect(screen.getByText('Its items go back into stock.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Reason/), 'Customer called');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(onConfirm.mock.calls).toEqual([['Customer called']]);
  });

  test('lets the admin go back without changing anything', async () => {
    const onClose = jest.fn();
    const onConfirm = jest.fn(() => Promise.resolve());
    render(
      <ConfirmStatus
        order={anAcceptedOrder()}
        status="delivered"
        isBusy={false}
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    expect(screen.getByRole('button', { name: 'Set to Delivered' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(onClose).toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
