import type { ReactElement } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageOf } from '@basket/domain';
import { anOrder } from '@basket/domain/testing';
import { chooseLanguage, MemoryRouter, noteUnpaidOrder, toast } from '@basket/web';
import { OrderItemsList } from '../components/orders/order-items-list';
import { ShortNotice } from '../components/orders/order-payment';
import { ReorderButton } from '../components/orders/reorder-button';
import { useCartComesBack } from '../payment/use-cart-comes-back';
import { aCatalogue, anItem, aProduct } from '../testing/builders';

const mockCatalogue = aCatalogue([aProduct({ id: 'milk', name: 'Milk' })]);
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useCatalogue: () => ({ status: 'ready', data: mockCatalogue }),
}));

const eggs = { ...anItem('Eggs'), unit: '6 pcs', texts: { hi: { name: 'अंडे', unit: '6 नग' } } };
const items = [eggs, anItem('Milk')];
const short = { ...eggs, orderedQuantity: 3 };
const read = (code: string) => act(() => chooseLanguage(languageOf(code)));
const show = (screenOf: ReactElement) => render(<MemoryRouter>{screenOf}</MemoryRouter>);

afterEach(() => read('en'));

test.each([
  {
    desc: 'the items of an order',
    shown: <OrderItemsList items={items} />,
    english: /Eggs6 pcs.*Milk1 kg/,
    hindi: /अंडे6 नग.*Milk1 kg/,
  },
  {
    desc: 'the notice of missing units',
    shown: <ShortNotice order={anOrder({ items: [short] })} />,
    english: /2 × Eggs/,
    hindi: /2 × अंडे/,
  },
])('$desc: in the language that is read, also after a change (rule: order-names)', async (row) => {
  const { container } = show(row.shown);
  expect(container).toHaveTextContent(row.english);
  await read('hi');
  expect(container).toHaveTextContent(row.hindi);
  expect(container).not.toHaveTextContent('Eggs');
  await read('en');
  expect(container).toHaveTextContent(row.english);
});

test('ordered again, items are found by their product, and missing ones are told in the language that is read (rule: order-names)', async () => {
  const told = jest.spyOn(toast, 'info').mockReturnValue();
  const added = jest.spyOn(toast, 'success').mockReturnValue();
  await read('hi');
  const milk = { ...anItem('Milk'), texts: { hi: { name: 'दूध' } } };
  show(<ReorderButton items={[eggs, milk]} />);
  await userEvent.click(screen.getByRole('button'));
  expect(told.mock.calls).toEqual([[expect.stringMatching(/अंडे/)]]);
  expect(added).toHaveBeenCalledTimes(1);
});

function ComesBack() {
  useCartComesBack(anOrder({ items, status: 'cancelled', paymentMethod: 'online' }), 'unpaid');
  return null;
}

test('items that come back to the cart without others say so in the language that is read (rule: order-names)', async () => {
  const told = jest.spyOn(toast, 'info').mockReturnValue();
  await read('hi');
  noteUnpaidOrder('order1');
  show(<ComesBack />);
  expect(told.mock.calls).toEqual([[expect.stringMatching(/अंडे/)]]);
});
