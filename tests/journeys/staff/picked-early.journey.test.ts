/**
 * An order is packed while a partner is looked for: its offer says so, and who accepts leaves at once. Goods of a packed order that is
 * cancelled wait to be put back.
 */
import { anOrder } from '@basket/domain/testing';
import type { Page } from 'playwright-core';
import { aCustomer, anOrderOf, aPartner, documents, anOrderNumber } from '../../support/backstage';
import { desktop, phone } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { accept, assign, chooseWaiting, goOnline, pickUp } from '../steps/dispatching';
import { seeNothingTooWide, seeNothingWrong } from '../steps/looking';
import { pressAndSee } from '../steps/visiting';

/** It is not in the demo shop: no stock that another journey counts moves. */
const items = anOrder()
  .items.slice(0, 1)
  .map((item) => ({ ...item, imageId: null, productId: 'journey-tomato', quantity: 3, totalPaise: 72_00 }));

async function aWaitingOrder(): Promise<{ orderId: string; orderNumber: string }> {
  const orderNumber = anOrderNumber();
  const sums = { subtotalPaise: 72_00, deliveryChargePaise: 50_00, totalPaise: 122_00 };
  const orderId = await anOrderOf(await aCustomer(), { orderNumber, items, ...sums });
  return { orderId, orderNumber };
}

const stored = async (path: string) => (await documents().doc(path).get()).data();

/** Picks and packs the order from its page. */
async function pack(admin: Page, orderId: string): Promise<void> {
  await admin.goto(`/admin/orders/${orderId}`);
  await admin.getByRole('button', { name: 'Start picking' }).click();
  await admin.getByText('0 of 1 picked').waitFor();
  await admin.getByRole('button', { name: /^Tomato/ }).click();
  await admin.getByText('1 of 1 picked').waitFor();
  await admin.getByRole('button', { name: 'Packed', exact: true }).click();
  await pressAndSee(
    admin.getByRole('alertdialog').getByRole('button', { name: 'Packed' }),
    admin.getByText('No delivery partner has accepted this order yet.'),
  );
}

journey(
  'an order that is packed before a partner is found leaves with the one who accepts (rules: picking-at-once, packed-told)',
  async ({ arrive }) => {
    const { orderId, orderNumber } = await aWaitingOrder();
    const admin = (await arrive('admin', { viewport: desktop })).page;
    await openSignedIn(admin, 'admin@basket.example', 'admin');
    await pack(admin, orderId);
    expect(await stored(`orders/${orderId}`)).toMatchObject({
      status: 'pending',
      packing: { packedAt: expect.any(Number) as number },
    });

    const { name, email } = await aPartner();
    const rider = (await arrive('partner', { viewport: phone })).page;
    await openSignedIn(rider, email, 'delivery');
    await goOnline(rider);
    await admin.goto('/admin/order-assignment');
    await chooseWaiting(admin, orderNumber);
    await assign(admin, orderNumber, name);
    const offer = rider.getByRole('article', { name: `Offer ${orderNumber}` });
    await offer.getByText('Packed', { exact: true }).waitFor();
    await accept(rider, orderNumber);
    await pickUp(rider, orderNumber);
    // Nothing is left between the acceptance and the road: the steps after it are those of every order.
    expect(await stored(`orders/${orderId}`)).toMatchObject({ status: 'out_for_delivery' });
  },
  240_000,
);

journey(
  'goods of a packed order that is cancelled wait to be put back (rule: put-back)',
  async ({ arrive }) => {
    const { orderId, orderNumber } = await aWaitingOrder();
    const admin = (await arrive('admin', { viewport: phone })).page;
    await openSignedIn(admin, 'admin@basket.example', 'admin');
    await pack(admin, orderId);
    await admin.goto(`/admin/orders/${orderId}`);
    await admin.getByRole('button', { name: 'More actions' }).click();
    await admin.getByRole('menuitem', { name: 'Cancel order' }).click();
    await pressAndSee(
      admin.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }),
      admin.getByText('Order status updated successfully!'),
    );

    await admin.goto('/admin/orders/put-back');
    const goods = admin.getByRole('article', { name: orderNumber });
    await goods.getByText('In the store, packed in 1 bag').waitFor();
    await seeNothingTooWide(admin, 'goods to put back');
    await seeNothingWrong(admin, 'goods to put back');
    await admin.setViewportSize(phone);
    await pressAndSee(
      goods.getByRole('button', { name: 'All back on the shelf' }),
      admin.getByText(`${orderNumber} is back on the shelf`),
    );
    await goods.waitFor({ state: 'hidden' });
    expect(await stored(`putBacks/${orderId}`)).toBeUndefined();
  },
);
