import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText } from '@basket/domain';
import { anAssignment } from '@basket/domain/testing';
import { CallRefusedError, toast } from '@basket/web';
import { FailedDelivery, retrySentences, returnSentences } from './failed-delivery';

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useServerNow: () => 5 * 60_000,
}));

const failed = anAssignment({
  state: 'accepted',
  orderStatus: 'out_for_delivery',
  undelivered: { reason: 'nobody_there', note: 'Gate locked', at: 60_000, answer: '' },
  awaitsDecision: true,
});

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
});

describe('a failed delivery (rule: undelivered-decided)', () => {
  test('says what the partner reported', () => {
    render(<FailedDelivery assignment={failed} />);
    expect(screen.getByText('Nobody there, says Imran Khan')).toBeVisible();
    expect(screen.getByText('Gate locked · reported 4 min ago')).toBeVisible();
  });

  test.each([
    ['New try', 'Ask for a new try', 'retry', 'What the partner should do differently'],
    ['Back to the store', 'Cancel the order', 'return', 'Reason'],
  ])('%s: asks first, then decides', async (button, confirm, decision, field) => {
    render(<FailedDelivery assignment={failed} />);
    await userEvent.click(screen.getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${field}`)), 'Ring twice');
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(run.mock.calls).toMatchObject([[{ orderId: 'order1', attempt: 1, decision, note: 'Ring twice' }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a refusal stands in the dialog, with the reason that was typed (rule: failures-told)', async () => {
    jest.spyOn(toast, 'error').mockReturnValue();
    const text = refusalText('nothing_to_decide');
    run.mockRejectedValue(new CallRefusedError('nothing_to_decide', {}, text));
    render(<FailedDelivery assignment={failed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the store' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Ring twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    const told = `Failed to decide about the delivery. ${text}`;
    expect(await dialog.findByRole('alert')).toHaveTextContent(told);
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Ring twice');
  });

  test('a new try says the new time to who decides, where it is later than the promise (rule: first-promise)', () => {
    const at = (time: string) => Date.parse(`2026-11-23T${time}:00+05:30`);
    const order = { partnerName: 'Imran', slot: null, dueAt: at('21:23') };
    expect(retrySentences(order, at('21:50'))).toContain(
      'The customer was promised 9:23 pm and is told sorry, with the new time: about 9:50 pm.',
    );
    expect(retrySentences(order, at('21:26'))).toContain(
      'The customer was promised 9:23 pm and is told the new time: about 9:26 pm.',
    );
    for (const [asked, newTimeAt] of [
      [order, at('21:20')],
      [order, null],
      [
        {
          ...order,
          slot: { startsAt: at('20:00'), endsAt: at('21:23'), offerFromAt: at('19:30'), isChosen: true },
        },
        at('21:50'),
      ],
    ] as const)
      expect(retrySentences(asked, newTimeAt).join(' ')).not.toMatch(/sorry/);
  });

  test('says what a return does to stock and money', () => {
    expect(returnSentences(failed)).toContain(
      'Its items wait under To put back, and are in stock again once somebody says that they are on the shelf.',
    );
    expect(returnSentences(failed)).toContain('Nothing was paid: no cash is counted, nothing is refunded.');
    expect(returnSentences({ ...failed, paymentStatus: 'paid' })).toContain(
      '₹98.00 were paid: what was paid online is refunded.',
    );
    expect(returnSentences({ ...failed, paymentStatus: 'refunded' })).toContain(
      'What was paid went back already: nothing more is refunded.',
    );
  });
});
