/** The settings of the store: checked, guarded, saved, and at once in the shops that are open. */
import { desktop, phone } from '../../support/browser';
import { documents } from '../../support/backstage';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { seeNothingTooWide, seeNothingWrong } from '../steps/looking';
import { heading, message, seeAddress } from '../steps/visiting';

/** Phone numbers of the store that no other journey uses. */
const [before, after] = ['080 4000 1200', '080 4000 1299'];

journey(
  'a setting is checked, guarded on the way out, and reaches a shop that is open',
  async ({ arrive }) => {
    const shopper = (await arrive('shopper', { viewport: phone })).page;
    await shopper.goto('/contact');
    const call = (number: string) => shopper.getByRole('main').getByRole('link', { name: number });
    await call(before).waitFor();

    const admin = (await arrive('admin', { viewport: desktop })).page;
    await openSignedIn(admin, 'admin@basket.example', 'admin');
    await admin.goto('/admin/settings');
    await heading(admin, 'Settings').waitFor();
    for (const title of [
      'Store Information',
      'Location Settings',
      'Delivery Settings',
      'Operating Hours',
      'API Configuration',
    ])
      await admin.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    await admin.getByText('Everything is saved').waitFor();
    // Secrets never come back to a browser.
    const secret = admin.getByLabel('Razorpay key secret');
    expect(await secret.getAttribute('type')).toBe('password');
    expect(await secret.inputValue()).toBe('');

    const save = admin.getByRole('button', { name: 'Save Settings' });
    const stored = async () => (await documents().doc('storeSettings/public').get()).data();
    const storedBefore = await stored();
    const wrong = [
      { label: 'Service radius', value: '51' },
      { label: 'Delivery time', value: '14' },
      { label: 'Delivery charge', value: '12,34' },
      { label: 'Pincode', value: '56003' },
      { label: 'E-mail', value: 'not-an-email' },
      { label: 'Phone', value: '12' },
      { label: 'Store name', value: '' },
    ];
    for (const { label, value } of wrong) {
      const field = admin.getByLabel(label, { exact: true });
      const good = await field.inputValue();
      await field.fill(value);
      await save.click();
      await admin.waitForFunction(
        (name) => document.activeElement?.getAttribute('aria-invalid') === 'true' && name !== '',
        label,
      );
      await field.fill(good);
    }
    expect(await stored()).toEqual(storedBefore);

    await admin.getByLabel('Phone', { exact: true }).fill(after);
    await admin.getByText('1 unsaved change').waitFor();
    await admin.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await admin
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await seeAddress(admin, '/admin/settings');
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
    await admin.goto('/admin/settings');
    await admin.getByText('Everything is saved').waitFor();
    await seeNothingWrong(admin, 'settings');
    await admin.setViewportSize(phone);
    await seeNothingTooWide(admin, 'settings on a phone');
  },
);
