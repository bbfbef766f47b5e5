import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category, Stored } from '@basket/domain';
import { toast, type Live } from '@basket/web';
import { aCategory } from '../../testing/builders';
import { CategoriesPage } from './categories-page';

let live: Live<Stored<Category>[]>;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: () => live,
  useLoaded: () => ({ status: 'ready', data: undefined }),
}));

test('shows a card per category with description, state and date', async () => {
  const createdAt = Date.UTC(2026, 7, 3);
  live = {
    status: 'ready',
    data: [aCategory({ createdAt }), aCategory({ id: 'snacks', name: 'Snacks', isActive: false })],
    isFromCache: false,
  };
  render(<CategoriesPage />);
  const dairy = within(screen.getByRole('article', { name: 'Dairy & Eggs' }));
  expect(dairy.getByText('Milk, curd and eggs.')).toBeVisible();
  expect(dairy.getByText('Active')).toBeVisible();
  expect(dairy.getByText('Created 3 Aug 2026')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Snacks' })).getByText('Inactive')).toBeVisible();
  await userEvent.click(dairy.getByRole('button', { name: 'Edit Dairy & Eggs' }));
  expect(screen.getByRole('dialog', { name: 'Edit category' })).toBeVisible();
});

test('an empty shop offers to add a category', async () => {
  live = { status: 'ready', data: [], isFromCache: false };
  render(<CategoriesPage />);
  expect(screen.getByText('No categories yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add category' }));
  expect(screen.getByRole('dialog', { name: 'Add category' })).toBeVisible();
});

test('reports a failure', () => {
  const error = jest.spyOn(toast, 'error').mockReturnValue();
  live = { status: 'error', code: 'unavailable', message: 'No connection.', retry: () => undefined };
  render(<CategoriesPage />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load categories');
  expect(error).toHaveBeenCalledWith('Failed to load categories');
  expect(screen.queryByText('No categories yet')).toBeNull();
});
