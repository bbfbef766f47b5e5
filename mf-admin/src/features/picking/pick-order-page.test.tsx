import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handToPartner, packOrder, refusalText, shortLine, startPicking, tickLine } from '@basket/domain';
import type {
  Contract,
  Order,
  Picking,
  PublicStoreSettings,
  RefusalCode,
  RefusalFacts,
  Stored,
} from '@basket/domain';
import { anOrderAssignment, storeSettings } from '@basket/domain/testing';
import { CallRefusedError, MemoryRouter, toast, type Live } from '@basket/web';
import axe from 'axe-core';
import { anOrder, aPicking } from '../../testing/builders';
import { eggs, eggsAsRead } from '../../testing/eggs';
import { PickOrderPage } from './pick-order-page';

const run = jest.fn<Promise<object>, [Contract, object]>();
let order: Live<Stored<Order>>;
let picking: Live<Stored<Picking>>;
let settings: Live<PublicStoreSettings>;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (contract: Contract, input: object) => run(contract, input),
  useOperation: (contract: Contract) => ({
    run: (input: object) => run(contract, input),
    isBusy: false,
  }),
  useLiveDocument: (_schema: unknown, path: string) =>
    path.startsWith('products/')
      ? { status: 'ready', data: { stockQuantity: 95 } }
      : path.startsWith('orders/')
        ? order
        : path.startsWith('storeSettings/')
          ? settings
          : picking,
  useParams: () => ({ orderId: 'order1' }),
  useSession: () => 'admin1',
  useLoaded: () => ({ status: 'loading' }),
  useCatalogue: () => ({
    status: 'ready',
    data: {
      productById: new Map([['tomato', { categoryId: 'veg' }]]),
      categoryById: new Map([['veg', { name: 'Vegetables' }]]),
      categories: [{ name: 'Dairy' }, { name: 'Vegetables' }],
    },
  }),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const [tomato] = anOrder().items;
if (!tomato) throw new Error('An order has a line');
const items = [
  { ...tomato, quantity: 3, totalPaise: 375_00 },
  { ...tomato, productId: 'ghee', name: 'Ghee', quantity: 1, unitPricePaise: 450_00, totalPaise: 450_00 },
];
const preparing = (facts: Partial<Stored<Order>> = {}) =>
  ready(
    anOrder({
      status: 'preparing',
      items,
      subtotalPaise: 825_00,
      deliveryChargePaise: 0,
      totalPaise: 825_00,
      ...facts,
    }),
  );

const page = () => (
  <MemoryRouter>
    <main>
      <PickOrderPage />
    </main>
  </MemoryRouter>
);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const refusedWith = (code: RefusalCode, facts: RefusalFacts = {}) =>
  new CallRefusedError(code, facts, refusalText(code, facts));

async function expectNothingWrong(container: Element): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  order = preparing();
  picking = ready(aPicking({ picked: [false, false] }));
  settings = ready(storeSettings({ storeName: 'Basket Express' }));
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('an order that nobody picks is started', async () => {
  picking = { status: 'missing' };
  const { container } = render(page());
  await expectNothingWrong(container);
  await userEvent.click(button('Start picking'));
  expect(run.mock.calls).toEqual([[startPicking, { orderId: 'order1', takeOver: false }]]);
});

test('an order of somebody else says whose, and is taken over on purpose (rule: picker-alone)', async () => {
  picking = ready(aPicking({ pickerId: 'admin2', pickerName: 'Ravi', picked: [true, false] }));
  render(page());
  expect(screen.getByText('Ravi is picking this order.')).toBeVisible();
  await userEvent.click(button('Take over from Ravi'));
  expect(run.mock.calls).toEqual([[startPicking, { orderId: 'order1', takeOver: true }]]);
});

test('lines stand by category; a tap picks one, another takes it back, and Undo does the same', async () => {
  const { container } = render(page());
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Vegetables', 'Other']);
  await expectNothingWrong(container);
  const tick = screen.getByRole('button', { name: /^Tomato.*3/ });
  expect(button('Packed')).toBeDisabled();
  await userEvent.click(tick);
  expect(tick).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('1 of 2 picked')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(tick).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(tick);
  await userEvent.click(tick);
  expect(run.mock.calls.map(([contract, input]) => [contract, input])).toEqual(
    [true, false, true, false].map((isPicked) => [tickLine, { orderId: 'order1', line: 0, isPicked }]),
  );
});

