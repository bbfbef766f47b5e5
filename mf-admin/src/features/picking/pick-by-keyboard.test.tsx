/** Picking without a mouse: every control is reached with Tab, and the focus goes on with the order. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  handToPartner,
  packOrder,
  shortLine,
  startPicking,
  tickLine,
  type Contract,
  type Order,
  type Picking,
  type Stored,
} from '@basket/domain';
import { anOrderAssignment, storeSettings } from '@basket/domain/testing';
import { MemoryRouter, toast, type Live } from '@basket/web';
import { anOrder, aPicking } from '../../testing/builders';
import { PickOrderPage } from './pick-order-page';

const run = jest.fn<Promise<object>, [Contract, object]>();
let order: Live<Stored<Order>>;
let picking: Live<Stored<Picking>>;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (contract: Contract, input: object) => run(contract, input),
  useOperation: (contract: Contract) => ({ run: (input: object) => run(contract, input), isBusy: false }),
  useLiveDocument: (_schema: unknown, path: string) =>
    path.startsWith('products/')
      ? { status: 'loading' }
      : path.startsWith('orders/')
        ? order
        : path.startsWith('storeSettings/')
          ? { status: 'ready', data: storeSettings() }
          : picking,
  useParams: () => ({ orderId: 'order1' }),
  useSession: () => 'admin1',
  useLoaded: () => ({ status: 'loading' }),
  useCatalogue: () => ({
    status: 'ready',
    data: { productById: new Map(), categoryById: new Map(), categories: [] },
  }),
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const [tomato] = anOrder().items;
if (!tomato) throw new Error('An order has a line');
const items = [
  { ...tomato, quantity: 2, totalPaise: 250_00 },
  { ...tomato, productId: 'ghee', name: 'Ghee', quantity: 1, unitPricePaise: 450_00, totalPaise: 450_00 },
];
const preparing = (facts: Partial<Stored<Order>> = {}) =>
  ready(anOrder({ status: 'preparing', items, subtotalPaise: 700_00, totalPaise: 750_00, ...facts }));

const page = () => (
  <MemoryRouter>
    <main>
      <PickOrderPage />
    </main>
  </MemoryRouter>
);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const user = userEvent.setup();

/** Presses Tab until the control has the focus. */
async function tabTo(control: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 12 && document.activeElement !== control; presses += 1) await user.tab();
  expect(control).toHaveFocus();
}

const expectFocus = (control: HTMLElement) => waitFor(() => expect(control).toHaveFocus());

beforeEach(() => {
  run.mockReset();
  run.mockResolvedValue({});
  order = preparing();
  picking = ready(aPicking({ picked: [false, false] }));
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('an order is started, picked, packed and handed over by keyboard, and the focus goes on with each step (rule: focus-kept)', async () => {
  picking = { status: 'missing' };
  const { rerender } = render(page());
  await tabTo(button('Start picking'));
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenLastCalledWith(startPicking, { orderId: 'order1', takeOver: false });
  picking = ready(aPicking({ picked: [false, false] }));
  rerender(page());
  await expectFocus(button(/^Tomato/));

  await user.keyboard('{Enter}');
  await tabTo(button(/^Ghee/));
  await user.keyboard('[Space]');
  expect(run.mock.calls.slice(1)).toEqual(
    [0, 1].map((line) => [tickLine, { orderId: 'order1', line, isPicked: true }]),
  );
  await tabTo(button('Packed'));
  await user.keyboard('{Enter}');
  await tabTo(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Packed' }));
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenLastCalledWith(packOrder, { orderId: 'order1', bags: 1 });

  const partner = { deliveryPartnerId: 'imran', assignment: anOrderAssignment() };
  picking = ready(aPicking({ picked: [true, true], packedAt: 9_000, bags: 1 }));
  order = preparing(partner);
  rerender(page());
  await expectFocus(screen.getByLabelText(/^Last 4 digits/));
  await user.keyboard('4821{Enter}');
  expect(run).toHaveBeenLastCalledWith(handToPartner, { orderId: 'order1', digits: '4821' });
  order = preparing({ ...partner, status: 'out_for_delivery' });
  rerender(page());
  await expectFocus(screen.getByRole('link', { name: 'Next order to pick' }));
});

test('a line that is out of stock leaves the focus at the next one to pick (rule: focus-kept)', async () => {
  run.mockResolvedValue({ status: 'preparing', totalPaise: 500_00, refundPaise: 0 });
  const { rerender } = render(page());
  await tabTo(button('Short of Tomato, Hybrid'));
  await user.keyboard('{Enter}');
  const dialog = within(screen.getByRole('alertdialog'));
  await tabTo(dialog.getByRole('button', { name: /^Decrease/ }));
  await user.keyboard('{Enter}');
  await tabTo(dialog.getByRole('button', { name: 'Out of stock' }));
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenLastCalledWith(shortLine, {
    orderId: 'order1',
    line: 0,
    quantity: 0,
    isShelfEmpty: false,
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  order = preparing({
    items: items.map((item, at) => (at === 0 ? { ...item, quantity: 0, orderedQuantity: 2 } : item)),
  });
  rerender(page());
  await expectFocus(button(/^Ghee/));
});

test('a line that nobody finds and that ends the order leaves the focus at the next order (rules: focus-kept, nothing-left)', async () => {
  run.mockResolvedValue({ status: 'cancelled', totalPaise: 0, refundPaise: 0 });
  order = preparing({ items: items.slice(1), subtotalPaise: 450_00, totalPaise: 500_00 });
  picking = ready(aPicking());
  const { rerender } = render(page());
  await tabTo(button('Short of Ghee'));
  await user.keyboard('{Enter}');
  await tabTo(button('Cancel the order'));
  await user.keyboard('{Enter}');
  order = preparing({ items: items.slice(1), status: 'cancelled' });
  rerender(page());
  await expectFocus(screen.getByRole('link', { name: 'Next order to pick' }));
});

test('the count of what is picked is one live region, and Undo leaves the focus at what is to be picked (rule: focus-kept)', async () => {
  render(page());
  const count = screen.getByText('0 of 2 picked');
  expect(count).toHaveAttribute('role', 'status');
  await tabTo(button(/^Tomato/));
  await user.keyboard('{Enter}');
  expect(count).toHaveTextContent('1 of 2 picked');
  await tabTo(button('Undo'));
  await user.keyboard('{Enter}');
  expect(count).toHaveTextContent('0 of 2 picked');
  await expectFocus(button(/^Tomato/));
});
