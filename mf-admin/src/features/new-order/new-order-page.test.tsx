import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Contract, DeliveryPromise, FreeSlot, Profile, PublishedProduct, Stored } from '@basket/domain';
import { aProfile, aPublishedProduct, storeSettings } from '@basket/domain/testing';
import {
  CallFailedError,
  CallRefusedError,
  MemoryRouter,
  toast,
  useLocation,
  type LiveQuery,
} from '@basket/web';
import { NewOrderPage } from './new-order-page';

let people: Stored<Profile>[];
let products: PublishedProduct[];
let promise: DeliveryPromise;
let slots: readonly FreeSlot[];
const asked: LiveQuery[] = [];
const quoted = jest.fn<Promise<object>, [{ lines: { quantity: number }[] }]>();
const ran = jest.fn<Promise<object>, [string, object, string | undefined]>();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (_contract: Contract, input: { lines: { quantity: number }[] }) => quoted(input),
  useOperation: ({ operation }: Contract) => ({
    run: (input: object, id?: string) => ran(operation, input, id),
    isBusy: false,
  }),
  useCatalogue: () => ({ status: 'ready', data: { products } }),
  refreshCatalogue: () => undefined,
  useStoreSettings: () => storeSettings(),
  useDeliveryPromise: () => promise,
  useDeliverySlots: () => slots,
  useServerNow: () => Date.parse('2026-11-20T12:00:00+05:30'),
  useLiveQuery: (query: LiveQuery | null) => {
    if (!query) return { status: 'loading' };
    asked.push(query);
    return { status: 'ready', data: people, isFromCache: false };
  },
}));

const ananya = { ...aProfile({ pincode: '560038' }), id: 'ananya' };
const home = {
  ...{ addressId: 'work', label: 'work' as const, address: '22, 12th Main, Domlur', city: 'Bengaluru' },
  ...{ state: 'Karnataka', pincode: '560071', phone: '9901833270', latitude: 12.96, longitude: 77.63 },
};
const tomato = aPublishedProduct({ id: 'tomato', name: 'Tomato', unit: '500 g', pricePaise: 24_00 });
const rice = aPublishedProduct({
  id: 'rice',
  name: 'Rice',
  pricePaise: 100_00,
  options: [
    { optionId: 'kg1', group: 'Size', value: '1 kg', adjustmentPaise: 0 },
    { optionId: 'kg5', group: 'Size', value: '5 kg', adjustmentPaise: 380_00 },
  ],
});
const saffron = aPublishedProduct({ id: 'saffron', name: 'Saffron', stockQuantity: 0 });

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}
function show() {
  render(
    <MemoryRouter initialEntries={['/admin/orders/new']}>
      <NewOrderPage />
      <Address />
    </MemoryRouter>,
  );
}
const phone = () => screen.getByLabelText('Phone number');
const searchBox = () => screen.getByRole('combobox', { name: 'Find a product' });
const button = () => screen.getByRole('button', { name: 'Place order' });
const placed = () => ran.mock.calls.filter(([operation]) => operation === 'placeFor');
const choose = async () => {
  await userEvent.type(phone(), '9845021764{Enter}');
  await screen.findByRole('button', { name: 'Change customer' });
};
const add = (name: string) => userEvent.type(searchBox(), `${name}{Enter}`);
const billReady = () => waitFor(() => expect(button()).toBeEnabled());
/** Presses Tab until an element has the focus; fails when it never gets there. */
async function tabTo(element: () => HTMLElement): Promise<void> {
  for (let presses = 0; presses < 30 && document.activeElement !== element(); presses += 1)
    await userEvent.tab();
  expect(element()).toHaveFocus();
}

