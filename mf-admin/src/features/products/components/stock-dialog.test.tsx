import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText } from '@basket/domain';
import { aProduct } from '@basket/domain/testing';
import { CallRefusedError, toast } from '@basket/web';
import { StockDialog } from './stock-dialog';

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<object>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

test('a change that fails is told in the dialog, which stays open with what was typed (rule: failures-told)', async () => {
  const success = jest.spyOn(toast, 'success').mockReturnValue();
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  const onClose = jest.fn();
  render(<StockDialog product={{ id: 'okra', ...aProduct({ stockQuantity: 5 }) }} onClose={onClose} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Adjust stock' }));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Adjust stock' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Take out' }));
  await userEvent.type(dialog.getByLabelText('Units'), '3');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Damaged');

  const text = refusalText('too_much_contention');
  run.mockRejectedValueOnce(new CallRefusedError('too_much_contention', {}, text));
  await send();
  expect(dialog.getByRole('alert')).toHaveTextContent(`Failed to update stock. ${text}`);
  expect(error).toHaveBeenCalledWith(`Failed to update stock. ${text}`);
  expect(dialog.getByLabelText('Units')).toHaveValue('3');
  expect(onClose).not.toHaveBeenCalled();

  run.mockResolvedValueOnce({});
  await send();
  expect(run).toHaveBeenLastCalledWith({ productId: 'okra', deltaUnits: -3, reason: 'Damaged' });
  expect(success).toHaveBeenCalledWith('Stock updated successfully!');
  expect(onClose).toHaveBeenCalledTimes(1);
});
