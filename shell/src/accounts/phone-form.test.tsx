import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhoneSignIn } from '@basket/web';
import { PhoneForm } from './phone-form';

const confirm = jest.fn<Promise<'signed-in' | 'unnamed'>, [string]>();
const giveName = jest.fn<Promise<void>, [string]>();
const discard = jest.fn<Promise<void>, []>();
const sendPhoneCode = jest.fn<Promise<PhoneSignIn>, [string]>();
let now = 1_700_000_000_000;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  session: { sendPhoneCode: (phone: string) => sendPhoneCode(phone) },
  serverNow: () => now,
  useServerNow: () => now,
}));

beforeEach(() => {
  onUnderWay.mockReset();
  for (const mock of [giveName, discard]) mock.mockReset().mockResolvedValue();
  confirm.mockReset().mockResolvedValue('signed-in');
  sendPhoneCode.mockReset().mockResolvedValue({ confirm, giveName, discard });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const open = () => render(<PhoneForm onUnderWay={onUnderWay} />);
const onUnderWay = jest.fn();

async function openAtCode() {
  const opened = open();
  await type('Phone', '+91 98450 12345');
  await press('Send code');
  await screen.findByRole('heading', { name: 'Enter the code' });
  return opened;
}

test('a number, then the code that was sent to it (rule: phone-sign-in)', async () => {
  await openAtCode();
  expect(sendPhoneCode).toHaveBeenCalledWith('9845012345');
  const code = screen.getByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAccessibleDescription(
    'We have sent 6 digits to 98450 12345. The last one signs you in.',
  );
  // Digits of any script (rule: any-digits), and no more than six.
  await type('Code', '१२३ 4567');
  expect(code).toHaveValue('123456');
  // Sent by itself, once.
  expect(confirm.mock.calls).toEqual([['123456']]);
  expect(onUnderWay.mock.calls).toEqual([[true]]);
});

test('a complete code is sent once, whoever presses meanwhile; a wrong one waits to be changed (rule: code-sends-itself)', async () => {
  let refuse = (_error: Error): void => undefined;
  confirm.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
  await openAtCode();
  await userEvent.click(screen.getByLabelText('Code'));
  await userEvent.paste('123 456');
  await userEvent.keyboard('{Enter}');
  await press('Signing in...');
  expect(confirm.mock.calls).toEqual([['123456']]);
  await act(async () => refuse(new Error('This code is not correct. Please check the SMS.')));
  expect(screen.getByRole('alert')).toHaveTextContent('This code is not correct. Please check the SMS.');
  expect(confirm).toHaveBeenCalledTimes(1);
  await type('Code', '{Backspace}');
  expect(confirm).toHaveBeenCalledTimes(1);
  await type('Code', '7');
  expect(confirm.mock.calls).toEqual([['123456'], ['123457']]);
});

test('somebody without a name is asked for it (rule: phone-name)', async () => {
  confirm.mockResolvedValue('unnamed');
  await openAtCode();
  await type('Code', '123456');
  await screen.findByRole('heading', { name: 'What is your name?' });
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  await press('Continue');
  expect(screen.getByText('Please fill in your name')).toBeVisible();
  expect(giveName).not.toHaveBeenCalled();
  giveName.mockRejectedValueOnce(new Error('No connection.'));
  await type('Full name', 'Asha Rao');
  await press('Continue');
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await press('Continue');
  expect(giveName).toHaveBeenCalledTimes(2);
  expect(giveName).toHaveBeenLastCalledWith('Asha Rao');
});

test.each([
  ['', 'Please fill in your phone'],
  ['98450', 'Phone must be 10 digits'],
  ['1234567890', 'Phone must begin with 6, 7, 8 or 9'],
])('nothing is sent to %j', async (phone, message) => {
  open();
  if (phone !== '') await type('Phone', phone);
  await press('Send code');
  expect(screen.getByText(message)).toBeVisible();
  expect(sendPhoneCode).not.toHaveBeenCalled();
});

test('says why no code is sent, and keeps the number', async () => {
  open();
  sendPhoneCode.mockRejectedValueOnce(new Error('Too many attempts.'));
  await type('Phone', '9845012345');
  await press('Send code');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(screen.getByLabelText('Phone')).toHaveValue('9845012345');
  await press('Send code');
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

test('asks for six digits, and says why a code is refused', async () => {
  await openAtCode();
  await type('Code', '12345');
  await press('Sign in');
  expect(screen.getByText('Please fill in the 6 digits of the SMS')).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  confirm.mockRejectedValueOnce(new Error('This code is not correct. Please check the SMS.'));
  await type('Code', '6');
  expect(screen.getByRole('alert')).toHaveTextContent('This code is not correct. Please check the SMS.');
  await press('Sign in');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another code is sent after 30 seconds, and the one before counts no longer', async () => {
  const { rerender } = await openAtCode();
  const after = (ms: number) =>
    act(() => {
      now += ms;
      rerender(<PhoneForm onUnderWay={onUnderWay} />);
    });
  expect(screen.getByRole('button', { name: 'Send again in 30 s' })).toBeDisabled();
  after(29_500);
  expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeDisabled();
  after(500);
  sendPhoneCode.mockRejectedValueOnce(new Error('Too many attempts.'));
  await press('Send again');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(discard).not.toHaveBeenCalled();
  await press('Send again');
  expect(sendPhoneCode).toHaveBeenCalledTimes(3);
  expect(discard).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send again in 30 s' })).toBeDisabled();
});

test('the number can be changed, and the code before counts no longer', async () => {
  const { unmount } = await openAtCode();
  await press('Change number');
  expect(discard).toHaveBeenCalledTimes(1);
  expect(onUnderWay).toHaveBeenLastCalledWith(false);
  expect(screen.getByLabelText('Phone')).toHaveValue('9845012345');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  await press('Send code');
  await screen.findByLabelText('Code');
  unmount();
  expect(discard).toHaveBeenCalledTimes(2);
});
