import { productNameKey, products, type Product, type Stored } from '@basket/domain';
import type { UnitOfWork } from '../platform/database/unit-of-work';

/** The most values that one query may ask for. */
const mostPerQuery = 30;

/**
 * The products whose names are one of these, or spelled much alike. The database compares texts letter by letter, so products
 * have a key of their name that leaves out what people do not look at. To read all products instead would cost a large shop
 * thousands of reads for every hundred rows of a file. Products are asked for by their names, too: those from before there were keys have
 * none for an hour after an upgrade, and functions of the release before change a name without its key.
 */
export async function findByNames(unit: UnitOfWork, names: readonly string[]): Promise<Stored<Product>[]> {
  const found = await Promise.all([
    ...queriesFor(unit, 'nameKey', names.map(productNameKey)),
    ...queriesFor(unit, 'name', names),
  ]);
  return [...new Map(found.flat().map((product) => [product.id, product])).values()];
}

function queriesFor(
  unit: UnitOfWork,
  field: 'nameKey' | 'name',
  values: readonly string[],
): Promise<Stored<Product>[]>[] {
  const distinct = [...new Set(values)];
  return Array.from({ length: Math.ceil(distinct.length / mostPerQuery) }, (_, part) => {
    const asked = distinct.slice(part * mostPerQuery, (part + 1) * mostPerQuery);
    return unit.query(products, (all) => all.where(field, 'in', asked));
  });
}
