/**
 * The demo shop's past is one that its gateway knows: what was paid there can be paid back, and the money agrees.
 */
import type { Order, Stored } from '@basket/domain';
import { documents } from '../../support/backstage';
import { phone } from '../../support/browser';
import { gatewayState, isFor } from '../../support/gateway';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { eventually } from '../steps/visiting';

/** The latest order of the past that was paid online and delivered, of a customer who is in no other journey. */
async function anOrderOfThePast(): Promise<Stored<Order>> {
  const { docs } = await documents().collection('orders').where('customerId', '==', 'customer-rahul').get();
  const paid = docs
    .map((doc) => ({ ...(doc.data() as Order), id: doc.id }))
    .filter(({ status, paymentMethod }) => status === 'delivered' && paymentMethod === 'online')
    .sort((a, b) => b.createdAt - a.createdAt);
  if (!paid[0]) throw new Error('The demo shop has no such order');
  return paid[0];
}

journey(
  'an admin pays back a part of an order from the past of the demo shop (rules: refund-shown, money-agrees)',
  async ({ arrive }) => {
    const { id: orderId, totalPaise } = await anOrderOfThePast();
    const { page } = await arrive('admin', { viewport: phone });
    await openSignedIn(page, 'admin@basket.example', 'admin');
    await page.goto(`/admin/orders/${orderId}`);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Refund BE/ });
    await dialog.getByText('By amount').click();
    await dialog.getByLabel('Amount', { exact: true }).fill('35');
    await dialog.getByLabel('Reason').fill('A torn packet');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('Refund of ₹35.00 started successfully!').waitFor();

    const order = async () => (await documents().doc(`orders/${orderId}`).get()).data() as Order;
    const state = async () => (await order()).payment.refundState;
    expect(await eventually(state, (is) => is !== 'owed', 60_000)).toBe('refunded');
    const { payments } = await gatewayState();
    const paid = Object.values(payments).filter(({ notes }) => isFor(orderId, notes));
    expect(paid.map(({ amount_refunded: back }) => back)).toEqual([35_00]);
    expect((await order()).valuePaise).toBe(totalPaise - 35_00);

    // The schedules that run once the demo data is there have compared the days before.
    const { lines } = (await documents().doc('system/moneyLines').get()).data() ?? {};
    const days = lines as readonly { differing: number; capturedPaise: number }[];
    expect(days.length).toBeGreaterThan(0);
    expect(days.map(({ differing }) => differing)).toEqual(days.map(() => 0));
    expect(days.some(({ capturedPaise }) => capturedPaise > 0)).toBe(true);
  },
  120_000,
);
