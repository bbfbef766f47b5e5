/** The settings of the store: saved, and at once in the shops that are open. */
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { heading, message } from '../steps/visiting';

/** Phone numbers of the store that no other journey uses. */
const [before, after] = ['080 4000 1200', '080 4000 1299'];

journey('a setting reaches a shop that is open, and the audit', async ({ arrive }) => {
  const shopper = (await arrive('shopper', { viewport: phone })).page;
  await shopper.goto('/contact');
  const call = (number: string) => shopper.getByRole('main').getByRole('link', { name: number });
  await call(before).waitFor();

  const admin = (await arrive('admin', { viewport: desktop })).page;
  await openSignedIn(admin, 'admin@basket.example', 'admin');
  await admin.goto('/admin/settings');
  await heading(admin, 'Settings').waitFor();
  await admin.getByText('Everything is saved').waitFor();
  const save = admin.getByRole('button', { name: 'Save Settings' });
  await admin.getByLabel('Phone', { exact: true }).fill(after);
  await save.click();
  await message(admin, 'Settings updated successfully!').waitFor();
  await admin.getByText('Everything is saved').waitFor();
  await call(after).waitFor();

  await admin.getByLabel('Phone', { exact: true }).fill(before);
  await save.click();
  await admin.getByText('Everything is saved').waitFor();
  await call(before).waitFor();

  // What was changed, and by whom.
  await admin.goto('/admin/audit');
  await heading(admin, 'Audit').waitFor();
  await admin.getByText(after).filter({ visible: true }).first().waitFor();
});
