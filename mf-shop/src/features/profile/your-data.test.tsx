import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAccount, exportPersonalData, type Contract } from '@basket/domain';
import { download } from '@basket/ui';
import { session, toast } from '@basket/web';
import { YourData } from './your-data';

const run = jest.fn<Promise<unknown>, [Contract, object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: (contract: Contract) => ({ isBusy: false, run: (input: object) => run(contract, input) }),
}));
jest.mock('@basket/ui', () => ({
  ...jest.requireActual<typeof import('@basket/ui')>('@basket/ui'),
  download: jest.fn(),
}));

const email = 'asha@basket.example';
const copy = { uid: 'asha', exportedAt: 1, isWhole: true, collections: { profiles: [{ id: 'asha' }] } };
beforeEach(() => {
  run.mockReset();
  render(<YourData uid="asha" email={email} />);
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a copy of the data is saved as a file (rule: person-exported)', async () => {
  run.mockResolvedValue(copy);
  await press('Download my data');
  expect(run).toHaveBeenCalledWith(exportPersonalData, { uid: 'asha' });
  const [name, text] = jest.mocked(download).mock.lastCall ?? [];
  expect(name).toBe('my-basket-express-data.json');
  expect(JSON.parse(text ?? '')).toEqual(copy);
});

test('a copy that is not whole says so', async () => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  run.mockResolvedValue({ ...copy, isWhole: false });
  await press('Download my data');
  expect(info).toHaveBeenCalledWith('This is the most that one file takes. Ask the store for the rest.');
});

test('an account is deleted after its address is typed, and the page signs out (rule: person-erased)', async () => {
  const signOut = jest.spyOn(session, 'signOut').mockResolvedValue();
  run.mockResolvedValue({});
  await press('Delete my account');
  expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toHaveTextContent(
    'This cannot be undone.',
  );
  await userEvent.type(screen.getByLabelText(`Type ${email} to confirm`), email);
  await press('Delete account');
  expect(run).toHaveBeenCalledWith(closeAccount, { uid: 'asha', email });
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a refusal stands in the dialog, and nobody is signed out (rule: failures-told)', async () => {
  const signOut = jest.spyOn(session, 'signOut').mockResolvedValue();
  run.mockRejectedValue(new Error('An order is still under way.'));
  await press('Delete my account');
  await press('Delete account');
  expect(screen.getByRole('alert')).toHaveTextContent('An order is still under way.');
  expect(signOut).not.toHaveBeenCalled();
});
