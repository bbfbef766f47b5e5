/** Orders for tomorrow's slot: from home to the order's page without a mouse, and by phone. What axe finds on the way: nothing. */
import * as v from 'valibot';
import { dayMs, orderSchema, slotPlaces, slotTimes, startOfIndiaDay } from '@basket/domain';
import { aCustomer, documents, orderIdsOf } from '../../support/backstage';
import { choose, desktop } from '../../support/browser';
import { journey } from '../../support/journey';
import { openSignedIn } from '../steps/account';
import { focused, tabTo } from '../steps/keyboard';
import { seeNothingWrong } from '../steps/looking';
import { placeOrderButton } from '../steps/shopping';
import { cartOf, enterShop, heading, visible } from '../steps/visiting';

const settings = () => documents().doc('storeSettings/public');
// Other journeys order at the same time: for now, as the checkout proposes.
afterAll(() => settings().update({ ordersPerSlot: 0 }));

journey(
  "by keyboard alone from home to an order for tomorrow's slot (rule: delivery-slots)",
  async ({ arrive }) => {
    await settings().update({ ordersPerSlot: 50 });
    const customer = await aCustomer();
    const { page } = await arrive('customer', { viewport: desktop });
    await enterShop(page, customer);

    await tabTo(page, 'Search products');
    await page.keyboard.type('poha');
    await page.getByRole('row').first().waitFor();
    // Brands and categories are among the suggestions, too.
    const reached = page.getByRole('row', { selected: true });
    do await page.keyboard.press('ArrowDown');
    while (!/Thick Poha/.test(await reached.innerText()));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home/products/*');
    await heading(page, /Poha/).waitFor();
    await tabTo(page, /^Add to Cart/);
    await page.keyboard.press('Enter');
    await cartOf(page, 1).waitFor();
    await tabTo(page, /^Cart, 1 item/, { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
    await tabTo(page, 'Proceed to Checkout');
    await page.keyboard.press('Enter');
    await heading(page, 'Checkout').waitFor();

    await page.getByRole('radio', { name: 'Choose a time' }).waitFor({ state: 'attached' });
    await tabTo(page, /^(Now|With the opening)/);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toMatch(/^Choose a time/);
    // In the evening, tomorrow is all that is left.
    await tabTo(page, /^(Today$|Tomorrow$|\d)/);
    if ((await focused(page)) === 'Today') await page.keyboard.press('ArrowRight');
    await page.getByText(/ · Tomorrow, /).waitFor();
    await seeNothingWrong(page, 'the checkout with slots');
    await page.setViewportSize(desktop);
    // Tab passes by a button that waits for the bill.
    await placeOrderButton(page).and(page.locator(':enabled')).waitFor();
    await tabTo(page, /^Place Order: /);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home\/orders\/[A-Za-z0-9]+$/);

    const [orderId = ''] = await orderIdsOf(customer.uid);
    const order = v.parse(orderSchema, (await documents().doc(`orders/${orderId}`).get()).data());
    const { startsAt = 0 } = order.slot ?? {};
    expect(startOfIndiaDay(startsAt)).toBe(startOfIndiaDay(order.createdAt) + dayMs);
    expect(order).toMatchObject({ slot: { isChosen: true }, estimatedDeliveryAt: order.slot?.endsAt });
    await page
      .getByText(`Tomorrow, ${slotTimes(order.slot ?? { startsAt: 0, endsAt: 0 })}`)
      .first()
      .waitFor();
    await seeNothingWrong(page, 'an order for a slot');
  },
);

journey(
  `an admin takes an order for tomorrow by phone, on a desktop (rules: phone-orders, delivery-slots)`,
  async ({ arrive }) => {
    await settings().update({ ordersPerSlot: 50 });
    const customer = await aCustomer({ phone: `9${String(Date.now()).slice(-9)}` });
    const { page } = await arrive('admin', { viewport: desktop });
    await openSignedIn(page, 'admin@basket.example', 'admin');
    await page.goto('/admin/orders/new');
    await page.getByLabel('Phone number').fill(customer.phone);
    await page.getByRole('button', { name: `Choose ${customer.name}` }).click();
    await page.getByRole('combobox', { name: 'Find a product' }).fill('poha');
    await page.getByRole('option').first().click();
    const later = page.getByRole('radio', { name: 'Choose a time' });
    await later.waitFor({ state: 'attached' });
    await choose(later);
    // In the evening, tomorrow is all that is left.
    const tomorrow = page.getByRole('radio', { name: 'Tomorrow' });
    if ((await tomorrow.count()) > 0) await choose(tomorrow);
    await page
      .getByText(/^Tomorrow, /)
      .filter({ visible: true })
      .first()
      .waitFor();
    await seeNothingWrong(page, 'a new order with slots');
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/admin\/orders\/[A-Za-z0-9]{4,}$/);

    const [orderId = ''] = await orderIdsOf(customer.uid);
    const order = v.parse(orderSchema, (await documents().doc(`orders/${orderId}`).get()).data());
    const slot = order.slot ?? { startsAt: 0, endsAt: 0, isChosen: false };
    expect(startOfIndiaDay(slot.startsAt)).toBe(startOfIndiaDay(order.createdAt) + dayMs);
    expect(order).toMatchObject({ slot: { isChosen: true }, estimatedDeliveryAt: slot.endsAt });
    await visible(page, new RegExp(`Tomorrow, ${slotTimes(slot)}`)).waitFor();
    const places = await documents().doc(slotPlaces.path(slot.startsAt)).get();
    expect(places.get('taken')).toBeGreaterThan(0);
  },
);
