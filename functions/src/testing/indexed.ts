import type { Firestore, Query } from 'firebase-admin/firestore';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which composite index a query needs. The emulator runs every query without one; production refuses. So
 * each query that a test makes is held against firestore.indexes.json.
 */
export interface QueryShape {
  readonly collection: string;
  readonly equalities: readonly string[];
  readonly ranges: readonly string[];
  readonly orderings: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Field that an aggregation sums. */
  readonly summed?: string;
}

interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}
interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly IndexField[];
}

const indexesFile = path.resolve(__dirname, '../../../firestore.indexes.json');

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly ttl?: boolean;
  /** The indexes that it has all the same. */
  readonly indexes?: readonly object[];
}

export interface Indexes {
  readonly indexes: readonly Index[];
  /** Fields without an index of their own, with everything below them. */
  readonly fieldOverrides: readonly FieldOverride[];
}

export const readIndexes = (): Indexes => JSON.parse(readFileSync(indexesFile, 'utf8')) as Indexes;

/** The innermost override counts, of a field or of those around it. */
function isExempted(field: string, overrides: readonly FieldOverride[]): boolean {
  const [innermost] = overrides
    .filter(({ fieldPath }) => field === fieldPath || field.startsWith(`${fieldPath}.`))
    .sort((one, other) => other.fieldPath.length - one.fieldPath.length);
  return innermost !== undefined && !innermost.indexes?.length;
}

/** The index that serves a query and is not there, as text; null when the database can answer it. */
export function missingIndex(shape: QueryShape, { indexes, fieldOverrides }: Indexes): string | null {
  const asked = [...shape.equalities, ...shape.ranges, ...shape.orderings.map(([field]) => field)];
  const exempted = [...asked, ...(shape.summed === undefined ? [] : [shape.summed])].find((field) =>
    isExempted(
      field,
      fieldOverrides.filter(({ collectionGroup }) => collectionGroup === shape.collection),
    ),
  );
  if (exempted !== undefined) return `${shape.collection}: ${exempted} is exempted from indexes`;
  const ordered = orderedFields(shape);
  const equal = [...new Set(shape.equalities)].filter((field) => !ordered.some(([other]) => other === field));
  // Equalities alone are served by merging single-field indexes; one ordered field by its own index.
  if (ordered.length === 0 || equal.length + ordered.length < 2) return null;
  // Indexes with the same ordering are merged: together they have to name every field that is equal to something.
  const merged = indexes
    .filter(({ collectionGroup }) => collectionGroup === shape.collection)
    .map(({ fields }) => ({
      prefix: fields.slice(0, Math.max(0, fields.length - ordered.length)).map(({ fieldPath }) => fieldPath),
      suffix: fields.slice(-ordered.length),
    }))
    .filter(
      ({ prefix, suffix }) =>
        prefix.every((field) => equal.includes(field)) &&
        ordered.every(
          ([field, direction], at) =>
            suffix[at]?.fieldPath === field &&
            suffix[at].order === (direction === 'asc' ? 'ASCENDING' : 'DESCENDING'),
        ),
    );
  if (merged.length > 0 && equal.every((field) => merged.some(({ prefix }) => prefix.includes(field))))
    return null;
  const order = ordered.map(([field, direction]) => `${field} ${direction}`);
  return `${shape.collection}: ${[...equal, ...order].join(', ')}`;
}

/** Explicit orderings, else the ranged fields; then what is summed. The id comes last by itself. */
function orderedFields({ ranges, orderings, summed }: QueryShape): (readonly [string, 'asc' | 'desc'])[] {
  const named = orderings.filter(([field]) => field !== '__name__');
  const implicit = [...new Set(ranges)]
    .filter((field) => !named.some(([other]) => other === field))
    .map((field) => [field, 'asc'] as const);
  const fields = [...implicit, ...named];
  return summed === undefined || fields.some(([field]) => field === summed)
    ? fields
    : [...fields, [summed, 'asc']];
}

/** The parts of a query that its own class keeps to itself; read here only to judge its index. */
interface QueryInternals {
  readonly _queryOptions: {
    readonly collectionId: string;
    readonly filters: readonly {
      readonly field: { readonly segments: readonly string[] };
      readonly op: string;
    }[];
    readonly fieldOrders: readonly {
      readonly field: { readonly segments: readonly string[] };
      readonly direction: string;
    }[];
  };
}

function shapeOf(query: Query, summed?: string): QueryShape {
  const { collectionId, filters, fieldOrders } = (query as unknown as QueryInternals)._queryOptions;
  const nameOf = ({ field }: { field: { segments: readonly string[] } }): string => field.segments.join('.');
  const isEquality = ({ op }: { op: string }): boolean => ['EQUAL', 'IN', 'ARRAY_CONTAINS'].includes(op);
  return {
    collection: collectionId,
    equalities: filters.filter(isEquality).map(nameOf),
    ranges: filters.filter((filter) => !isEquality(filter)).map(nameOf),
    orderings: fieldOrders.map((ordering) => [
      nameOf(ordering),
      ordering.direction === 'DESCENDING' ? 'desc' : 'asc',
    ]),
    ...(summed === undefined ? {} : { summed }),
  };
}

interface AggregateInternals {
  readonly query: Query;
  readonly _aggregates: Readonly<Record<string, { readonly _field?: string }>>;
}

/** From here on every query of this process fails when production would have no index for it. */
export function demandIndexes(db: Firestore): void {
  const indexes = readIndexes();
  const demand = (shape: QueryShape): void => {
    const missing = missingIndex(shape, indexes);
    if (missing) throw new Error(`firestore.indexes.json has no index for ${missing}`);
  };
  const guard = <T extends object>(
    prototype: T & { get(): unknown },
    shapes: (target: T) => QueryShape[],
  ): void => {
    const get = Reflect.get(prototype, 'get') as (this: T) => unknown;
    prototype.get = function (this: T) {
      for (const shape of shapes(this)) demand(shape);
      return get.call(this);
    };
  };
  const query = db.collection('x').limit(1);
  const aggregate = query.count();
  guard(Object.getPrototypeOf(query) as Query, (target) => [shapeOf(target)]);
  guard(Object.getPrototypeOf(aggregate) as typeof aggregate, (target) => {
    const { query: counted, _aggregates } = target as unknown as AggregateInternals;
    return Object.values(_aggregates).map(({ _field }) => shapeOf(counted, _field));
  });
}
