import { render, screen } from '@testing-library/react';
import { MemoryRouter, noteOrders, type Catalogue } from '@basket/web';
import { aCatalogue, aProduct } from '../../testing/builders';
import { FirstShelf } from './first-shelf';

let uid: string;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useSession: (select: (state: object) => unknown) =>
    select({ status: 'signed-in', user: { uid }, profile: null }),
}));

const mushrooms = aProduct({ id: 'mushrooms', name: 'Button Mushrooms' });
const milk = aProduct({ id: 'milk', name: 'Toned Milk' });
const whole = aCatalogue([mushrooms, milk]);
const show = (catalogue: Catalogue | null) =>
  render(
    <MemoryRouter>
      <FirstShelf catalogue={catalogue} featured={catalogue ? [milk] : []} />
    </MemoryRouter>,
  );
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const buttons = () => screen.queryAllByRole('button', { name: /^Add / }).map(({ ariaLabel }) => ariaLabel);

beforeEach(() => {
  localStorage.clear();
  uid = 'asha';
});

test.each([
  { desc: 'what is in stock', bought: ['gone', 'mushrooms'], shows: ['Buy again', 'Featured today'] },
  { desc: 'nothing that is still sold', bought: ['gone'], shows: ['Featured today'] },
  { desc: 'nothing', bought: [], shows: ['Featured today'] },
])('home of an account that bought $desc begins with $shows (rule: home-selection)', (facts) => {
  noteOrders('asha', [{ id: 'order1', productIds: facts.bought }], false);
  show(whole);
  expect(titles()).toEqual(facts.shows);
  const added = facts.shows.map((title) => (title === 'Buy again' ? 'Button Mushrooms' : 'Toned Milk'));
  expect(buttons()).toEqual(added.map((name) => `Add ${name}`));
});

test('sold-out products are not offered again (rule: home-selection)', () => {
  noteOrders('asha', [{ id: 'order1', productIds: ['mushrooms'] }], false);
  show(aCatalogue([{ ...mushrooms, stockQuantity: 0 }, milk]));
  expect(titles()).toEqual(['Featured today']);
});

test('the purchases of one account are not shown to another', () => {
  noteOrders('asha', [{ id: 'order1', productIds: ['mushrooms'] }], false);
  uid = 'imran';
  show(whole);
  expect(titles()).toEqual(['Featured today']);
});

test.each([
  { desc: 'before the catalogue', catalogue: null },
  { desc: 'before the whole of it', catalogue: { ...whole, total: 170 } },
])('the place of what was bought is kept $desc', ({ catalogue }) => {
  noteOrders('asha', [{ id: 'order1', productIds: ['mushrooms'] }], false);
  show(catalogue);
  expect(titles()).toEqual(['Buy again', 'Featured today']);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products');
  expect(buttons()).toEqual(catalogue ? ['Add Toned Milk'] : []);
});
