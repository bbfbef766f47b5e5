import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAccount, exportPersonalData, type Contract } from '@basket/domain';
import { download } from '@basket/ui';
import { CallRefusedError, toast } from '@basket/web';
import { PersonData } from './person-data';

const run = jest.fn<Promise<unknown>, [Contract, object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: (contract: Contract) => ({ isBusy: false, run: (input: object) => run(contract, input) }),
}));
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  download: jest.fn(),
}));

const person = {
  uid: 'asha',
  name: 'Asha Rao',
  email: 'asha@basket.example',
  role: 'customer',
  isDisabled: false,
} as const;
const onErased = jest.fn();
let show: (shown: typeof person | (Omit<typeof person, 'email'> & { email: '' })) => void;
beforeEach(() => {
  run.mockReset();
  onErased.mockReset();
  const { rerender } = render(<PersonData person={person} onErased={onErased} />);
  show = (shown) => rerender(<PersonData person={shown} onErased={onErased} />);
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an admin saves what is stored about a person (rule: person-exported)', async () => {
  run.mockResolvedValue({ uid: 'asha', exportedAt: 1, isWhole: true, collections: {} });
  await press('Download data');
  expect(run).toHaveBeenCalledWith(exportPersonalData, { uid: 'asha' });
  expect(download).toHaveBeenCalledWith(
    'data-asha.json',
    expect.stringContaining('"asha"'),
    'application/json',
  );
});

test('an admin deletes an account after typing its address (rule: person-erased)', async () => {
  const success = jest.spyOn(toast, 'success').mockReturnValue();
  run.mockResolvedValue({});
  await press('Delete account');
  const dialog = screen.getByRole('alertdialog', { name: 'Delete the account of Asha Rao?' });
  await userEvent.type(screen.getByLabelText(`Type ${person.email} to confirm`), person.email);
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete account' }).at(-1) ?? dialog);
  expect(run).toHaveBeenCalledWith(closeAccount, { uid: 'asha', email: person.email });
  expect(success).toHaveBeenCalledWith('The account of Asha Rao is deleted');
  expect(onErased).toHaveBeenCalledTimes(1);
});

test('a customer on the phone has no address to type (rule: person-erased)', async () => {
  run.mockResolvedValue({});
  show({ ...person, email: '' });
  await press('Delete account');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete account' }).at(-1) ?? document.body);
  expect(run).toHaveBeenCalledWith(closeAccount, { uid: 'asha', email: '' });
});

test('a refusal stands in the dialog (rule: failures-told)', async () => {
  run.mockRejectedValue(new CallRefusedError('works_here', {}, 'This account works for the store.'));
  await press('Delete account');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete account' }).at(-1) ?? document.body);
  expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toHaveTextContent(
    'This account works for the store.',
  );
  expect(onErased).not.toHaveBeenCalled();
});
