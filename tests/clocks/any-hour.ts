/**
 * A visit of the shop at the edges of India's day: what the header, the cart and an order promise, and what the store counts as today,
 * wherever the machines of the shopper and of the server are. It is open from 7:00 am to 10:00 pm here, and has delivery slots.
 */
import * as v from 'valibot';
import { dayMs, liveStoreSchema, minuteMs, orderSchema, startOfIndiaDay } from '@basket/domain';
import type { BrowserContext, Page } from 'playwright-core';
import { aCustomer, documents, orderIdsOf } from '../support/backstage';
import { desktop, phone, shopUrl } from '../support/browser';
import type { Stage } from '../support/journey';
import { aNewcomer, openSignedIn } from '../journeys/steps/account';
import { fillDelivery, placeOrder } from '../journeys/steps/shopping';
import { heading, homeTitle, message, openCart, pressAndSee } from '../journeys/steps/visiting';
import { clockFileVariable, moveClock, pageScript } from './clock-file.mjs';
import type { Visit } from './moments.mjs';

/** Into the minute of a visit. */
const startsAfterMs = 2_000;
/** The clock is slow: no visit outlasts its minute, however busy the machine is. */
const pace = 0.1;

/** Before the first visit of a file. */
export function setHours(): void {
  beforeAll(() =>
    documents()
      .doc('storeSettings/public')
      .update({ openingTime: '07:00:00', closingTime: '22:00:00', ordersPerSlot: 50 }),
  );
}

/** The shop's words at a time of day: the same on every day, in every zone. */
const said: Readonly<
  Record<Visit['time'], { isOpen: boolean; opens: 'today' | 'tomorrow'; firstSlot: string; by: string }>
> = {
  '06:59': { isOpen: false, opens: 'today', firstSlot: '07:00', by: 'Today, 7:00 am to 7:30 am' },
  '07:00': { isOpen: true, opens: 'today', firstSlot: '09:00', by: 'by 7:30 am' },
  '21:59': { isOpen: true, opens: 'today', firstSlot: '07:00', by: 'by 10:29 pm' },
  '22:00': { isOpen: false, opens: 'tomorrow', firstSlot: '07:00', by: 'Tomorrow, 7:00 am to 7:30 am' },
  '23:59': { isOpen: false, opens: 'tomorrow', firstSlot: '07:00', by: 'Tomorrow, 7:00 am to 7:30 am' },
  '00:05': { isOpen: false, opens: 'today', firstSlot: '07:00', by: 'Today, 7:00 am to 7:30 am' },
};

/** The orders of a file's visits so far. */
const placed: { readonly orderNumber: string; readonly visit: Visit }[] = [];

/** Orders at that time, and sees one promise from the header to the order; after midnight an admin looks at the new day, too. */
export async function visitShop({ arrive }: Stage, visit: Visit): Promise<void> {
  const { time, browserZone } = visit;
  const tellTime = await goTo(visit);
  const customer = await aCustomer();
  const { page, context } = await arrive('customer', { viewport: phone, timeZone: browserZone });
  await tellTime(context);
  await openSignedIn(page, customer.email, 'customer');
  await seePromise(page, visit);
  await choosePlace(page, visit);
  const orderId = await order(page, visit);
  await page.getByText(said[time].by).filter({ visible: true }).first().waitFor();

  expect(await orderIdsOf(customer.uid)).toEqual([orderId]);
  await checkOrder(orderId, visit);
  await checkSlots(visit);
  if (time !== '00:05') return;
  const admin = await arrive('admin', { viewport: desktop, timeZone: browserZone });
  await tellTime(admin.context);
  await seeToday(admin.page, visit);
}

/** Moves the clock of the shop's server, and the zone of its machine. @returns makes a browser go by that clock, too */
async function goTo({ at, serverZone }: Visit): Promise<(context: BrowserContext) => Promise<void>> {
  const file = process.env[clockFileVariable];
  if (file === undefined) throw new Error('The shop of the clocks does not run');
  const clock = await moveClock(file, { at: at + startsAfterMs, timeZone: serverZone, pace });
  return async (context) => {
    await context.addInitScript(pageScript(clock));
  };
}

/** The header of the home. */
async function seePromise(page: Page, { time }: Visit): Promise<void> {
  const { isOpen } = said[time];
  await heading(page, homeTitle).waitFor();
  await placeButton(page, `${inHeader(isOpen)} 27, 5th Cross, Indiranagar`).waitFor();
}

const inHeader = (isOpen: boolean): string => (isOpen ? 'Delivery in 30 minutes' : 'Opens at 7:00 am');
const inWords = (isOpen: boolean): string =>
  isOpen ? 'Delivery in 30 minutes' : 'Opens at 7:00 am: your order comes by 7:30 am';
const placeButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

async function choosePlace(page: Page, { time }: Visit): Promise<void> {
  const { isOpen } = said[time];
  await placeButton(page, '27, 5th Cross').click();
  await page.getByLabel('Pincode', { exact: true }).fill('560008');
  await pressAndSee(
    page.getByRole('button', { name: 'Check pincode' }),
    message(page, `We deliver there. ${inWords(isOpen)}`),
  );
  await placeButton(page, `${inHeader(isOpen)} 560008`).waitFor();
}

/** From the home to the order's page, for cash, as soon as the store can. @returns its id */
async function order(page: Page, visit: Visit): Promise<string> {
  const { time, digits } = visit;
  const { isOpen } = said[time];
  await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
  await openCart(page, 1);
  await page.getByText(inWords(isOpen)).filter({ visible: true }).first().waitFor();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).filter({ visible: true }).first().click();
  await heading(page, 'Checkout').waitFor();
  const soon = page.getByRole('radio', { name: isOpen ? /^Now/ : /^With the opening/ });
  await soon.and(page.locator(':checked')).waitFor({ state: 'attached' });
  await fillDelivery(page, aNewcomer({ pincode: '560008' }));
  const { orderNumber, orderId } = await placeOrder(page);
  expect(orderNumber.slice(0, 8)).toBe(`BE${digits}`);
  placed.push({ orderNumber, visit });
  return orderId;
}

/** The stored order says what the screens promised. */
async function checkOrder(orderId: string, { time, at }: Visit): Promise<void> {
  const { createdAt, slot, estimatedDeliveryAt, promisedAt } = v.parse(
    orderSchema,
    (await documents().doc(`orders/${orderId}`).get()).data(),
  );
  expect(Math.floor(createdAt / minuteMs) * minuteMs).toBe(at);
  const { isOpen, opens } = said[time];
  const opensAt = startOfIndiaDay(at) + (opens === 'today' ? 0 : dayMs) + 7 * 60 * minuteMs;
  const comesBy = opensAt + 30 * minuteMs;
  expect({ slot, estimatedDeliveryAt, promisedAt }).toEqual(
    isOpen
      ? { slot: null, estimatedDeliveryAt: null, promisedAt: createdAt + 30 * minuteMs }
      : {
          slot: { startsAt: opensAt, endsAt: comesBy, offerFromAt: opensAt, isChosen: false },
          estimatedDeliveryAt: comesBy,
          promisedAt: comesBy,
        },
  );
}

/** The first slot that can still be chosen, and the last one, which ends with the hours of tomorrow. */
async function checkSlots({ time, at }: Visit): Promise<void> {
  const answer = await fetch(`${shopUrl}/api/store`, { headers: { 'Cache-Control': 'no-cache' } });
  const { slots } = v.parse(liveStoreSchema, await answer.json());
  const { firstSlot } = said[time];
  const isTomorrow = Number(time.slice(0, 2)) >= 21;
  const [hours = 0] = firstSlot.split(':').map(Number);
  expect(slots[0]?.startsAt).toBe(startOfIndiaDay(at) + (isTomorrow ? dayMs : 0) + hours * 60 * minuteMs);
  expect(slots.at(-1)?.endsAt).toBe(startOfIndiaDay(at) + dayMs + 22 * 60 * minuteMs);
}

/** An admin sees just after midnight the summary of today, and in the list the day of an order of the evening before. */
async function seeToday(page: Page, { at, dateText }: Visit): Promise<void> {
  await openSignedIn(page, 'admin@basket.example', 'admin');
  await page.goto('/admin/orders/summary');
  await page.getByText(`${dateText} · counted at 12:05 am`).waitFor();
  const today = documents().collection('orders').where('createdAt', '>=', startOfIndiaDay(at));
  const { count } = (await today.count().get()).data();
  const figure = page.getByLabel('Figures of the shift').getByText('Orders', { exact: true });
  await figure.locator('xpath=../dd').getByText(String(count), { exact: true }).waitFor();

  await page.goto('/admin/orders');
  const [newest, before] = placed.toReversed();
  const row = (orderNumber = '') => page.getByRole('row', { name: new RegExp(`^${orderNumber}`) });
  await row(newest?.orderNumber).waitFor();
  expect(await row(newest?.orderNumber).innerText()).toMatch(/(?<!, )12:05 am/);
  // Neither the visit of the gate nor a second try has a visit before it.
  if (!before) return;
  const [, evening] = /^(\d+ \w+) \d+$/.exec(before.visit.dateText) ?? [];
  expect(await row(before.orderNumber).innerText()).toContain(`${evening}, 11:59 pm`);
}
