/** Controls the payment sandbox of the local stack. See packages/razorpay-sandbox. */
import type { FrameLocator, Page } from 'playwright-core';
import { portsAt } from '../../tools/base/ports.mjs';
import type { Sandbox } from 'razorpay-sandbox';

const origin = `http://localhost:${portsAt().gateway}`;

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${origin}/sandbox/control/${path}`, {
    method: body ? 'POST' : 'GET',
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

export const gatewayState = (): Promise<Sandbox['gateway']['state']> => ask('state');

/** Whether a payment or a code of the gateway is for an order of the shop. */
export const isFor = (orderId: string, notes: object): boolean =>
  'shop_order_id' in notes && notes.shop_order_id === orderId;

/** A customer pays a gateway order outside this browser. */
export const payAtGateway = (gatewayOrderId: string): Promise<unknown> =>
  ask('payments', { order_id: gatewayOrderId, outcome: 'approve' });

/**
 * The bank approves the payments that wait for an answer, and the gateway captures them, even of an order that is paid already: more
 * than it documents. @returns how many
 */
export async function approveBegunPayments(orderId: string): Promise<number> {
  const { payments } = await gatewayState();
  const begun = Object.values(payments).filter(
    ({ notes, status }) => status === 'created' && isFor(orderId, notes),
  );
  for (const { id } of begun) await ask('payments', { payment_id: id, outcome: 'capture' });
  return begun.length;
}

/** A customer scans the payment code that is open for an order, and pays it by UPI. */
export async function payCodeOf(orderId: string): Promise<void> {
  const { qrCodes } = await gatewayState();
  const code = Object.values(qrCodes).find(
    ({ notes, status }) => status === 'active' && isFor(orderId, notes),
  );
  if (!code) throw new Error('There is no open code for this order');
  const response = await fetch(`${origin}/sandbox/browser/codes/${code.id}`, {
    method: 'POST',
    body: '{}',
    headers: { Origin: origin },
  });
  if (!response.ok) throw new Error(`The code could not be paid: ${await response.text()}`);
}

/** The gateway's checkout over the page. */
export const checkoutFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment"]');

export type BankAnswer = 'Approve' | 'Decline' | 'Claim a success with a wrong signature';

/** Chooses UPI or a card in the checkout and has the bank answer. */
export async function payInCheckout(
  page: Page,
  answer: BankAnswer,
  method: 'UPI' | 'Card' = 'UPI',
): Promise<void> {
  await beginPayment(page, method);
  await checkoutFrame(page).getByRole('button', { name: answer, exact: true }).click();
}

/** Goes on to the bank's question. */
export async function beginPayment(page: Page, method: 'UPI' | 'Card' = 'UPI'): Promise<void> {
  const frame = checkoutFrame(page);
  await frame.getByText('Sandbox: no money moves').waitFor();
  await frame.getByLabel(method, { exact: true }).check();
  await frame.getByRole('button', { name: /^Pay ₹/ }).click();
  await frame.getByRole('heading', { name: 'Your bank asks' }).waitFor();
}
