/**
 * A customer and a partner with narrow phones and large letters, from the registration over the search to the order at the door: each screen
 * is whole, and what is to be pressed can be pressed. On ordinary phones order-from-cart-to-wallet.journey.test.ts goes this way.
 */
import { aPartner } from '../../support/backstage';
import { choose, desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { aNewcomer, openSignedIn, register, signIn } from '../steps/account';
import { accept, assign, chooseWaiting, goOnline, markDelivered, pickUp } from '../steps/dispatching';
import { enlargeLetters, seeWhole } from '../steps/measuring';
import { fillDelivery, goToCheckout, placeOrder } from '../steps/shopping';
import { cartOf, heading, homeTitle } from '../steps/visiting';

const narrow = { width: 320, height: 640 };
const percent = 150;

journey(
  'at 320 px with letters of 150 % a customer shops until the order is delivered, and its partner delivers it (rule: large-text)',
  async ({ arrive }) => {
    const customer = await arrive('customer', { viewport: narrow });
    const partner = await arrive('partner', { viewport: narrow });
    for (const { context } of [customer, partner]) await enlargeLetters(context, percent);
    const admin = (await arrive('admin', { viewport: desktop })).page;
    const { page } = customer;
    const person = aNewcomer();
    const { name: partnerName, email: partnerEmail } = await aPartner();

    await page.goto('/register');
    await page.getByLabel('Full name', { exact: true }).waitFor();
    await seeWhole(page, 'registration');
    await register(page, person);
    await page.getByLabel('E-mail', { exact: true }).waitFor();
    await seeWhole(page, 'sign-in');
    await signIn(page, person.email, 'customer', person.password);
    await heading(page, homeTitle).waitFor();
    await seeWhole(page, 'home');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('murukku');
    await search.press('Enter');
    await page.waitForURL(/search=murukku/);
    await page.getByRole('button', { name: 'Add Butter Murukku', exact: true }).first().click();
    await cartOf(page, 1).waitFor();
    await seeWhole(page, 'what was found');
    await page.goto('/home/cart');
    await heading(page, 'Your cart').waitFor();
    await seeWhole(page, 'cart');
    await goToCheckout(page);
    await fillDelivery(page, person);
    await choose(page.getByRole('radio', { name: 'Cash on delivery' }));
    await seeWhole(page, 'checkout');
    const { orderNumber } = await placeOrder(page);
    await heading(page, `Order #${orderNumber}`).waitFor();
    await seeWhole(page, 'order');
    await page.getByRole('link', { name: 'Track Order' }).click();
    await page.waitForURL('**/home/tracking/**');
    await seeWhole(page, 'tracking');

    await openSignedIn(partner.page, partnerEmail, 'delivery');
    await goOnline(partner.page);
    await seeWhole(partner.page, 'home of a partner');
    await partner.page.goto('/delivery/order-assignment');
    await heading(partner.page, 'Order Assignment').waitFor();
    await openSignedIn(admin, 'admin@basket.example', 'admin');
    await admin.goto('/admin/order-assignment');
    await chooseWaiting(admin, orderNumber);
    await assign(admin, orderNumber, partnerName);
    await partner.page.getByRole('article', { name: `Offer ${orderNumber}` }).waitFor();
    await seeWhole(partner.page, 'an offer');
    await accept(partner.page, orderNumber);
    await pickUp(partner.page, orderNumber);
    await seeWhole(partner.page, 'an order of a partner');
    await page.getByText(/Arriving in/).waitFor();
    await seeWhole(page, 'an order on its way');
    await markDelivered(partner.page, orderNumber);
    await page.locator('[role="progressbar"][aria-valuenow="100"], progress[value="100"]').first().waitFor();
    await seeWhole(page, 'a delivered order');
  },
  240_000,
);
