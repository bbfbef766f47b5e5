/**
 * An admin picks an order on a phone and finds too little; its customer sees that at once.
 */
import { anOrder } from '@basket/domain/testing';
import { aCustomer, anOrderOf, documents, anOrderNumber } from '../../support/backstage';
import { phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { seeNothingTooWide, seeNothingWrong } from '../steps/looking';
import { eventually } from '../steps/visiting';

/** Neither is in the demo shop: no stock that another journey counts is corrected. */
const items = anOrder().items.flatMap((item) => [
  { ...item, imageId: null, productId: 'journey-tomato', quantity: 3, totalPaise: 72_00 },
  {
    ...item,
    imageId: null,
    productId: 'journey-ghee',
    name: 'Ghee',
    unitPricePaise: 100_00,
    quantity: 1,
    totalPaise: 100_00,
  },
]);

journey(
  'a product that the picker does not find leaves the bill of the customer, who watches (rules: short-shrinks, packed-handed)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const orderNumber = anOrderNumber();
    const orderId = await anOrderOf(customer, {
      ...{ orderNumber, items, status: 'confirmed' },
      ...{ subtotalPaise: 172_00, deliveryChargePaise: 50_00, totalPaise: 222_00 },
    });
    const shopper = (await arrive('customer', { viewport: phone })).page;
    await openSignedIn(shopper, customer.email, 'customer');
    await shopper.goto(`/home/orders/${orderId}`);
    await shopper.getByText('₹222').first().waitFor();

    const picker = (await arrive('picker', { viewport: phone })).page;
    await openSignedIn(picker, 'admin@basket.example', 'admin');
    await picker.goto('/admin/orders/picking');
    await picker.getByRole('link', { name: orderNumber.slice(-4) }).click();
    await picker.getByRole('button', { name: 'Start picking' }).click();
    // The local database sometimes tells who waits for a document that it is not there when it has just come.
    await eventually(async () => (await documents().doc(`pickings/${orderId}`).get()).exists, Boolean);
    await picker.reload();
    await picker.getByRole('button', { name: 'Short of Tomato, Hybrid' }).click();
    const dialog = picker.getByRole('alertdialog');
    await dialog.getByRole('button', { name: /^Decrease/ }).click();
    await dialog.getByText('₹174').waitFor();
    await dialog.getByRole('button', { name: 'Only 1 found' }).click();

    await shopper.getByText('Sorry, not everything was in the store').waitFor();
    await shopper
      .getByText('Missing: 2 × Tomato, Hybrid. You pay ₹174 when it arrives.', { exact: true })
      .waitFor();
    await seeNothingWrong(shopper, 'an order that is short');

    await picker.getByText('0 of 2 picked').waitFor();
    await picker.getByRole('button', { name: /^Tomato/ }).click();
    await picker.getByRole('button', { name: /^Ghee/ }).click();
    await picker.getByText('2 of 2 picked').waitFor();
    await seeNothingTooWide(picker, 'an order that is picked');
    await seeNothingWrong(picker, 'an order that is picked');
    await picker.setViewportSize(phone);
    await picker.getByRole('button', { name: 'Packed', exact: true }).click();
    await picker.getByRole('alertdialog').getByRole('button', { name: 'Packed' }).click();
    await picker.getByText('No delivery partner has accepted this order yet.').waitFor();

    expect((await documents().doc(`orders/${orderId}`).get()).data()).toMatchObject({
      status: 'preparing',
      totalPaise: 174_00,
    });
    expect((await documents().doc(`pickings/${orderId}`).get()).data()).toMatchObject({
      picked: [true, true],
      bags: 1,
    });
  },
);
