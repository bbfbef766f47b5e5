import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile, readCustomerFigures, ResponseOf, Stored } from '@basket/domain';
import { MemoryRouter, toast, useLocation, type Live, type LiveQuery, type Loadable } from '@basket/web';
import { aProfile } from '../../testing/builders';
import { CustomersPage } from './customers-page';

let live: Live<Stored<Profile>[]>;
let isAllSearchable: boolean;
const asked: LiveQuery[] = [];

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: (query: LiveQuery) => {
    asked.push(query);
    return live;
  },
  useLiveDocument: () => ({ status: 'loading' }),
  useLoaded: (key: string | null) =>
    key === 'customers'
      ? { status: 'ready', data: { total: 1284, isAllSearchable } }
      : key === null
        ? { status: 'loading' }
        : figures(key),
}));

/** The server's answer about the people of a page, by their ids. */
let figures: (ids: string) => Loadable<ResponseOf<typeof readCustomerFigures>>;
const counted = (isWhole: boolean) => (ids: string) => ({
  status: 'ready' as const,
  data: {
    customers: ids.split(' ').map((customerId) => ({ customerId, deliveredOrders: 1, valuePaise: 50_00 })),
    isWhole,
  },
});

const ready = (data: Stored<Profile>[]): typeof live => ({ status: 'ready', data, isFromCache: false });
const people = Array.from({ length: 26 }, (_, index) =>
  aProfile({ id: `p${index}`, name: `Person ${index}`, email: `p${index}@basket.example` }),
);
const Address = () => <output data-testid="address">{useLocation().search}</output>;
const show = (address = '/admin/customers') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <CustomersPage />
      <Address />
    </MemoryRouter>,
  );
const searchFor = (text: string) => fireEvent.change(searchField(), { target: { value: text } });
const searchField = () => screen.getByRole('searchbox', { name: 'Search customers' });

beforeEach(() => {
  asked.length = 0;
  isAllSearchable = true;
  figures = counted(true);
  live = ready(people);
  Object.assign(window, { scrollTo: jest.fn() });
});

test('shows one page of accounts and their total, and turns the page', async () => {
  show();
  expect(screen.getByText('1,284 accounts in total')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(25);
  expect(screen.getByText('1 to 25 of 1,284')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('26 to 50 of 1,284')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ where: [], limit: 26, startAfter: [people[24]?.createdAt, 'p24'] });
});

test('people whom only the cache knows are shown once the server has said who there is', () => {
  live = { status: 'ready', data: people.slice(3, 5), isFromCache: true };
  const { rerender } = render(<CustomersPage />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('button', { name: 'Edit Person 3' })).toBeNull();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  live = ready(people);
  rerender(<CustomersPage />);
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(25);
});

test('the page is in the address, and the way back leads through the pages that were seen', async () => {
  const after = (person: Stored<Profile> | undefined) => `?after=${person?.createdAt}_${person?.id}`;
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByTestId('address')).toHaveTextContent(after(people[24]));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('51 to 75 of 1,284')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('26 to 50 of 1,284')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(after(people[24]));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('1 to 25 of 1,284')).toBeVisible();
  expect(screen.getByTestId('address')).toBeEmptyDOMElement();
  unmount();
  // Opened by its address: which rows these are is not known, and the first page is the way back.
  show(`/admin/customers${after(people[24])}`);
  expect(asked.at(-1)).toMatchObject({ startAfter: [people[24]?.createdAt, 'p24'] });
  expect(screen.getByText('25 of 1,284')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('1 to 25 of 1,284')).toBeVisible();
});

test('another search or role begins at its first page; an address that means nothing does, too', async () => {
  const { unmount } = show(`/admin/customers?after=1_p24`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  expect(screen.getByTestId('address')).toHaveTextContent(/^\?role=admin$/);
  unmount();
  show('/admin/customers?after=yesterday');
  expect(screen.getByText('1 to 25 of 1,284')).toBeVisible();
});

test('a search asks for one page by a key and a role, from the address (rules: customer-search, bounded-work)', async () => {
  live = ready([aProfile({ name: 'Zoya Khan' }), aProfile({ id: 'other', name: 'Zoya Rao' })]);
  show('/admin/customers?role=customer');
  for (const text of ['k', 'khan', 'khan zoya']) searchFor(text);
  expect(await screen.findByText('1 found')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?search=khan+zoya&role=customer');
  expect(asked.at(-1)).toMatchObject({
    where: [
      ['role', '==', 'customer'],
      ['searchKeys', 'array-contains', 'khan'],
    ],
    limit: 26,
  });
  // Not one for each letter.
  expect(new Set(asked.map(({ where }) => JSON.stringify(where))).size).toBe(2);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Every role');
  expect(screen.getByTestId('address')).toHaveTextContent(/^\?search=khan\+zoya$/);
});

test('a page shows only entries with all words, and more may follow', () => {
  show('/admin/customers?search=person+12');
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(1);
  expect(screen.getByText('1 found on this page')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('keeps a draft during a search, and the focus in its field', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Person 3' }));
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Bengaluru East' } });
  await userEvent.click(searchField());
  searchFor('person 3');
  expect(await screen.findByText('1 found on this page')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru East');
  live = ready([]);
  searchFor('person 33');
  expect(await screen.findByText('No customers found')).toBeVisible();
  expect(screen.getByText(/^Search by the beginning of words/)).toBeVisible();
  // Neither an open nor a closed editor takes the focus from the search field.
  expect(searchField()).toHaveFocus();
});

test('a text that is too short is not searched for', () => {
  show('/admin/customers?search=z');
  expect(screen.getByText('Type at least two letters or digits')).toBeVisible();
  expect(asked).toEqual([]);
});

test('until older accounts can be found, a search says so (rule: customer-search)', () => {
  isAllSearchable = false;
  const { unmount } = show();
  expect(screen.queryByText(/^Older accounts/)).toBeNull();
  unmount();
  show('/admin/customers?search=zoya');
  expect(screen.getByText(/^Older accounts are being prepared/)).toBeVisible();
});

test('the people of a page have their figures, and what is missing of them is told (rule: customer-value)', async () => {
  const { unmount } = show();
  expect(screen.getAllByText('1 order')).toHaveLength(25);
  expect(screen.queryByText(/^Older orders/)).toBeNull();
  unmount();
  figures = counted(false);
  const second = show();
  expect(screen.getByText(/^Older orders are being counted/)).toBeVisible();
  second.unmount();
  const retry = jest.fn();
  figures = () => ({ status: 'error', message: 'The orders could not be counted.', retry });
  show();
  expect(screen.getByText('The orders could not be counted.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('reports a failure and retries (rule: failures-told)', async () => {
  const retry = jest.fn();
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  live = { status: 'error', code: 'unavailable', message: 'No connection.', retry };
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load customers');
  expect(error).toHaveBeenCalledWith('Failed to load customers');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