test('a tick that fails is taken back and said (rule: failures-told)', async () => {
  run.mockRejectedValueOnce(refusedWith('picked_by_other', { name: 'Ravi' }));
  render(page());
  const tick = screen.getByRole('button', { name: /^Ghee/ });
  await userEvent.click(tick);
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith('Failed to tick. Ravi is picking this order.'),
  );
  expect(tick).toHaveAttribute('aria-pressed', 'false');
});

test('ticks of the server count over those of this screen once it has heard of them', async () => {
  const { rerender } = render(page());
  const tick = screen.getByRole('button', { name: /^Ghee/ });
  await userEvent.click(tick);
  picking = ready(aPicking({ picked: [false, true] }));
  rerender(page());
  picking = ready(aPicking({ picked: [false, false] }));
  rerender(page());
  expect(tick).toHaveAttribute('aria-pressed', 'false');
});

test('short: says what the bill becomes, then does it (rule: short-shrinks)', async () => {
  run.mockResolvedValue({ status: 'preparing', totalPaise: 575_00, refundPaise: 0 });
  render(page());
  await userEvent.click(button('Short of Tomato, Hybrid'));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getAllByText('₹700')[0]).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Decrease/ }));
  expect(dialog.getAllByText('₹575')[0]).toBeVisible();
  expect(dialog.queryByText(/paid online/)).toBeNull();
  expect(dialog.getByRole('checkbox', { name: 'The shelf is empty' })).not.toBeChecked();
  expect(dialog.getByText(/^Stock 95 → 0\. Nobody can order/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Only 1 found' }));
  expect(run.mock.calls).toEqual([
    [shortLine, { orderId: 'order1', line: 0, quantity: 1, isShelfEmpty: false }],
  ]);
  expect(toast.success).toHaveBeenCalledWith('New total ₹575');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('short: says what goes back to who has paid', async () => {
  const payment = { ...anOrder().payment, receivedPaise: 825_00 };
  order = preparing({ paymentMethod: 'online', paymentStatus: 'paid', payment });
  render(page());
  await userEvent.click(button('Short of Ghee'));
  expect(screen.getByText('₹450 of what was paid online go back to the customer.')).toBeVisible();
});

test('short: the last item cancels the order, and says so first (rule: nothing-left)', async () => {
  order = preparing({ items: items.slice(1), subtotalPaise: 450_00, totalPaise: 450_00 });
  picking = ready(aPicking());
  render(page());
  await userEvent.click(button('Short of Ghee'));
  expect(screen.getByText('Nothing is left of this order. It will be cancelled.')).toBeVisible();
  expect(button('Cancel the order')).toBeVisible();
});

test('a line that is out of stock says so and needs no tick; with all others picked, bags are counted (rule: packed-handed)', async () => {
  order = preparing({
    items: items.map((item, at) => (at === 0 ? { ...item, quantity: 0, orderedQuantity: 3 } : item)),
  });
  picking = ready(aPicking({ picked: [false, true] }));
  render(page());
  expect(screen.getByText('1 of 1 picked')).toBeVisible();
  expect(screen.getAllByText('Out of stock')[0]).toBeVisible();
  await userEvent.click(button('Packed'));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Increase/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Packed' }));
  expect(run.mock.calls).toEqual([[packOrder, { orderId: 'order1', bags: 2 }]]);
});

test('bags are closed once the server has answered every tick', async () => {
  let answer: (value: object) => void = () => undefined;
  picking = ready(aPicking({ picked: [true, false] }));
  render(page());
  run.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await userEvent.click(screen.getByRole('button', { name: /^Ghee/ }));
  await userEvent.click(button('Packed'));
  const packed = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Packed' });
  await userEvent.click(packed);
  expect(run.mock.calls.map(([contract]) => contract)).toEqual([tickLine]);
  expect(packed).toHaveAttribute('aria-busy', 'true');
  await act(() => Promise.resolve(answer({})));
  await userEvent.click(packed);
  expect(run).toHaveBeenLastCalledWith(packOrder, { orderId: 'order1', bags: 1 });
});

describe('packed', () => {
  const packed = aPicking({ picked: [true, true], packedAt: 9_000, bags: 2 });
  const withPartner = { deliveryPartnerId: 'imran', assignment: anOrderAssignment() };

  test('goes to the partner who says the number; a wrong one is refused (rule: packed-handed)', async () => {
    order = preparing(withPartner);
    picking = ready(packed);
    const { container } = render(page());
    await expectNothingWrong(container);
    const field = screen.getByLabelText(/^Last 4 digits/);
    await userEvent.click(button('Hand over'));
    expect(run).not.toHaveBeenCalled();
    run.mockRejectedValueOnce(refusedWith('wrong_number'));
    await userEvent.type(field, '48-12');
    await userEvent.click(button('Hand over'));
    expect(await screen.findByText(/These are not the last digits of this order/)).toBeVisible();
    await userEvent.clear(field);
    // As a Hindi keyboard types 4821 (rule: any-digits).
    await userEvent.type(field, '४८२१');
    await userEvent.click(button('Hand over'));
    expect(run.mock.calls).toEqual(
      ['4812', '4821'].map((digits) => [handToPartner, { orderId: 'order1', digits }]),
    );
    expect(toast.success).toHaveBeenCalledWith('Given to Imran Khan');
  });

  test('waits for a partner', () => {
    picking = ready(packed);
    render(page());
    expect(screen.getByText('No delivery partner has accepted this order yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  });

  test('prints a slip with number and items, without phone and street', async () => {
    window.print = jest.fn();
    picking = ready(packed);
    const { container } = render(page());
    await userEvent.click(button('Packing slip'));
    expect(window.print).toHaveBeenCalledTimes(1);
    const slip = container.querySelector(
      '[aria-hidden="true"] ~ [aria-hidden="true"], div[aria-hidden="true"]',
    );
    expect(slip).toHaveTextContent(/BE261120\s*4821/);
    expect(slip).toHaveTextContent('2 bags · Cash to collect ₹825');
    expect(slip).toHaveTextContent('3 ×Tomato, Hybrid 500 g');
    expect(slip).not.toHaveTextContent('9901833270');
    expect(slip).not.toHaveTextContent('22, 12th Main');
  });

  test('the slip keeps the unit apart from a name in Urdu, which would turn it (rule: whole-on-paper)', () => {
    order = preparing({ items: [{ ...tomato, name: 'دال (500)', unit: '2 pc' }] });
    picking = ready({ ...packed, picked: [true] });
    const { container } = render(page());
    const apart = [...container.querySelectorAll('div[aria-hidden="true"] li bdi')];
    expect(apart.map(({ textContent }) => textContent)).toEqual(['دال (500)', '2 pc']);
  });
});

test.each([
  ['cancelled', 'Put what is in the bags back on the shelves.'],
  ['out_for_delivery', 'The bags are with the delivery partner.'],
] as const)('an order that is %s meanwhile says so at once', (status, text) => {
  const { rerender } = render(page());
  act(() => {
    order = preparing({ status });
    rerender(page());
  });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next order to pick' })).toHaveAttribute(
    'href',
    '/admin/orders/picking',
  );
});

test('says that it is loading, what failed, and that there is no such order', () => {
  order = { status: 'loading' };
  const loading = render(page());
  expect(screen.getByText('Loading the order')).toBeInTheDocument();
  loading.unmount();
  order = { status: 'error', code: 'unavailable', message: 'No connection.', retry: jest.fn() };
  const failed = render(page());
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the order');
  failed.unmount();
  order = { status: 'missing' };
  render(page());
  expect(screen.getByText('Order Not Found')).toBeVisible();
});

test('the slip waits for the name of the store', () => {
  settings = { status: 'loading' };
  const { rerender } = render(page());
  expect(screen.queryByText('Basket Express')).toBeNull();
  settings = ready(storeSettings({ storeName: 'Corner Shop' }));
  rerender(page());
  expect(screen.getByText('Corner Shop')).toBeInTheDocument();
});

test('list and slip are in the language that is read, with the name of the shelf (rule: order-names)', async () => {
  order = preparing({ items: [eggs] });
  picking = ready(aPicking({ picked: [false] }));
  const { container } = render(page());
  const slip = () => container.querySelector('div[aria-hidden="true"] li');
  expect(await eggsAsRead(() => button(/6 /))).toEqual(['Eggs 6 pcs', 'अंडे Eggs 6 नग', 'Eggs 6 pcs']);
  expect(await eggsAsRead(slip)).toEqual(['Eggs 6 pcs', 'अंडे 6 नग Eggs', 'Eggs 6 pcs']);
});
