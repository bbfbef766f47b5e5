import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestOf, setAwaited } from '@basket/domain';
import { MemoryRouter } from '@basket/web';
import { announceBackInStock } from '../../account/back-in-stock-news';
import { aCatalogue, aProduct } from '../../testing/builders';
import { AwaitedList } from './awaited-list';

let awaitedProductIds: string[] = [];
const mockListeners = new Set<() => void>();
const call = jest.fn<Promise<object>, [unknown, RequestOf<typeof setAwaited>]>();
const info = jest.fn<void, [string, { action: { label: string; run: () => void } }]>();
const mockState = () => ({ user: { uid: 'asha' }, profile: { awaitedProductIds } });
const mockCatalogue = aCatalogue([
  aProduct({ id: 'paneer', name: 'Paneer', stockQuantity: 0 }),
  aProduct({ id: 'eggs', name: 'Eggs', stockQuantity: 12 }),
  aProduct({ id: 'rice', name: 'Rice', stockQuantity: 5 }),
]);
jest.mock('@basket/web', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react');
  return {
    ...jest.requireActual<object>('@basket/web'),
    useSession: (select: (state: ReturnType<typeof mockState>) => unknown) =>
      useSyncExternalStore(
        (listener) => {
          mockListeners.add(listener);
          return () => mockListeners.delete(listener);
        },
        () => select(mockState()),
      ),
    currentSession: () => mockState(),
    useCatalogue: () => ({ status: 'ready', data: mockCatalogue }),
    productImageUrl: () => null,
    call: (contract: unknown, request: RequestOf<typeof setAwaited>) => call(contract, request),
    session: {
      learnProfile: (_uid: string, part: { awaitedProductIds: string[] }) => {
        awaitedProductIds = part.awaitedProductIds;
        for (const listener of mockListeners) listener();
      },
    },
    toast: { success: jest.fn(), info: (...said: Parameters<typeof info>): void => info(...said) },
  };
});

beforeEach(() => {
  awaitedProductIds = ['paneer', 'eggs', 'not-sold-any-more'];
  call.mockImplementation((_contract, { productIds, isAwaited }) => {
    const others = awaitedProductIds.filter((id) => !productIds.includes(id));
    return Promise.resolve({ awaitedProductIds: isAwaited ? [...productIds, ...others] : others });
  });
});
const show = () =>
  render(
    <MemoryRouter>
      <AwaitedList />
    </MemoryRouter>,
  );
const line = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body);

test('lists what is awaited, and marks what is back (rule: told-when-back)', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(line('Paneer').getByText('Sold out')).toBeVisible();
  expect(line('Paneer').queryByText('Back in stock')).toBeNull();
  expect(line('Eggs').getByText('Back in stock')).toBeVisible();
  expect(line('Eggs').queryByText('Sold out')).toBeNull();
  expect(screen.getByRole('link', { name: 'Eggs' })).toHaveAttribute('href', '/home/products/eggs');
});

test('stops telling, which keeps the focus in the list and can be undone', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Stop telling me about Paneer' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Paneer' })).toBeNull());
  expect(document.activeElement?.closest('section')).not.toBeNull();
  expect(info.mock.lastCall?.[1].action.label).toBe('Undo');
  act(() => info.mock.lastCall?.[1].action.run());
  expect(await screen.findByRole('link', { name: 'Paneer' })).toBeVisible();
});

test('an empty list says how a product comes into it', () => {
  awaitedProductIds = [];
  show();
  expect(screen.getByText(/^None\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/home/products');
});

test('a product that this visit has told of stays marked, without being awaited', async () => {
  await announceBackInStock('asha', ['rice']);
  show();
  expect(line('Rice').getByText('Back in stock')).toBeVisible();
  expect(line('Rice').queryByRole('button')).toBeNull();
});
