import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { personOf, refusalText } from '@basket/domain';
import { aPartner, aWithdrawal, storeSettings } from '@basket/domain/testing';
import { CallRefusedError, MemoryRouter, toast, useLocation, type Live, type LiveQuery } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { aProfile } from '../../testing/builders';
import { DeliveryPartnersPage } from './delivery-partners-page';

const run = jest.fn<Promise<object>, [object]>();
const asked: LiveQuery[] = [];
let lists: Readonly<Record<string, Live<unknown>>>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLoaded: () => ready({ total: 2, isAllSearchable: false }),
  useLiveQuery: (query: LiveQuery | null) => {
    if (query === null) return { status: 'loading' };
    asked.push(query);
    return lists[query.collection];
  },
  useLiveDocument: () => ready(storeSettings({ maxOrdersPerPartner: 3, cashInHandLimitPaise: 5000_00 })),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const imran = aPartner({
  id: 'imran',
  vehicleNumber: 'KA 01 AB 1234',
  rating: 4.8,
  walletBalancePaise: 4820_00,
  cashInHandPaise: 1870_00,
  totalDeliveries: 412,
  totalEarningsPaise: 20_600_00,
  activeOrders: 2,
});

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const show = () =>
  render(
    <MemoryRouter>
      <DeliveryPartnersPage />
      <Address />
    </MemoryRouter>,
  );

/** Opens the menu of Imran Khan and chooses. */
async function choose(action: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Imran Khan' }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}
const fill = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  lists = { deliveryPartners: ready([imran]), withdrawalRequests: ready([aWithdrawal()]) };
  run.mockReset();
  run.mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('two tabs count partners and pending withdrawals', async () => {
  const { container } = show();
  expect(screen.getByRole('link', { name: 'Delivery Partners 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Withdrawal Requests 1' })).toHaveAttribute(
    'href',
    '/admin/delivery-partners/withdrawals',
  );
  expect(await violationsIn(container)).toEqual([]);
});

test('a row has the figures of its partner and leads to the statement', () => {
  show();
  const row = screen.getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/^Imran KhanKA 01 AB 123498450 12345imran@basket\.example/);
  expect(row?.textContent).toContain('2 of 3 orders₹1,870.00 cash');
  expect(row?.textContent).toContain('₹4,820.00₹20,600.00412 deliveries4.8 / 5');
  expect(screen.getByRole('link', { name: 'Imran Khan' })).toHaveAttribute(
    'href',
    '/admin/delivery-partners/imran',
  );
});

