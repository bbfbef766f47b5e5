import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type Assignment, type Contract, type Stored } from '@basket/domain';
import { storeSettings } from '@basket/domain/testing';
import { CallFailedError, CallRefusedError, doorCodes, toast } from '@basket/web';
import { MarkDelivered } from '../assignments/components/mark-delivered';
import { Steps } from '../assignments/components/steps';
import { anAssignment } from '../testing/builders';
import { installLocks } from '../testing/locks';
import { RefusedStep } from './refused-step';
import { steps } from './steps';
import { useSendSteps, useWithSteps } from './use-steps';
import { WaitingBanner } from './waiting-banner';

const run = jest.fn<Promise<object>, [string, object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: ({ operation }: Contract, input: object) => run(operation, input),
  useOperation: ({ operation }: Contract) => ({
    run: (input: object) => run(operation, input),
    isBusy: false,
  }),
  currentSession: () => ({ user: { uid: 'imran' } }),
}));
jest.mock('../use-store', () => ({ useStore: () => storeSettings({ storePhone: '08012345678' }) }));

const noNetwork = new CallFailedError('offline');
const onTheWay = anAssignment({ state: 'accepted', orderStatus: 'out_for_delivery' });
const atTheStore = anAssignment({ state: 'accepted', orderStatus: 'preparing' });
const another = anAssignment({ ...atTheStore, orderId: 'order3' });

function Phone({ order }: { readonly order: Stored<Assignment> }) {
  useSendSteps('imran');
  const [shown = order] = useWithSteps(orders.get(order) ?? []);
  return (
    <>
      <WaitingBanner />
      <Steps assignment={shown} store={null} />
      <RefusedStep />
    </>
  );
}
const orders = new Map([onTheWay, atTheStore, another].map((order) => [order, [order]]));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (button: RegExp, confirmation: string) => {
  await press(button);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirmation }));
};
const sendAgain = () => act(() => steps.sendAll());

beforeAll(installLocks);
beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});
afterEach(() =>
  act(async () => {
    for (const { id } of steps.steps()) await steps.dismiss(id);
  }),
);

test('with a network a step keeps its dialog until the answer, and nothing says that it waits', async () => {
  let arrive: (answer: object) => void = () => undefined;
  run.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<Phone order={anAssignment({ ...atTheStore, orderId: 'order4' })} />);
  await confirm(/^Picked up/, 'I have it');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/wait/)).toBeNull();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  act(() => arrive({}));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(toast.success).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/wait/)).toBeNull();
});

describe('without a network (rule: steps-kept)', () => {
  test('a step waits on its card and in the banner, leads to the next one, and both are sent in order', async () => {
    run.mockRejectedValue(noNetwork);
    render(<Phone order={atTheStore} />);
    await confirm(/^Picked up/, 'I have it');
    expect(await screen.findByText('1 step waits for the network')).toBeVisible();
    expect(screen.getByText(/^Picked up, /).closest('p')).toHaveTextContent('waits for the network');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await confirm(/^Mark Delivered/, 'Cash collected');
    expect(await screen.findByText('2 steps wait for the network')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Mark Delivered|Picked up/ })).toBeNull();
    expect(toast.success).not.toHaveBeenCalled();
    run.mockClear();
    run.mockResolvedValue({});
    await sendAgain();
    expect(run.mock.calls.map(([operation]) => operation)).toEqual(['pickUp', 'markDelivered']);
    expect(screen.queryByText(/wait.* for the network/)).toBeNull();
    // The live order may still be as it was: nothing invites to do it again.
    expect(screen.queryByRole('button', { name: /Mark Delivered|Picked up/ })).toBeNull();
  });

  test('a step that met a fault of the server says that, not that the network is missing', async () => {
    run.mockRejectedValue(new CallFailedError('server'));
    render(<Phone order={another} />);
    await confirm(/^Picked up/, 'I have it');
    expect(await screen.findByText('1 step waits: the server had a fault')).toBeVisible();
    expect(screen.getByText(/^Picked up, /).closest('p')).toHaveTextContent(
      'the server had a fault, it is tried again',
    );
    expect(screen.queryByText(/network/)).toBeNull();
    run.mockRejectedValue(noNetwork);
    await press('Try now');
    expect(await screen.findByText('1 step waits for the network')).toBeVisible();
    run.mockResolvedValue({});
    await sendAgain();
    expect(screen.queryByText(/1 step waits/)).toBeNull();
  });

  test('a report waits, and asks no second time', async () => {
    run.mockRejectedValue(noNetwork);
    render(<Phone order={{ ...onTheWay, orderId: 'order2' }} />);
    await press('Could not deliver');
    await userEvent.click(screen.getByRole('radio', { name: 'Nobody there' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tell the store' }));
    expect(await screen.findByText('1 step waits for the network')).toBeVisible();
    expect(toast.error).not.toHaveBeenCalled();
  });

  test('a refusal that comes later is said until it was read, with what to do', async () => {
    run.mockRejectedValue(noNetwork);
    render(<Phone order={onTheWay} />);
    await act(() =>
      steps.perform({ operation: 'markDelivered', orderNumber: 'BE7', input: { orderId: 'order7' } }),
    );
    const text = refusalText('not_out_for_delivery');
    run.mockRejectedValue(new CallRefusedError('not_out_for_delivery', {}, text));
    await sendAgain();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delivered was refused' }));
    expect(dialog.getByText('BE7')).toBeVisible();
    expect(dialog.getByText(new RegExp(`without a network\\. ${text}`))).toBeVisible();
    expect(dialog.getByText(/Keep its cash apart and call the store/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Call the store' })).toHaveAttribute('href', 'tel:08012345678');
    await userEvent.click(dialog.getByRole('button', { name: 'I have read this' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('a delivery whose UPI code was shown is not kept: only the server knows whether it is paid', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    doorCodes.note('order9');
    run.mockRejectedValue(noNetwork);
    render(<MarkDelivered assignment={{ ...onTheWay, orderId: 'order9' }} />);
    await press(/^Mark Delivered/);
    expect(screen.getByText(/You have shown a UPI code for this order/)).toBeVisible();
    await press('Cash collected');
    expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('No connection'));
    expect(steps.steps()).toEqual([]);
  });
});
