import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category, Stored } from '@basket/domain';
import { toast, type Live, type Loadable } from '@basket/web';
import { aCategory } from '../../testing/builders';
import { CategoriesPage } from './categories-page';

const sort = jest.fn(async (_input: object) => ({}));
let live: Live<Stored<Category>[]>;
let counts: Loadable<{ products: Record<string, number> }>;

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: () => live,
  useLoaded: () => counts,
  useOperation: () => ({ run: sort, isBusy: false }),
}));

beforeEach(() => {
  counts = { status: 'ready', data: { products: { 'dairy-eggs': 12, snacks: 1 } } };
});

test('a card keeps the place of its number of products before they are counted', () => {
  live = { status: 'ready', data: [aCategory()], isFromCache: false };
  const counted = counts;
  counts = { status: 'loading' };
  const { rerender } = render(<CategoriesPage />);
  const place = screen.getByText(/^Created/).nextElementSibling;
  expect(place).toBeEmptyDOMElement();
  counts = counted;
  rerender(<CategoriesPage />);
  expect(screen.getByText('12 products')).toBe(place);
});

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
  expect(dairy.getByText('12 products')).toBeVisible();
  expect(dairy.getByText('Active')).toBeVisible();
  expect(dairy.getByText('Created 3 Aug 2026')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Snacks' })).getByText('Inactive')).toBeVisible();
  await userEvent.click(dairy.getByRole('button', { name: 'Edit Dairy & Eggs' }));
  expect(screen.getByRole('dialog', { name: 'Edit category' })).toBeVisible();
});

describe('the order of the categories', () => {
  const names = ['Dairy', 'Fruit', 'Snacks'];
  const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  beforeEach(() => {
    sort.mockClear();
    live = {
      status: 'ready',
      data: names.map((name, sortOrder) => aCategory({ id: name.toLowerCase(), name, sortOrder })),
      isFromCache: false,
    };
  });

  test('is that of the shop, and changes by keyboard (rule: category-order)', async () => {
    render(<CategoriesPage />);
    expect(shown()).toEqual(names);
    expect(screen.getByRole('button', { name: 'Move Dairy earlier' })).toBeDisabled();
    screen.getByRole('button', { name: 'Move Dairy later' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(sort).toHaveBeenCalledWith({ categoryIds: ['fruit', 'dairy', 'snacks'] });
    expect(shown()).toEqual(['Fruit', 'Dairy', 'Snacks']);
    expect(screen.getByRole('button', { name: 'Move Dairy later' })).toHaveFocus();
  });

  test('changes by dragging, and is shown before the server has answered', () => {
    sort.mockReturnValue(new Promise(() => undefined));
    render(<CategoriesPage />);
    const [first, , last] = screen.getAllByRole('listitem');
    const dataTransfer = { effectAllowed: 'none' };
    if (!first || !last) throw new Error('no categories');
    fireEvent.dragStart(last, { dataTransfer });
    fireEvent.dragOver(first, { dataTransfer });
    fireEvent.drop(first, { dataTransfer });
    expect(sort).toHaveBeenCalledWith({ categoryIds: ['snacks', 'dairy', 'fruit'] });
    expect(shown()).toEqual(['Snacks', 'Dairy', 'Fruit']);
  });

  test('goes back to the stored one after a failure', async () => {
    sort.mockRejectedValue(new Error('no connection'));
    const error = jest.spyOn(toast, 'error').mockReturnValue();
    render(<CategoriesPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Move Snacks earlier' }));
    expect(error).toHaveBeenCalledWith('Failed to sort categories');
    expect(shown()).toEqual(names);
  });
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