beforeEach(() => {
  people = [ananya];
  products = [tomato, rice, saffron];
  promise = { kind: 'now', minutes: 30 };
  slots = [];
  asked.length = 0;
  quoted.mockReset().mockImplementation(({ lines }) => {
    const subtotalPaise = lines.reduce((sum, { quantity }) => sum + quantity * 24_00, 0);
    const sums = { subtotalPaise, deliveryChargePaise: 50_00, totalPaise: subtotalPaise + 50_00 };
    return Promise.resolve({ items: [], ...sums, cashRoundingPaise: null });
  });
  ran.mockReset().mockResolvedValue({ orderId: 'o1', orderNumber: 'BE2611204821', totalPaise: 98_00 });
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'info').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('by keyboard alone: number, product, quantity, order (rule: phone-orders)', async () => {
  show();
  await tabTo(phone);
  await userEvent.keyboard('+91 98450 21764');
  expect(phone()).toHaveValue('9845021764');
  expect(asked.at(-1)).toMatchObject({ collection: 'profiles', limit: 10 });
  expect(screen.getByText('1 customer found.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await tabTo(searchBox);
  await userEvent.keyboard('tomato');
  expect(screen.getByRole('option', { name: /Tomato.*500 g.*40 in stock.*₹24/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(searchBox()).toHaveFocus();
  await tabTo(() => screen.getByRole('button', { name: 'Increase quantity of Tomato' }));
  await userEvent.keyboard('{Enter}');
  await billReady();
  expect(screen.getByText('₹98')).toBeVisible();
  await tabTo(button);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/orders/o1'));
  expect(placed()).toEqual([
    [
      'placeFor',
      {
        customerId: 'ananya',
        lines: [{ productId: 'tomato', optionIds: [], quantity: 2 }],
        delivery: {
          ...{ address: '14, 3rd Cross, Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
          ...{ pincode: '560038', phone: '9845021764', instructions: '', latitude: null, longitude: null },
        },
        expectedTotalPaise: 98_00,
      },
      expect.stringMatching(/^[\w-]{36}$/),
    ],
  ]);
});

test('somebody new is entered by name, and a pincode that is not served is said at once (rule: phone-customers)', async () => {
  people = [];
  ran.mockResolvedValueOnce({ uid: 'ravi' });
  show();
  await userEvent.type(phone(), '9845012345');
  expect(screen.getByText('Nobody with this number yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add customer' }));
  expect(ran).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Name of the new customer'), 'Ravi Kumar{Enter}');
  await screen.findByText('Ravi Kumar');
  expect(ran).toHaveBeenCalledWith('createCustomer', { name: 'Ravi Kumar', phone: '9845012345' }, undefined);
  await add('tomato');
  await userEvent.type(screen.getByLabelText('Address'), '7, Residency Road');
  await userEvent.type(screen.getByLabelText('Pincode'), '110001');
  expect(screen.getByText(/do not deliver to pincode 110001/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Pincode'));
  await userEvent.type(screen.getByLabelText('Pincode'), '560071');
  await billReady();
  await userEvent.click(button());
  await waitFor(() => expect(placed()).toHaveLength(1));
  expect(placed()[0]?.[1]).toMatchObject({
    customerId: 'ravi',
    delivery: { address: '7, Residency Road', city: 'Bengaluru', pincode: '560071', phone: '9845012345' },
  });
});

test('an address that is incomplete is not sent', async () => {
  people = [{ ...ananya, address: '' }];
  show();
  await choose();
  await add('tomato');
  await billReady();
  await userEvent.click(button());
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(placed()).toEqual([]);
});

test('a saved address is chosen with its phone number and position; another one has no position', async () => {
  people = [{ ...ananya, savedAddresses: [{ ...home, isDefault: true }] }];
  show();
  await choose();
  await add('tomato');
  await userEvent.click(screen.getByRole('radio', { name: '22, 12th Main, Domlur' }));
  await userEvent.type(screen.getByLabelText(/Note for the delivery/), 'Ring twice');
  await billReady();
  ran.mockRejectedValueOnce(
    new CallRefusedError('store_closed', {}, 'The store is not taking orders right now.'),
  );
  await userEvent.click(button());
  expect(await screen.findByText('The store is not taking orders right now.')).toBeVisible();
  expect(placed()[0]?.[1]).toMatchObject({
    delivery: { pincode: '560071', phone: '9901833270', latitude: 12.96, instructions: 'Ring twice' },
  });
  expect(placed()[0]?.[1]).not.toHaveProperty('delivery.isDefault');
  await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
  await userEvent.type(screen.getByLabelText('Address'), '1, MG Road');
  await userEvent.type(screen.getByLabelText('Pincode'), '560038');
  await billReady();
  await userEvent.click(button());
  await waitFor(() => expect(placed()).toHaveLength(2));
  expect(placed()[1]?.[1]).toMatchObject({
    delivery: { address: '1, MG Road', latitude: null, instructions: 'Ring twice' },
  });
});

test('staff with this number are not offered', async () => {
  people = [{ ...ananya, role: 'admin' }];
  show();
  await userEvent.type(phone(), '9845021764{Enter}');
  expect(screen.getByText('Nobody with this number yet.')).toBeVisible();
  expect(screen.getByText(/works for the store/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change customer' })).toBeNull();
});

test('options are chosen in the line; what is out of stock is not taken', async () => {
  show();
  await choose();
  await add('saffron');
  expect(toast.info).toHaveBeenCalledWith('Saffron is out of stock');
  expect(screen.queryByRole('list', { name: 'Items of the order' })).toBeNull();
  await userEvent.clear(searchBox());
  await add('rice');
  await userEvent.selectOptions(screen.getByLabelText('Size of Rice'), '5 kg');
  const line = within(screen.getByRole('list', { name: 'Items of the order' }));
  expect(line.getByText(/₹480/, { selector: 'small' })).toBeVisible();
  await waitFor(() =>
    expect(quoted).toHaveBeenLastCalledWith({
      lines: [{ productId: 'rice', optionIds: ['kg5'], quantity: 1 }],
    }),
  );
});

test('the server names what it cannot sell, and nothing can be placed then (rule: server-prices)', async () => {
  quoted.mockRejectedValue(
    new CallRefusedError('out_of_stock', { name: 'Tomato', available: 1 }, 'Out of stock.'),
  );
  show();
  await choose();
  await add('tomato');
  expect(await screen.findByText('Only 1 of Tomato left.')).toBeVisible();
  expect(button()).toBeDisabled();
});

test('a closed store says so and places nothing (rule: store-open)', async () => {
  promise = { kind: 'closed', reopensAt: null, askedAt: null, takesSlots: false };
  show();
  await choose();
  await add('tomato');
  expect(screen.getByText('The store is closed')).toBeVisible();
  await waitFor(() => expect(screen.getByText('₹74')).toBeVisible());
  expect(button()).toBeDisabled();
});

const slotAt = (time: string, free: number): FreeSlot => {
  const startsAt = Date.parse(`2026-11-${time}:00+05:30`);
  return { startsAt, endsAt: startsAt + 2 * 3_600_000, free };
};
const radio = (name: string) => screen.getByRole('radio', { name });

test('without slots nothing is asked: the order comes as soon as possible', async () => {
  show();
  await choose();
  expect(screen.getByText('Delivery in 30 minutes')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Choose a time' })).toBeNull();
});

test('a slot is chosen as at the checkout, and one that is full by then names the next (rule: delivery-slots)', async () => {
  slots = [slotAt('20T13:00', 0), slotAt('20T15:00', 4), slotAt('21T09:00', 9)];
  show();
  await choose();
  await add('tomato');
  await userEvent.click(radio('Choose a time'));
  expect(radio('3:00 pm to 5:00 pm')).toBeChecked();
  expect(radio('1:00 pm to 3:00 pm')).toBeDisabled();
  await billReady();
  const next = 'This slot is full by now. The next free one is tomorrow, 9:00 am to 11:00 am.';
  ran.mockRejectedValueOnce(new CallRefusedError('slot_full', {}, next));
  await userEvent.click(button());
  expect(await screen.findByText(next)).toBeVisible();
  await userEvent.click(radio('Tomorrow'));
  expect(screen.queryByText(next)).toBeNull();
  expect(screen.getByText('Tomorrow, 9:00 am to 11:00 am', { selector: 'p' })).toBeVisible();
  await billReady();
  await userEvent.click(button());
  await waitFor(() => expect(placed()).toHaveLength(2));
  expect(placed().map(([, input]) => input)).toMatchObject([
    { slotStartsAt: slots[1]?.startsAt },
    { slotStartsAt: slots[2]?.startsAt },
  ]);
});

test('an order without an answer is still said to be open when another time is chosen (rule: one-order-per-wish)', async () => {
  slots = [slotAt('20T15:00', 4)];
  show();
  await choose();
  await add('tomato');
  await billReady();
  ran.mockRejectedValueOnce(new CallFailedError('timeout'));
  await userEvent.click(button());
  expect(await screen.findByText(/may not be placed/)).toBeVisible();
  await userEvent.click(radio('Choose a time'));
  expect(screen.getByText(/may not be placed/)).toBeVisible();
});

test('during a pause only the slots after it can be ordered (rules: store-open, store-pause)', async () => {
  promise = { kind: 'closed', reopensAt: Date.parse('2026-11-20T08:30Z'), askedAt: null, takesSlots: true };
  slots = [slotAt('20T15:00', 4)];
  show();
  await choose();
  await add('tomato');
  await billReady();
  expect(screen.queryByRole('radio', { name: 'Now' })).toBeNull();
  await userEvent.click(button());
  await waitFor(() => expect(placed()).toHaveLength(1));
  expect(placed()[0]?.[1]).toMatchObject({ slotStartsAt: slots[0]?.startsAt });
});

test('tries without an answer carry one id, also when the order was changed meanwhile (rule: one-order-per-wish)', async () => {
  show();
  await choose();
  await add('tomato');
  await billReady();
  ran.mockRejectedValueOnce(new CallFailedError('timeout'));
  await userEvent.click(button());
  expect(await screen.findByText(/may not be placed/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Note for the delivery/), 'Ring twice');
  ran.mockRejectedValueOnce(new CallRefusedError('operation_reused', {}, 'Used.'));
  await userEvent.click(button());
  expect(await screen.findByText(/had gone through/)).toBeVisible();
  const [first, second] = placed();
  expect(first?.[2]).toBe(second?.[2]);
  await billReady();
  await userEvent.click(button());
  await waitFor(() => expect(placed()).toHaveLength(3));
  expect(placed()[2]?.[2]).not.toBe(first?.[2]);
});

test('two presses are one request', async () => {
  show();
  await choose();
  await add('tomato');
  await billReady();
  let answer: (value: object) => void = () => undefined;
  ran.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await userEvent.dblClick(button());
  await act(async () => answer({ orderId: 'o1', orderNumber: 'BE2611204821', totalPaise: 74_00 }));
  expect(placed()).toHaveLength(1);
});
