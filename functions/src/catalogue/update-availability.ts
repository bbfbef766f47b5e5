import { productPath, productSchema } from '@basket/domain';
import { atomically } from '../platform/atomically';
import type { Services } from '../platform/services';
import { availabilityPath, availabilitySchema } from './publication-documents';

/**
 * Tells shoppers how many units of a product are left, without a new version. Events may come twice or
 * out of order, so it reads the product as it is now, and the commit on `availability` makes any two of
 * these follow one another.
 */
export async function updateAvailability(services: Services, productId: string): Promise<void> {
  await atomically(services, null, async (unit) => {
    const availability = await unit.get(availabilitySchema, availabilityPath);
    const product = await unit.get(productSchema, productPath(productId));
    if (!product) return;
    const quantities = { ...availability?.quantities, [productId]: product.stockQuantity };
    unit.put(availabilityPath, { seq: (availability?.seq ?? 0) + 1, quantities });
  });
}
