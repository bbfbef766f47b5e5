import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type Contract } from '@basket/domain';
import { CallRefusedError, toast } from '@basket/web';
import { anAssignment } from '../../testing/builders';
import { installLocks } from '../../testing/locks';
import { Due } from './due';
import { Steps } from './steps';

const run = jest.fn<Promise<object>, [string, object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: ({ operation }: Contract, input: object) => run(operation, input),
  currentSession: () => ({ user: { uid: 'imran' } }),
  useServerNow: () => 31 * 60_000,
}));

const accepted = (facts: Partial<ReturnType<typeof anAssignment>> = {}) =>
  anAssignment({ state: 'accepted', orderStatus: 'confirmed', ...facts });
const onTheWay = (facts: Partial<ReturnType<typeof anAssignment>> = {}) =>
  accepted({ orderStatus: 'out_for_delivery', ...facts });
const show = (assignment: ReturnType<typeof anAssignment>) =>
  render(<Steps assignment={assignment} store={null} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installLocks);
beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

describe('the next step with an order', () => {
  test('at the store is to pick it up, after a look at its number (rule: partner-picks-up)', async () => {
    show(accepted());
    expect(screen.queryByRole('button', { name: /^Mark Delivered/ })).toBeNull();
    await press(/^Picked up/);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Is this BE2611204821?' }));
    expect(dialog.getByText(/^2 items for Ananya Sharma/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'I have it' }));
    expect(run.mock.calls).toEqual([['pickUp', { orderId: 'order1' }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('at the store waits for closed bags, which the page hears (rule: packed-handed)', () => {
    const begun = { startedAt: 1, readyAt: null, packedAt: null };
    const { rerender } = show(accepted({ packing: begun }));
    const pickUp = screen.getByRole('button', { name: /^Picked up/ });
    expect(pickUp).toBeDisabled();
    expect(screen.getByText('The store is still packing this order.')).toBeVisible();
    rerender(<Steps assignment={accepted({ packing: { ...begun, packedAt: 2 } })} store={null} />);
    expect(pickUp).toBeEnabled();
  });

  test('at the store is open without a network, which alone tells that bags are open (rule: steps-kept)', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(accepted({ packing: { startedAt: 1, readyAt: null, packedAt: null } }));
    expect(screen.getByRole('button', { name: /^Picked up/ })).toBeEnabled();
    expect(screen.queryByText('The store is still packing this order.')).toBeNull();
  });

  test('on the way is to deliver it, with the cash shown before it is asked for', () => {
    show(onTheWay());
    expect(screen.getByText('Collect cash').closest('p')).toHaveTextContent('₹300');
    expect(screen.getByRole('button', { name: /^Mark Delivered/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Picked up/ })).toBeNull();
  });

  test('that is not possible is said with a reason (rule: undelivered-decided)', async () => {
    show(onTheWay());
    await press('Could not deliver');
    const dialog = within(screen.getByRole('alertdialog', { name: 'What happened?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell the store' }));
    expect(toast.error).toHaveBeenCalledWith('Please choose what happened');
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Wrong address' }));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Moved out');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell the store' }));
    expect(run.mock.calls).toEqual([
      ['reportUndelivered', { orderId: 'order1', reason: 'wrong_address', note: 'Moved out' }],
    ]);
  });

  test('that the store could not be told of is said in the dialog, with the note that was typed (rule: failures-told)', async () => {
    const text = refusalText('order_not_in_hand');
    run.mockRejectedValue(new CallRefusedError('order_not_in_hand', {}, text));
    show(onTheWay());
    await press('Could not deliver');
    const dialog = within(screen.getByRole('alertdialog', { name: 'What happened?' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Wrong address' }));
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Moved out');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell the store' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(`Failed to report. ${text}`);
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('Moved out');
  });

  test('after a report is to wait, unless it can be delivered after all', () => {
    const undelivered = { reason: 'refused', note: '', at: 1, answer: '' } as const;
    const { unmount } = show(onTheWay({ undelivered, awaitsDecision: true }));
    expect(screen.getByText('Reported: Customer refused it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Could not deliver' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Mark Delivered/ })).toBeVisible();
    unmount();
    show(onTheWay({ undelivered: { ...undelivered, answer: 'Ring at number 9' } }));
    expect(screen.getByText('Ring at number 9')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Could not deliver' })).toBeVisible();
  });

  test.each(['offered', 'delivered', 'lost'] as const)('is nothing when it is %s', (state) => {
    show(onTheWay({ state }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  [40 * 60_000, '9 min left'],
  [20 * 60_000, '11 min late'],
])('the promised time counts down, and is late in words', (dueAt, text) => {
  render(<Due assignment={{ dueAt, expectedAt: dueAt, answeredAt: null, slot: null }} store={null} />);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  { desc: 'as promised', laterMs: 0, says: 'Deliver by 6:10 am' },
  { desc: 'later within the minute that is shown', laterMs: 59_999, says: 'Deliver by 6:10 am' },
  { desc: 'later', laterMs: 60_000, says: 'Deliver by 6:10 am, expected by 6:11 am now' },
])('reads what the customer reads: expected $desc (rule: first-promise)', ({ laterMs, says }) => {
  const dueAt = 40 * 60_000;
  const { container } = render(
    <Due assignment={{ dueAt, expectedAt: dueAt + laterMs, answeredAt: null, slot: null }} store={null} />,
  );
  expect(container.querySelector('span')).toHaveTextContent(new RegExp(`^${says}$`));
});
