import type { Filter, FilterOperator, LiveQuery, Ordering } from './live-query';

const operators: Readonly<Record<FilterOperator, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

/** @param collection full name of the collection: an id is compared as the name of its document */
function encodeValue(value: unknown, field: string, collection: string): object {
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((one: unknown) => encodeValue(one, field, collection)) } };
  if (field === '__name__') return { referenceValue: [collection, String(value)].join('/') };
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value !== 'number') throw new TypeError(`A query cannot compare ${field} with ${typeof value}`);
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

function filterOf([fieldPath, operator, value]: Filter, collection: string): object {
  const field = { fieldPath };
  if (value === null) return { unaryFilter: { field, op: operator === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
  const encoded = encodeValue(value, fieldPath, collection);
  return { fieldFilter: { field, op: operators[operator], value: encoded } };
}

const orderOf = ([fieldPath, direction]: Ordering): object => ({
  field: { fieldPath },
  direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
});

/**
 * A query in the form of Firestore's REST interface.
 *
 * @param documents name of the database's root: `projects/…/documents`
 * @returns `parent`: path of the document that the collection belongs to, with a slash before it; empty for the root
 */
export function structuredQuery(
  { collection, where = [], orderBy = [], limit, startAfter = [] }: Omit<LiveQuery, 'schema'>,
  documents: string,
) {
  const idAt = collection.lastIndexOf('/') + 1;
  const fullName = `${documents}/${collection}`;
  const filters = where.map((filter) => filterOf(filter, fullName));
  const values = startAfter.map((value, index) => encodeValue(value, orderBy[index]?.[0] ?? '', fullName));
  return {
    parent: idAt === 0 ? '' : `/${collection.slice(0, idAt - 1)}`,
    query: {
      from: [{ collectionId: collection.slice(idAt) }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      orderBy: orderBy.map(orderOf),
      ...(values.length > 0 && { startAt: { values, before: false } }),
      limit,
    },
  };
}
