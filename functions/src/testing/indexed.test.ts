import { missingIndex, readIndexes, type QueryShape } from './indexed';

const shape = (change: Partial<QueryShape>): QueryShape => ({
  collection: 'orders',
  equalities: [],
  ranges: [],
  orderings: [],
  ...change,
});

test.each([
  { desc: 'one ordered field', query: shape({ orderings: [['createdAt', 'desc']] }), isMissing: false },
  { desc: 'equalities alone', query: shape({ equalities: ['status', 'customerId'] }), isMissing: false },
  {
    desc: 'a filter with an order that has its index',
    query: shape({
      equalities: ['customerId'],
      orderings: [
        ['createdAt', 'desc'],
        ['__name__', 'desc'],
      ],
    }),
    isMissing: false,
  },
  {
    desc: 'the same in the other direction',
    query: shape({ equalities: ['customerId'], orderings: [['createdAt', 'asc']] }),
    isMissing: true,
  },
  {
    desc: 'a filter that no index has',
    query: shape({ equalities: ['paymentStatus'], ranges: ['createdAt'] }),
    isMissing: true,
  },
  {
    desc: 'filters whose indexes have the same order',
    query: shape({ equalities: ['status', 'paymentMethod'], orderings: [['createdAt', 'desc']] }),
    isMissing: false,
  },
  {
    desc: 'the same with a filter that no such index has',
    query: shape({ equalities: ['status', 'refundId'], orderings: [['createdAt', 'desc']] }),
    isMissing: true,
  },
  {
    desc: 'a sum over a filter',
    query: shape({ equalities: ['status'], summed: 'totalPaise' }),
    isMissing: false,
  },
  {
    desc: 'a sum of another field',
    query: shape({ equalities: ['status'], summed: 'subtotalPaise' }),
    isMissing: true,
  },
  { desc: 'a field without indexes', query: shape({ equalities: ['items'] }), isMissing: true },
  { desc: 'a part of such a field', query: shape({ ranges: ['delivery.phone'] }), isMissing: true },
])('$desc: index missing is $isMissing', ({ query, isMissing }) => {
  expect(missingIndex(query, readIndexes()) !== null).toBe(isMissing);
});
