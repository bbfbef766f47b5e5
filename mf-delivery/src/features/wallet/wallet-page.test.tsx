import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText, type DeliveryPartner, type Stored } from '@basket/domain';
import { aPartner, aWithdrawal, storeSettings } from '@basket/domain/testing';
import { CallFailedError, CallRefusedError, toast, type Live, type LiveQuery } from '@basket/web';
import { violationsIn } from '../../../../tests/support/accessibility';
import { DeliveryContext } from '../../delivery-context';
import { transactionsPerPage } from '../../queries';
import { aWalletRow } from '../../testing/builders';
import { WalletPage } from './wallet-page';

const run = jest.fn<Promise<object>, [object]>();
let lists: Readonly<Record<string, Live<unknown>>>;
let queries: LiveQuery[];
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveQuery: (query: LiveQuery) => {
    queries.push(query);
    return lists[query.collection];
  },
  useLiveDocument: () => ready(storeSettings({ cashInHandLimitPaise: 5000_00 })),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const failed = (retry = jest.fn()): Live<never> => ({
  status: 'error',
  code: 'unavailable',
  message: 'No connection.',
  retry,
});

const screenOf = (partner: Live<Stored<DeliveryPartner>>) => (
  <DeliveryContext
    value={{ uid: 'imran', email: 'imran@basket.example', partner, offers: ready([]), inHand: ready([]) }}
  >
    <WalletPage />
  </DeliveryContext>
);
const show = (facts: Partial<DeliveryPartner> = {}) => render(screenOf(ready(aPartner(facts))));
const button = () => screen.getByRole('button', { name: 'Request Withdrawal' });

beforeEach(() => {
  queries = [];
  lists = { walletTransactions: ready([]), withdrawalRequests: ready([]), cashDeposits: ready([]) };
  run.mockReset();
  run.mockResolvedValue({ requestId: 'request1', balancePaise: 0 });
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('shows balance, earnings and deliveries, and says where there is nothing yet', async () => {
  const { container } = show({
    walletBalancePaise: 4820_00,
    totalEarningsPaise: 20_600_00,
    totalDeliveries: 412,
  });
  expect(screen.getByText('Available Balance').nextSibling).toHaveTextContent('₹4,820');
  expect(screen.getByText('₹20,600')).toBeVisible();
  expect(screen.getByText('412')).toBeVisible();
  expect(screen.getByText('No withdrawal requests yet')).toBeVisible();
  expect(screen.getByText('No transactions yet')).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
});

test('follows the partner without a reload', () => {
  const { rerender } = show({ walletBalancePaise: 1_00 });
  rerender(screenOf(ready(aPartner({ walletBalancePaise: 51_00 }))));
  expect(screen.getByText('Available Balance').nextSibling).toHaveTextContent('₹51');
});

test('below ₹100 the request is disabled, with the reason (rule: withdrawal-minimum)', () => {
  show({ walletBalancePaise: 99_99 });
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription('Minimum ₹100 required for withdrawal');
});

test('from ₹100 on it can be pressed', () => {
  show({ walletBalancePaise: 100_00 });
  expect(button()).toBeEnabled();
  expect(screen.queryByText('Minimum ₹100 required for withdrawal')).toBeNull();
});

describe('the dialog of a withdrawal', () => {
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));
  };
  const filled = {
    Amount: '500',
    'Account holder name': 'Imran Khan',
    'Bank account number': '5010 0123 4544 17',
    'IFSC code': 'hdfc0001234',
  };

  test('sends paise, digits and capitals, closes and says so', async () => {
    show();
    await userEvent.click(button());
    await fill(filled);
    expect(run.mock.calls).toEqual([
      [
        {
          amountPaise: 500_00,
          accountHolderName: 'Imran Khan',
          bankAccountNumber: '50100123454417',
          ifscCode: 'HDFC0001234',
        },
      ],
    ]);
    expect(toast.success).toHaveBeenCalledWith('Withdrawal request submitted successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('names every field that is missing and asks the server for nothing', async () => {
    const { container } = show();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('button', { name: 'Submit Request' }));
    for (const text of [
      'Please fill in the amount',
      'Please fill in the account holder name',
      'Please fill in the bank account number',
      'Please fill in the IFSC code',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(run).not.toHaveBeenCalled();
    expect(await violationsIn(container)).toEqual([]);
  });

  test.each([
    { amount: '99', message: 'Minimum withdrawal amount is ₹100' },
    { amount: '1500.01', message: 'Insufficient balance' },
  ])('₹$amount: $message (rule: withdrawal-minimum)', async ({ amount, message }) => {
    show({ walletBalancePaise: 1500_00 });
    await userEvent.click(button());
    await fill({ ...filled, Amount: amount });
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(message);
    expect(run).not.toHaveBeenCalled();
  });

  test.each([
    ['500', null],
    ['500.01', /^Then ₹999\.99 are left\. Below ₹1,000 you get no offers\.$/],
    ['1500.01', null],
  ])(
    'a withdrawal of ₹%s from ₹1,500 warns before that no offers follow: %s (rule: no-offers-told)',
    async (amount, text) => {
      show({ walletBalancePaise: 1500_00 });
      await userEvent.click(button());
      await userEvent.type(screen.getByLabelText('Amount'), amount);
      if (text) expect(screen.getByText(text)).toBeVisible();
      else expect(screen.queryByText(/you get no offers/)).toBeNull();
    },
  );

  test('offers the account of the last withdrawal', async () => {
    lists = { ...lists, withdrawalRequests: ready([aWithdrawal()]) };
    show();
    await userEvent.click(button());
    expect(screen.getByLabelText('Bank account number')).toHaveValue('50100123454417');
    await fill({ Amount: '100' });
    expect(run.mock.calls[0]?.[0]).toMatchObject({ amountPaise: 100_00, ifscCode: 'HDFC0001234' });
  });

  test.each([
    {
      desc: 'a refusal',
      error: new CallRefusedError('insufficient_balance', {}, refusalText('insufficient_balance')),
      text: 'Failed to submit withdrawal request. Insufficient balance',
    },
    {
      desc: 'a lost connection',
      error: new CallFailedError('offline'),
      text: 'Failed to submit withdrawal request. No connection. Please check your internet and try again.',
    },
  ])('stays open after $desc and keeps what was typed (rule: failures-told)', async ({ error, text }) => {
    run.mockRejectedValueOnce(error);
    show();
    await userEvent.click(button());
    await fill(filled);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toast.error).toHaveBeenCalledWith(text);
    expect(screen.getByLabelText('Amount')).toHaveValue('500');
  });
});

