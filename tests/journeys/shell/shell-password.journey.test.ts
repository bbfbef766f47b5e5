/**
 * A forgotten password: the mail, its link, a new password. The Auth emulator sends no mails; it lists their codes.
 */
import type { Page } from 'playwright-core';
import { portsAt } from '../../../tools/base/ports.mjs';
import { projectId } from '../../../tools/base/project.mjs';
import { phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { aNewcomer, fillSignIn, register, signIn } from '../steps/account';

interface MailedCode {
  readonly email: string;
  readonly oobCode: string;
  readonly requestType: string;
}

/** The code of the last mail to an address, or null if there is none. */
async function lastCodeTo(email: string, requestType = 'PASSWORD_RESET'): Promise<string | null> {
  const url = `http://127.0.0.1:${portsAt().auth}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes } = (await (await fetch(url)).json()) as { oobCodes: MailedCode[] };
  const mine = oobCodes.filter((code) => code.email === email && code.requestType === requestType);
  return mine.at(-1)?.oobCode ?? null;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  // What is to be filled in comes first for the Tab key.
  await page.getByLabel('E-mail', { exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot password' }).waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page
    .getByText(
      'If there is an account with this e-mail address, a link to choose a new password is on its way',
    )
    .waitFor();
}

async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(confirmation);
  await page.getByRole('button', { name: 'Change password' }).click();
}

journey('the link of the mail replaces a forgotten password, once', async ({ arrive }) => {
  const person = await arrive('newcomer', { viewport: phone });
  const { page } = person;
  person.expectProblems(/status of 400/); // wrong passwords and spent codes
  const { email, password, ...facts } = aNewcomer();
  await register(page, { email, password, ...facts });
  await askForLink(page, email);
  const link = `/reset-password?mode=resetPassword&oobCode=${await lastCodeTo(email)}&lang=en`;

  await page.goto(link);
  await page.getByText(`For the account of ${email}`).waitFor();
  await choosePassword(page, 'five5');
  await page.getByText('Password must be at least 6 characters long').first().waitFor();
  await choosePassword(page, 'brand-new-one', 'brand-new-two');
  await page.getByText('Passwords do not match').first().waitFor();
  await choosePassword(page, 'brand-new-one');
  await page.getByText('Password changed successfully! You can now login.').waitFor();
  await page.waitForURL('**/login');

  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('The e-mail address or the password is not correct.').waitFor();
  await signIn(page, email, 'customer', 'brand-new-one');
  await page.waitForURL('**/home');

  await page.goto(link);
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.waitForURL('**/login/forgot');
});

journey(
  'a registration mails a link that verifies the address, and the profile another',
  async ({ arrive }) => {
    const person = await arrive('newcomer', { viewport: phone });
    const { page } = person;
    person.expectProblems(/status of 400/); // the spent code
    const newcomer = aNewcomer();
    const { email, password } = newcomer;
    await register(page, newcomer);
    const first = await lastCodeTo(email, 'VERIFY_EMAIL');
    await signIn(page, email, 'customer', password);
    await page.waitForURL('**/home');
    const verifyButton = page.getByRole('button', { name: 'Verify e-mail' });
    await page.goto('/home/profile');
    await verifyButton.click();
    await page.getByText('We have sent you a link. Please open it.').waitFor();
    const second = await lastCodeTo(email, 'VERIFY_EMAIL');
    expect(new Set([first, second, null]).size).toBe(3);

    const link = `/reset-password?mode=verifyEmail&oobCode=${second}&lang=en`;
    await page.goto(link);
    await page.getByText('Thank you. Your e-mail address is verified.').waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL('**/home/profile');
    await page.getByRole('button', { name: 'Delete my account' }).waitFor();
    await verifyButton.waitFor({ state: 'hidden' });
  },
);

journey('threat-account-guessing: one answer for every e-mail (rule: reset-silent)', async ({ arrive }) => {
  const person = await arrive('stranger');
  const { page } = person;
  person.expectProblems(/status of 400/); // the emulator's answer differs, the page's message does not
  const email = aNewcomer().email;
  await askForLink(page, email);
  expect(await lastCodeTo(email)).toBeNull();
  for (const link of [
    '/reset-password',
    '/reset-password?oobCode=nonsense',
    '/reset-password?mode=verifyEmail&oobCode=x',
  ]) {
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  }
  await page.goto('/login/forgot');
  await page.getByLabel('E-mail', { exact: true }).fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText('Please enter a valid e-mail address.').first().waitFor();
});
