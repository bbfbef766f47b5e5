/**
 * The refusals at sign-up that only the real back end gives, and the guards of the areas before a person of another role.
 */
import { journey } from '../../support/journey';
import { aNewcomer, fillRegistration, signIn } from '../steps/account';

journey('registration: an e-mail in use is refused', async ({ arrive }) => {
  const person = await arrive('newcomer');
  person.expectProblems(/status of 400/); // the refusal of Auth, which the browser logs
  const { page } = person;
  await page.goto('/register');
  await fillRegistration(page, aNewcomer({ email: 'customer@basket.example' }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await page
    .getByText(/already/i)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/register');
});

journey(
  'guards: signed out leads to sign-in and back, the wrong role to its own home',
  async ({ arrive }) => {
    const { page } = await arrive('customer');
    await page.goto('/home/cart');
    await page.waitForURL('**/login');
    await signIn(page, 'customer@basket.example', 'customer');
    await page.waitForURL('**/home/cart');
    await page.goto('/admin');
    await page.waitForURL('**/home');
  },
);