test('each request shows its state, and a rejected one the reason', () => {
  lists = {
    ...lists,
    withdrawalRequests: ready([
      aWithdrawal({ id: 'r3' }),
      aWithdrawal({ id: 'r2', status: 'rejected', adminNotes: 'Wrong account' }),
      aWithdrawal({ id: 'r1', status: 'approved', adminNotes: 'UTR 4417' }),
    ]),
  };
  show();
  const rows = within(screen.getByRole('list', { name: 'Withdrawal requests' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^₹500HDFC ••4417 · .*Pending$/),
    expect.stringMatching(/Reason: Wrong accountRejected$/),
    expect.stringMatching(/Note: UTR 4417Approved$/),
  ]);
});

test('a transaction reads in the words of its facts, or as an admin typed it (rule: recorded-facts)', () => {
  const ofNoOrder = { orderId: null, orderNumber: null };
  const rows = [
    aWalletRow({ id: 'row4', ...ofNoOrder, description: 'Broken eggs', facts: null, amountPaise: -5_00 }),
    aWalletRow({ id: 'row3', ...ofNoOrder, description: 'No name', facts: { code: 'withdrawal_rejected' } }),
    aWalletRow({ id: 'row2', ...ofNoOrder, facts: { code: 'withdrawal_requested' }, amountPaise: -5_00 }),
    aWalletRow({ id: 'row1' }),
  ];
  lists = { ...lists, walletTransactions: ready(rows) };
  show();
  const list = within(screen.getByRole('list', { name: 'Recent transactions' }));
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Broken eggs/),
    expect.stringMatching(/^Withdrawal rejected: No name/),
    expect.stringMatching(/^Withdrawal requested/),
    expect.stringMatching(/^DeliveryBE2611204821/),
  ]);
});

test('transactions are paged by their number, and a page that is turned does not scroll the screen', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const rows = Array.from({ length: transactionsPerPage + 1 }, (_, index) =>
    aWalletRow({ id: `row${index}`, seq: 40 - index, orderNumber: `BE26112000${40 - index}` }),
  );
  lists = { ...lists, walletTransactions: ready(rows) };
  show();
  const list = () => screen.getByRole('list', { name: 'Recent transactions' });
  expect(within(list()).getAllByRole('listitem')).toHaveLength(transactionsPerPage);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(queries.findLast(({ collection }) => collection === 'walletTransactions')).toMatchObject({
    startAfter: [41 - transactionsPerPage],
  });
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  { cash: 5000_00, desc: 'at the limit', text: /^With more than ₹5,000 you get no cash orders/ },
  { cash: 5000_01, desc: 'above it', text: /^You get no cash orders with more than ₹5,000 in hand/ },
])('cash in hand $desc says what the limit blocks (rule: cash-limit)', ({ cash, text }) => {
  lists = { ...lists, cashDeposits: ready([{ amountPaise: 700_00, correctsId: null, createdAt: 1_000 }]) };
  show({ cashInHandPaise: cash });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^Last handed in: ₹700 · /)).toBeVisible();
});

const loading = { status: 'loading' } as const;
test.each([
  { desc: 'the partner', partner: loading, kept: {} },
  { desc: 'the withdrawals', partner: ready(aPartner()), kept: { withdrawalRequests: loading } },
  { desc: 'the deposits', partner: ready(aPartner()), kept: { cashDeposits: loading } },
])('shows its panels at once, not before $desc', ({ partner, kept }) => {
  lists = { ...lists, ...kept };
  render(screenOf(partner));
  expect(screen.getByText('Loading the wallet')).toBeInTheDocument();
  expect(screen.queryByText('Cash in hand')).toBeNull();
  expect(screen.queryByText('Recent Transactions')).toBeNull();
});

test('says that transactions are loading', () => {
  lists = { ...lists, walletTransactions: loading };
  show();
  expect(screen.getByText('Loading transactions')).toBeInTheDocument();
});

test('reports what could not be loaded and retries (rule: failures-told)', async () => {
  const retry = jest.fn();
  lists = { ...lists, withdrawalRequests: failed(retry), walletTransactions: failed(retry) };
  show();
  expect(screen.getAllByText('Failed to load wallet data')).toHaveLength(2);
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again);
  expect(retry).toHaveBeenCalledTimes(2);
});

test('the store says that it took a deposit back, and why (rule: deposit-corrected)', () => {
  const correction = {
    amountPaise: 0,
    correctionPaise: -700_00,
    correctsId: 'd1',
    note: 'It was ₹70',
    createdAt: 1_000,
  };
  lists = { ...lists, cashDeposits: ready([correction]) };
  show();
  expect(screen.getByText(/^The store took back a deposit of ₹700: It was ₹70 · /)).toBeVisible();
});
