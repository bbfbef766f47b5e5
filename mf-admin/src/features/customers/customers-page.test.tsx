import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile, Stored } from '@basket/domain';
import { toast, type Live } from '@basket/web';
import { aProfile } from '../../testing/builders';
import { CustomersPage } from './customers-page';

let live: Live<Stored<Profile>[]>;
const setParams = jest.fn();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: () => live,
  useLiveDocument: () => ({ status: 'loading' }),
  useLoaded: () => ({ status: 'ready', data: { total: 1284 } }),
  useSearchParams: () => [new URLSearchParams(''), setParams],
}));

const people = Array.from({ length: 26 }, (_, index) =>
  aProfile({ id: `p${index}`, name: `Person ${index}`, email: `p${index}@basket.example` }),
);

test('shows one page of accounts and their total, and turns the page', async () => {
  live = { status: 'ready', data: people, isFromCache: false };
  render(<CustomersPage />);
  expect(screen.getByText('1,284 accounts in total')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(25);
  expect(screen.getByText('1 to 25 of 1,284')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('26 to 50 of 1,284')).toBeVisible();
});

test('keeps a draft during a search, and the search in the address', async () => {
  live = { status: 'ready', data: people, isFromCache: false };
  render(<CustomersPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Person 3' }));
  await userEvent.type(screen.getByLabelText('City'), ' East');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'p3@');
  expect(setParams).toHaveBeenLastCalledWith({ search: 'p3@' }, { replace: true });
  expect(screen.getByText('1 found')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru East');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No customers found')).toBeVisible();
  // Neither an open nor a closed editor takes the focus from the search field.
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('reports a failure and retries (rule: failures-told)', async () => {
  const retry = jest.fn();
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  live = { status: 'error', code: 'unavailable', message: 'No connection.', retry };
  render(<CustomersPage />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load customers');
  expect(error).toHaveBeenCalledWith('Failed to load customers');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