test('Enter on a row leads to the statement too (rule: keyboard-admin)', async () => {
  show();
  act(() => screen.getAllByRole('row')[1]?.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/delivery-partners/imran');
});

test('says what keeps offers away, and stands in for what is not known', () => {
  const blocked = { walletBalancePaise: 0, cashInHandPaise: 5000_01, vehicleNumber: '', rating: null };
  lists = { ...lists, deliveryPartners: ready([aPartner({ ...blocked, isOnline: false })]) };
  show();
  expect(screen.getByText('Below ₹1,000: no offers')).toBeVisible();
  expect(screen.getByText('₹5,000.01 cash: no cash orders')).toBeVisible();
  expect(screen.getByText('Never online')).toBeVisible();
  expect(screen.getByText('No vehicle')).toBeVisible();
  expect(screen.getByText('No rating')).toBeVisible();
  // Bank details are shown with the request alone.
  expect(screen.queryByText(aWithdrawal().bankAccountNumber)).toBeNull();
});

describe('adjusting a wallet', () => {
  test('credits with a reason and says the new balance (rule: adjust-with-reason)', async () => {
    run.mockResolvedValue({ balancePaise: 5820_00 });
    const { container } = show();
    await choose('Adjust wallet');
    await fill('Amount', '1,000');
    expect(screen.getByText('Balance ₹4,820.00, ₹5,820.00 afterwards')).toBeVisible();
    await fill('Reason', 'Joining deposit');
    expect(await violationsIn(container)).toEqual([]);
    await press('Credit wallet');
    expect(run.mock.calls).toEqual([
      [{ deliveryPartnerId: 'imran', amountPaise: 1000_00, reason: 'Joining deposit' }],
    ]);
    expect(toast.success).toHaveBeenCalledWith('Wallet adjusted successfully! New balance: ₹5,820.00');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('debits', async () => {
    run.mockResolvedValue({ balancePaise: 4770_00 });
    show();
    await choose('Adjust wallet');
    await userEvent.click(screen.getByRole('radio', { name: 'Debit' }));
    await fill('Amount', '50');
    await fill('Reason', 'Lost bag');
    await press('Debit wallet');
    expect(run.mock.calls[0]?.[0]).toMatchObject({ amountPaise: -50_00 });
  });

  test.each([
    { way: 'Credit', amount: '', message: 'Please fill in the amount' },
    { way: 'Credit', amount: '0', message: 'Enter an amount above zero' },
    { way: 'Credit', amount: '1.005', message: 'Enter rupees with at most two decimals, such as 500.50' },
    { way: 'Credit', amount: '100000.01', message: 'At most ₹1,00,000 at a time' },
    { way: 'Debit', amount: '4820.01', message: 'The balance is only ₹4,820.00' },
  ])('$way of "$amount": $message', async ({ way, amount, message }) => {
    show();
    await choose('Adjust wallet');
    await userEvent.click(screen.getByRole('radio', { name: way }));
    if (amount) await fill('Amount', amount);
    await press(`${way} wallet`);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText('Please fill in the reason')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
  });

  test('a refusal is shown in the dialog, which keeps what was typed (rule: failures-told)', async () => {
    run.mockRejectedValueOnce(new CallRefusedError('own_money', {}, refusalText('own_money')));
    show();
    await choose('Adjust wallet');
    await fill('Amount', '10');
    await fill('Reason', 'For me');
    await press('Credit wallet');
    const text = `Failed to adjust wallet. ${refusalText('own_money')}`;
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toast.error).toHaveBeenCalledWith(text);
    expect(screen.getByLabelText('Reason')).toHaveValue('For me');
  });
});

describe('recording a cash deposit', () => {
  test('offers all that is in hand (rule: cash-in-hand)', async () => {
    run.mockResolvedValue({ cashInHandPaise: 0 });
    show();
    await choose('Record cash deposit');
    expect(screen.getByLabelText('Cash handed in')).toHaveValue('1870.00');
    await press('Record deposit');
    expect(run.mock.calls).toEqual([[{ deliveryPartnerId: 'imran', amountPaise: 1870_00, note: '' }]]);
    expect(toast.success).toHaveBeenCalledWith('Cash deposit recorded successfully! ₹0.00 left in hand');
  });

  test('refuses more than is in hand', async () => {
    show();
    await choose('Record cash deposit');
    await fill('Cash handed in', '1870.01');
    await press('Record deposit');
    expect(screen.getByText('Only ₹1,870.00 are in hand')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
  });
});

describe('vehicle and rating', () => {
  test('are changed, and an empty rating is none', async () => {
    show();
    await choose('Vehicle and rating');
    await fill('Vehicle number (optional)', 'KA 05 CD 6789');
    await userEvent.clear(screen.getByLabelText('Rating (optional)'));
    await press('Save');
    expect(run.mock.calls).toEqual([
      [{ deliveryPartnerId: 'imran', vehicleNumber: 'KA 05 CD 6789', rating: null }],
    ]);
    expect(toast.success).toHaveBeenCalledWith('Delivery partner updated successfully!');
  });

  test('a rating may be typed in digits of any script (rule: any-digits)', async () => {
    show();
    await choose('Vehicle and rating');
    await fill('Rating (optional)', '४.५');
    await press('Save');
    expect(run.mock.calls).toEqual([[expect.objectContaining({ rating: 4.5 })]]);
  });

  test.each(['5.1', '4.55', 'good'])('%s is no rating', async (rating) => {
    show();
    await choose('Vehicle and rating');
    await fill('Rating (optional)', rating);
    await press('Save');
    expect(screen.getByText('Enter a rating from 0 to 5, such as 4.5')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
  });
});

describe('adding a partner', () => {
  const asha = aProfile({ id: 'asha', name: 'Asha Rao', email: 'asha@basket.example' });

  test('promotes a customer and leaves everything else of the profile', async () => {
    lists = { ...lists, profiles: ready([asha, aProfile({ id: 'p', name: 'Somebody Else' })]) };
    run.mockResolvedValue({ ...asha, role: 'delivery_partner' });
    const { container } = show();
    await press('Add partner');
    expect(screen.getByText('Type at least 2 letters or digits.')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'asha');
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    expect(asked.at(-1)).toMatchObject({
      where: [
        ['role', '==', 'customer'],
        ['searchKeys', 'array-contains', 'asha'],
      ],
      limit: 26,
    });
    expect(screen.getByText(/^Older accounts are being prepared/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Asha Rao' }));
    expect(await violationsIn(container)).toEqual([]);
    await press('Make delivery partner');
    const before = personOf(asha);
    expect(run.mock.calls).toEqual([[{ uid: 'asha', before, ...before, role: 'delivery_partner' }]]);
    expect(toast.success).toHaveBeenCalledWith('Asha Rao is a delivery partner now');
  });

  test('arrow keys and Enter choose from the list, as in the product search', async () => {
    const [asha, other] = [aProfile({ id: 'a', name: 'Asha Rao' }), aProfile({ id: 'b', name: 'Asha Pai' })];
    lists = { ...lists, profiles: ready([asha, other]) };
    show();
    await press('Add partner');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'asha');
    const [first, second] = await screen.findAllByRole('radio');
    await userEvent.keyboard('{ArrowUp}');
    expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toBeChecked();
    expect(screen.getByText('Asha Rao is chosen').closest('[role="status"]')).not.toBeNull();
    await userEvent.keyboard('s{Backspace}');
    expect(first).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(first).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Make delivery partner' })).toHaveFocus();
    expect(run).not.toHaveBeenCalled();
  });

  test('says that nobody was found', async () => {
    lists = { ...lists, profiles: ready([asha]) };
    show();
    await press('Add partner');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'nobody');
    expect(await screen.findByText('No customer found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make delivery partner' })).toBeDisabled();
  });
});

test('says that it is loading, and that there is nobody', () => {
  lists = { ...lists, deliveryPartners: { status: 'loading' } };
  const { unmount } = show();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  unmount();
  lists = { ...lists, deliveryPartners: ready([]) };
  show();
  expect(screen.getByText('No delivery partners yet')).toBeVisible();
});

test('reports a failure and retries (rule: failures-told)', async () => {
  const retry = jest.fn();
  lists = {
    ...lists,
    deliveryPartners: { status: 'error', code: 'unavailable', message: 'No connection.', retry },
  };
  show();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Failed to load data');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
