import * as v from 'valibot';
import { queryKey, type LiveQuery } from './live-query';

const schema = v.object({});
const aQuery = (changes: Partial<LiveQuery> = {}): LiveQuery => ({
  schema,
  collection: 'orders',
  where: [['customerId', '==', 'ananya']],
  orderBy: [['createdAt', 'desc']],
  limit: 20,
  ...changes,
});

test('equal queries are the same, even if built twice', () => {
  expect(queryKey(aQuery())).toBe(queryKey(aQuery()));
  expect(queryKey({ schema, collection: 'x', limit: 1 })).toBe(
    queryKey({ schema, collection: 'x', where: [], orderBy: [], startAfter: [], limit: 1 }),
  );
});

test.each([
  { desc: 'collection', changes: { collection: 'assignments' } },
  { desc: 'filter', changes: { where: [['customerId', '==', 'imran']] as const } },
  { desc: 'order', changes: { orderBy: [['createdAt', 'asc']] as const } },
  { desc: 'limit', changes: { limit: 21 } },
  { desc: 'page', changes: { startAfter: [5] } },
])('another $desc makes another query', ({ changes }) => {
  expect(queryKey(aQuery(changes))).not.toBe(queryKey(aQuery()));
});
