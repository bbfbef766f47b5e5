import { structuredQuery } from './structured-query';

const documents = 'projects/shop/databases/(default)/documents';

test('a query is written as the REST interface wants it', () => {
  const { parent, query } = structuredQuery(
    {
      collection: 'assignments',
      where: [
        ['deliveryPartnerId', '==', 'ravi'],
        ['state', 'in', ['accepted', 'lost']],
        ['isLossUnseen', '==', true],
        ['createdAt', '>=', 1763619600000],
        ['rating', '<', 4.5],
        ['paidAt', '==', null],
        ['closedAt', '!=', null],
      ],
      orderBy: [
        ['offeredAt', 'desc'],
        ['__name__', 'asc'],
      ],
      startAfter: [5, 'order1'],
      limit: 11,
    },
    documents,
  );
  const is = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  expect(parent).toBe('');
  expect(query).toEqual({
    from: [{ collectionId: 'assignments' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          is('deliveryPartnerId', 'EQUAL', { stringValue: 'ravi' }),
          is('state', 'IN', {
            arrayValue: { values: [{ stringValue: 'accepted' }, { stringValue: 'lost' }] },
          }),
          is('isLossUnseen', 'EQUAL', { booleanValue: true }),
          is('createdAt', 'GREATER_THAN_OR_EQUAL', { integerValue: '1763619600000' }),
          is('rating', 'LESS_THAN', { doubleValue: 4.5 }),
          { unaryFilter: { field: { fieldPath: 'paidAt' }, op: 'IS_NULL' } },
          { unaryFilter: { field: { fieldPath: 'closedAt' }, op: 'IS_NOT_NULL' } },
        ],
      },
    },
    orderBy: [
      { field: { fieldPath: 'offeredAt' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
    ],
    startAt: {
      values: [{ integerValue: '5' }, { referenceValue: `${documents}/assignments/order1` }],
      before: false,
    },
    limit: 11,
  });
});

test('a collection of a document is asked for below it, and what is not given is left out', () => {
  expect(structuredQuery({ collection: 'orders/order1/history', limit: 50 }, documents)).toEqual({
    parent: '/orders/order1',
    query: { from: [{ collectionId: 'history' }], orderBy: [], limit: 50 },
  });
});

test('ids are compared as the names of their documents', () => {
  const { query } = structuredQuery(
    { collection: 'products', where: [['__name__', 'in', ['rice', 'dal']]], limit: 2 },
    documents,
  );
  expect(query).toMatchObject({
    where: {
      compositeFilter: {
        filters: [
          {
            fieldFilter: {
              value: {
                arrayValue: {
                  values: [
                    { referenceValue: `${documents}/products/rice` },
                    { referenceValue: `${documents}/products/dal` },
                  ],
                },
              },
            },
          },
        ],
      },
    },
  });
});
