/**
 * A cash order that its customer pays by UPI at the door.
 */
import { aCustomer, anOrderOf, documents, anOrderNumber } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { payCodeOf } from '../../support/gateway';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { accept, assign, chooseWaiting, goOnline, markDelivered, setStatus } from '../steps/dispatching';
import { seeNothingWrong } from '../steps/looking';

const partnerEmail = 'imran@basket.example';

journey(
  'a cash order is paid by UPI at the door: no cash is collected (rule: cash-paid-at-door)',
  async ({ arrive }) => {
    const customer = await aCustomer();
    const orderNumber = anOrderNumber();
    const orderId = await anOrderOf(customer, { orderNumber, paymentMethod: 'cod' });
    const rider = await arrive('partner', { viewport: phone });
    const admin = await arrive('admin', { viewport: desktop });
    await openSignedIn(rider.page, partnerEmail, 'delivery');
    await goOnline(rider.page);
    await openSignedIn(admin.page, 'admin@basket.example', 'admin');
    await admin.page.goto('/admin/order-assignment');
    await chooseWaiting(admin.page, orderNumber);
    const name = await partnerNameOf(partnerEmail);
    await assign(admin.page, orderNumber, name);
    // The offer opens its screen wherever the partner is.
    await accept(rider.page, orderNumber);
    await admin.page.goto('/admin/orders');
    await setStatus(admin.page, orderNumber, 'out_for_delivery');
    const cashBefore = await cashInHandOf(partnerEmail);

    const card = rider.page.getByRole('article', { name: orderNumber });
    await card.getByRole('button', { name: 'Show UPI code' }).click();
    const dialog = rider.page.getByRole('dialog', { name: 'Pay by UPI' });
    await dialog.getByRole('img', { name: /^UPI code for ₹/ }).waitFor();
    await seeNothingWrong(rider.page, 'the UPI code at the door');
    await rider.page.setViewportSize(phone);
    await payCodeOf(orderId);
    await rider.page.getByText('Paid. Collect no cash.').waitFor();
    await rider.page.getByRole('button', { name: 'Done' }).click();
    await markDelivered(rider.page, orderNumber);

    expect(await cashInHandOf(partnerEmail)).toBe(cashBefore);
    expect((await documents().doc(`orders/${orderId}`).get()).data()).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
      paymentMethod: 'online',
      payment: { channel: 'door', refundState: 'none' },
    });
  },
  240_000,
);

async function partnerOf(email: string) {
  const { docs } = await documents().collection('deliveryPartners').where('email', '==', email).get();
  const [found] = docs;
  if (!found) throw new Error(`There is no partner ${email}`);
  return found;
}

const partnerNameOf = async (email: string): Promise<string> =>
  (await partnerOf(email)).get('name') as string;
const cashInHandOf = async (email: string): Promise<number> =>
  (await partnerOf(email)).get('cashInHandPaise') as number;
