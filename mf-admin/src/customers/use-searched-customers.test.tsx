import { act, renderHook } from '@testing-library/react';
import type { Profile, Stored } from '@basket/domain';
import type { Live } from '@basket/web';
import { aProfile } from '../testing/builders';
import { customersPerSearch, type customersToSearch } from '../queries';
import { useSearchedCustomers } from './use-searched-customers';

type Row = Stored<Profile>;

let everybody: readonly Row[] = [];
let isFromCache = false;

/** Returns the batch of accounts after the last one, as Firestore would. */
const batchAfter = (query: ReturnType<typeof customersToSearch>): Live<Row[]> => {
  const lastId = query.startAfter?.[1];
  const from = lastId === undefined ? 0 : everybody.findIndex(({ id }) => id === lastId) + 1;
  return { status: 'ready', data: everybody.slice(from, from + query.limit), isFromCache };
};
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useLiveQuery: (query: ReturnType<typeof customersToSearch>) => batchAfter(query),
}));

const people = (count: number, facts: (index: number) => Partial<Row>): Row[] =>
  Array.from({ length: count }, (_, index) =>
    aProfile({ id: `p${index}`, name: `Person ${index}`, createdAt: 10_000 - index, ...facts(index) }),
  );
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

beforeEach(() => {
  isFromCache = false;
});

test('reads batch after batch to find the last account', () => {
  const last = customersPerSearch * 2 + 7;
  everybody = people(last + 1, (index) => (index === last ? { name: 'Zoya' } : {}));
  const { result } = renderHook(() => useSearchedCustomers('zoya'));
  expect(idsOf(result.current.found)).toEqual([`p${last}`]);
  expect(result.current.isComplete).toBe(true);
  expect(result.current.more).toBeUndefined();
});

test('stops once it has found a page, and continues on request', () => {
  everybody = people(customersPerSearch + 30, () => ({}));
  const { result } = renderHook(() => useSearchedCustomers('person'));
  expect(result.current.found).toHaveLength(customersPerSearch);
  expect(result.current.isComplete).toBe(false);
  act(() => result.current.more?.());
  expect(result.current.found).toHaveLength(customersPerSearch + 30);
  expect(result.current.isComplete).toBe(true);
});

test('does not continue from a cached batch', () => {
  isFromCache = true;
  everybody = people(customersPerSearch + 1, (index) =>
    index === customersPerSearch ? { name: 'Zoya' } : {},
  );
  const { result } = renderHook(() => useSearchedCustomers('zoya'));
  expect(result.current.found).toEqual([]);
  expect(result.current.isComplete).toBe(false);
});

test('shows the saved version of an account from an earlier batch', () => {
  everybody = people(customersPerSearch + 1, () => ({}));
  const { result } = renderHook(() => useSearchedCustomers('person 3'));
  act(() => result.current.replace(aProfile({ id: 'p3', name: 'Person 3b' })));
  expect(result.current.found.find(({ id }) => id === 'p3')?.name).toBe('Person 3b');
});
