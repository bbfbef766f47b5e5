import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PutBack, Stored } from '@basket/domain';
import { MemoryRouter, toast, type Live } from '@basket/web';
import axe from 'axe-core';
import { eggs, eggsAsRead } from '../../testing/eggs';
import { PutBackPage } from './put-back-page';

const run = jest.fn<Promise<object>, [object]>(() => Promise.resolve({}));
let goods: Live<Stored<PutBack>[]>;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveQuery: () => goods,
  useServerNow: () => 10 * 60_000,
}));

const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, isFromCache: false });
const putBack = (facts: Partial<Stored<PutBack>> = {}): Stored<PutBack> => ({
  id: 'order1',
  orderNumber: 'BE2611204821',
  from: 'pending',
  deliveryPartnerId: null,
  partnerName: '',
  items: [
    { line: 0, productId: 'tomato', name: 'Tomato', unit: '500 g', quantity: 3 },
    { line: 2, productId: 'ghee', name: 'Ghee', unit: '1 l', quantity: 1 },
  ],
  startedAt: 1_000,
  packedAt: 2_000,
  bags: 2,
  cancelledAt: 5 * 60_000,
  ...facts,
});
const show = (...all: Stored<PutBack>[]) => {
  goods = ready(all);
  return render(
    <MemoryRouter>
      <main>
        <PutBackPage />
      </main>
    </MemoryRouter>,
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  run.mockClear();
  jest.spyOn(toast, 'success').mockReturnValue();
});

test('the goods of an order go back with one press, as they were seen (rule: put-back)', async () => {
  const { container } = show(putBack());
  const order = within(screen.getByRole('article', { name: 'BE2611204821' }));
  expect(order.getByText('In the store, packed in 2 bags')).toBeVisible();
  expect(order.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '3 × Tomato 500 g',
    '1 × Ghee 1 l',
  ]);
  expect(order.getByRole('link')).toHaveAttribute('href', '/admin/orders/order1');
  await press('All back on the shelf');
  expect(run.mock.calls).toEqual([[{ orderId: 'order1', cancelledAt: 300_000 }]]);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('units that did not come back are booked as lost, for a reason (rule: put-back)', async () => {
  show(putBack());
  await press('Not all came back');
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decrease quantity of Tomato' }));
  const book = () => userEvent.click(dialog.getByRole('button', { name: 'Book 1 unit as lost' }));
  await book();
  expect(dialog.getByLabelText('Why is the rest lost?')).toHaveAccessibleDescription(/^Say why/);
  expect(run).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText('Why is the rest lost?'), 'Squashed');
  await book();
  expect(run.mock.calls).toEqual([
    [{ orderId: 'order1', cancelledAt: 300_000, fewer: [{ line: 0, quantity: 2 }], reason: 'Squashed' }],
  ]);
});

test.each([
  [
    { from: 'out_for_delivery', partnerName: 'Imran Khan' },
    'On the road with Imran Khan when it was cancelled',
  ],
  [{ from: 'delivered' }, 'With the customer when it was cancelled'],
  [{ packedAt: null }, 'In the store, picked'],
] as const)('says where the goods were: %j', (facts, text) => {
  show(putBack(facts));
  expect(screen.getByText(text)).toBeVisible();
});

test('says that nothing is to be put back', () => {
  show();
  expect(screen.getByText('Nothing to put back')).toBeVisible();
});

test('goods are named in the language that is read, with the name of the shelf (rule: order-names)', async () => {
  const { productId, name, unit, texts, quantity } = eggs;
  const shown = ['Eggs 6 pcs', 'अंडे 6 नग Eggs', 'Eggs 6 pcs'];
  const { container } = show(putBack({ items: [{ line: 0, productId, name, unit, texts, quantity }] }));
  expect(await eggsAsRead(() => container.querySelector('article li'))).toEqual(shown);
  await press('Not all came back');
  expect(await eggsAsRead(() => screen.getByRole('alertdialog'))).toEqual(shown);
});
