import { products } from '@basket/domain';
import { atomically } from '../../platform/database/atomically';
import type { Services } from '../../platform/services';
import { availabilities, shardOf } from './publication-documents';

/**
 * Publishes how many units of a product are left, without a new version of the catalogue. Events may arrive twice or out
 * of order, so it reads the present product; the commit on its shard makes concurrent updates run one after the other
 * (rule: availability-shards).
 */
export async function updateAvailability(services: Services, productId: string): Promise<void> {
  await atomically(services, null, async (unit) => {
    const place = shardOf(productId);
    const at = services.now();
    // Before the product: an update with an older stock then fails instead of overwriting a newer one.
    const shard = await unit.getSound(availabilities, place);
    const [product] = await unit.getAllUnguarded(products, [productId]);
    if (!product) return;
    const changed = { ...shard?.products, [productId]: { units: product.stockQuantity, at } };
    unit.put(availabilities.path(place), { seq: (shard?.seq ?? 0) + 1, products: changed });
  });
}
