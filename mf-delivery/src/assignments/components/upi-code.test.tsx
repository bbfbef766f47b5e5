import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type Assignment, type Stored } from '@basket/domain';
import { storeSettings } from '@basket/domain/testing';
import { CallRefusedError, toast } from '@basket/web';
import { anAssignment } from '../../testing/builders';
import type { PaymentCode } from '../use-payment-code';
import { MarkDelivered } from './mark-delivered';
import { UpiCode } from './upi-code';

const run = jest.fn<Promise<PaymentCode | { readonly isPaid: boolean }>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useServerNow: () => now,
}));

let now = 0;
const expiresAt = Date.UTC(2026, 10, 22, 5, 12);
const code: PaymentCode = {
  codeId: 'qr_1',
  upiLink: 'upi://pay?pa=basket@bank&am=300.00',
  imageUrl: null,
  amountPaise: 300_00,
  expiresAt,
};
const store = storeSettings({ razorpayKeyId: 'rzp_test_1' });
const inHand = (facts: Partial<Stored<Assignment>> = {}) =>
  anAssignment({ state: 'accepted', orderStatus: 'out_for_delivery', ...facts });

/** The partner's view at the door. */
const door = (assignment: Stored<Assignment>, settings = store) => (
  <>
    <UpiCode assignment={assignment} store={settings} />
    <MarkDelivered assignment={assignment} />
  </>
);

const show = () => userEvent.click(screen.getByRole('button', { name: 'Show UPI code' }));

beforeEach(() => {
  now = expiresAt - 60_000;
  run.mockReset();
  run.mockResolvedValue(code);
});

describe('the UPI code of a cash order in hand', () => {
  test('shows the amount, the code and its expiry', async () => {
    render(door(inHand()));
    await show();
    expect(run.mock.calls).toEqual([[{ orderId: 'order1' }]]);
    expect(await screen.findByRole('img', { name: 'UPI code for ₹300' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Pay by UPI' })).toHaveTextContent('Order BE2611204821₹300');
    expect(screen.getByText('10:42 am')).toBeVisible();
  });

  test('changes by itself once the order is paid, and delivering asks for no cash', async () => {
    const { rerender } = render(door(inHand()));
    await show();
    await screen.findByRole('img', { name: 'UPI code for ₹300' });
    rerender(door(inHand({ paymentMethod: 'online', paymentStatus: 'paid' })));
    expect(screen.getByRole('status')).toHaveTextContent('Paid. Collect no cash.');
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('button', { name: 'Show UPI code' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Mark Delivered/ }));
    expect(screen.getByText('Already paid: nothing to collect.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cash collected' })).toBeNull();
  });

  test('is not there for an order of ₹0, which is delivered without a question of cash (rule: small-sums)', async () => {
    render(door(inHand({ totalPaise: 0 })));
    expect(screen.queryByRole('button', { name: 'Show UPI code' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Mark Delivered/ }));
    expect(screen.getByText('Nothing to collect.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delivered' })).toBeVisible();
  });

  test('says that it is loading', async () => {
    run.mockReturnValue(new Promise(() => undefined));
    render(door(inHand()));
    await show();
    expect(screen.getByText('Loading the UPI code')).toBeInTheDocument();
  });

  test('says why there is no code and tries again', async () => {
    const text = refusalText('payment_unavailable');
    run.mockRejectedValueOnce(new CallRefusedError('payment_unavailable', {}, text));
    render(door(inHand()));
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to show the UPI code. ${text}`);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'UPI code for ₹300' })).toBeVisible();
  });

  test('replaces an expired code', async () => {
    now = expiresAt;
    run.mockResolvedValueOnce(code).mockResolvedValueOnce({ ...code, expiresAt: expiresAt + 60_000 });
    render(door(inHand()));
    await show();
    expect(await screen.findByText('This code has expired.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show a new code' }));
    expect(await screen.findByRole('img', { name: 'UPI code for ₹300' })).toBeVisible();
  });

  test('links to the page of a gateway that gives no text to draw', async () => {
    run.mockResolvedValue({ ...code, upiLink: null, imageUrl: 'https://pay.example/qr_1' });
    render(door(inHand()));
    await show();
    const link = await screen.findByRole('link', { name: 'Open the payment page' });
    expect(link).toHaveAttribute('href', 'https://pay.example/qr_1');
  });

  test.each([
    { desc: 'paid online', facts: { paymentMethod: 'online', paymentStatus: 'paid' } as const, keyId: 'k' },
    { desc: 'without online payments', facts: {}, keyId: '' },
    { desc: 'of less than ₹1', facts: { totalPaise: 99 }, keyId: 'k' },
  ])('is not offered for an order $desc (rule: small-sums)', ({ facts, keyId }) => {
    render(door(inHand(facts), storeSettings({ razorpayKeyId: keyId })));
    expect(screen.queryByRole('button', { name: 'Show UPI code' })).toBeNull();
  });

  test('is checked at once on demand, and only cash that is there is booked while the bank is silent (rule: door-asked)', async () => {
    const success = jest.spyOn(toast, 'info').mockReturnValue();
    jest.spyOn(toast, 'error').mockReturnValue();
    render(door(inHand()));
    await show();
    await screen.findByRole('img', { name: 'UPI code for ₹300' });
    run.mockResolvedValueOnce({ isPaid: false });
    await userEvent.click(screen.getByRole('button', { name: 'Check payment now' }));
    expect(success).toHaveBeenCalledWith('No UPI payment has arrived yet.');
    await userEvent.click(screen.getByText('Close'));
    await userEvent.click(screen.getByRole('button', { name: /^Mark Delivered/ }));
    const text = refusalText('payment_being_checked');
    run.mockRejectedValueOnce(new CallRefusedError('payment_being_checked', {}, text));
    await userEvent.click(screen.getByRole('button', { name: 'Cash collected' }));
    expect(run).toHaveBeenLastCalledWith({ orderId: 'order1' });
    expect(screen.getByText(/has not said whether the UPI code was paid/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check payment now' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have the cash' }));
    expect(run).toHaveBeenLastCalledWith({ orderId: 'order1', hasTakenCash: true });
  });
});
