import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultProfile, editProfile, type Profile } from '@basket/domain';
import { call, session, toast } from '@basket/web';
import { AccountPanel } from './account-panel';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: jest.fn(),
}));

const email = 'asha@basket.example';
const asha: Profile = { ...defaultProfile(email, 0), name: 'Asha Rao', phone: '9845021764' };
const show = (profile: Profile = asha) => render(<AccountPanel profile={profile} email={email} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

/** Opens the form and replaces what its fields hold. */
async function write(name: string, phone: string): Promise<void> {
  await press('Edit name and phone');
  await userEvent.clear(field('Full name'));
  if (name) await userEvent.type(field('Full name'), name);
  await userEvent.clear(field('Phone'));
  await userEvent.type(field('Phone'), phone);
}

beforeEach(() => {
  jest.mocked(call).mockReset();
  jest.spyOn(toast, 'success').mockReturnValue();
});

test('name and phone are saved and shown at once; the focus stays in the panel (rule: own-contact)', async () => {
  const saved = { name: 'Asha S. Rao', phone: '9988776655' };
  jest.mocked(call).mockResolvedValue(saved);
  const learn = jest.spyOn(session, 'learnProfile').mockReturnValue();
  show();
  await press('Edit name and phone');
  expect(field('Full name')).toHaveFocus();
  await press('Cancel');
  await write('  Asha S. Rao ', '+91 99887 76655');
  await press('Save');
  expect(call).toHaveBeenCalledWith(editProfile, saved);
  expect(learn).toHaveBeenCalledWith(expect.any(String), saved);
  expect(screen.getByRole('button', { name: 'Edit name and phone' })).toHaveFocus();
});

test('Cancel changes nothing and gives the focus back to Edit', async () => {
  show();
  await write('Somebody Else', '9988776655');
  await press('Cancel');
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByText('Asha Rao')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit name and phone' })).toHaveFocus();
  await press('Edit name and phone');
  expect(field('Full name')).toHaveValue('Asha Rao');
});

test('Save without a change asks the server nothing', async () => {
  show();
  await press('Edit name and phone');
  await press('Save');
  expect(call).not.toHaveBeenCalled();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  { name: '', phone: '9988776655', text: 'Please fill in your name', wrong: 'Full name' },
  { name: 'Asha', phone: '99887', text: 'Phone must be 10 digits', wrong: 'Phone' },
  { name: 'Asha', phone: '0000000000', text: 'Phone must begin with 6, 7, 8 or 9', wrong: 'Phone' },
])('$text, as at the registration (rule: own-contact)', async ({ name, phone, text, wrong }) => {
  show();
  await write(name, phone);
  await press('Save');
  expect(field(wrong)).toHaveAccessibleDescription(text);
  expect(field(wrong)).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test('the form keeps the typed text when the server refuses it (rule: failures-told)', async () => {
  jest.mocked(call).mockRejectedValue(new Error('Too many requests. Please wait.'));
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  show();
  await write('Asha S. Rao', '9988776655');
  await press('Save');
  expect(error).toHaveBeenCalledWith('Too many requests. Please wait.');
  expect(field('Full name')).toHaveValue('Asha S. Rao');
});

test.each(['admin', 'delivery_partner'] as const)('%s is changed by an admin', (role) => {
  show({ ...asha, role });
  expect(screen.queryByRole('button', { name: 'Edit name and phone' })).toBeNull();
});
