import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAccountDisabled, type Contract } from '@basket/domain';
import { CallRefusedError, toast } from '@basket/web';
import { AccountAccess, type AccessPerson } from './account-access';

const run = jest.fn<Promise<unknown>, [Contract, object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: (contract: Contract) => ({ isBusy: false, run: (input: object) => run(contract, input) }),
}));

const open = async (facts: Partial<AccessPerson> = {}) => {
  render(
    <AccountAccess
      person={{ uid: 'asha', name: 'Asha Rao', role: 'customer', isDisabled: false, ...facts }}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  return within(screen.getByRole('alertdialog'));
};

beforeEach(() => {
  run.mockReset().mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
});

test('an account is disabled with a reason, after saying what follows (rule: account-disabled)', async () => {
  const dialog = await open({ role: 'delivery_partner' });
  expect(dialog.getByText('They are signed out everywhere and cannot sign in.')).toBeVisible();
  expect(dialog.getByText(/open offers go back to the queue/)).toBeVisible();
  const reason = dialog.getByLabelText('Reason');
  expect(reason).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Disable account' }));
  expect(run).not.toHaveBeenCalled();
  expect(reason).toHaveAccessibleDescription('Please fill in the reason');
  await userEvent.type(reason, 'Stolen phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Disable account' }));
  expect(run).toHaveBeenCalledWith(setAccountDisabled, {
    uid: 'asha',
    isDisabled: true,
    reason: 'Stolen phone',
  });
  expect(toast.success).toHaveBeenCalledWith('The account of Asha Rao is disabled');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a disabled account is enabled again (rule: account-disabled)', async () => {
  const dialog = await open({ isDisabled: true });
  expect(dialog.getByText('They can sign in again with their password.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Phone found{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Enable account' }));
  expect(run).toHaveBeenCalledWith(setAccountDisabled, {
    uid: 'asha',
    isDisabled: false,
    reason: 'Phone found',
  });
});

test('a refusal stands in the dialog, with the reason that was typed (rule: failures-told)', async () => {
  run.mockRejectedValue(new CallRefusedError('own_account', {}, 'You cannot disable your own account.'));
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Reason'), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Disable account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You cannot disable your own account.');
  expect(dialog.getByLabelText('Reason')).toHaveValue('x');
});
