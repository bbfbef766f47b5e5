import {
  categoriesCollection,
  isVisibleStockChange,
  productsCollection,
  storeSettingsPath,
} from '@basket/domain';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { services } from '../platform/app';
import { stableJson } from '../platform/atomically';
import type { Services } from '../platform/services';
import { updateAvailability } from './update-availability';

/** Changes within this time are published together. */
const bucketMs = 2_000;

/**
 * Asks for a new version. The task's name carries the end of the current bucket: hundreds of changes at
 * once (an import, the demo data) end in one publication, made after all of them.
 */
export async function requestPublication(run: Services): Promise<void> {
  const dueAt = (Math.floor(run.now() / bucketMs) + 1) * bucketMs;
  await run.enqueue({ id: `publish-${dueAt}`, task: { kind: 'publishCatalogue' }, dueAt });
}

type Data = Readonly<Record<string, unknown>> | undefined;

/** What a change of a product means to shoppers. Exported for its tests. */
export function productChange(before: Data, after: Data): 'nothing' | 'availability' | 'publication' {
  if (!before || !after) return 'publication';
  const rest = ({ stockQuantity: _stock, updatedAt: _at, ...others }: NonNullable<Data>) =>
    stableJson(others);
  if (rest(before) !== rest(after)) return 'publication';
  const [from, to] = [before['stockQuantity'], after['stockQuantity']];
  if (typeof from !== 'number' || typeof to !== 'number') return 'publication';
  return isVisibleStockChange(from, to) ? 'availability' : 'nothing';
}

/** Repeatable: both outcomes read the present state, whatever event brought them. */
export const onProductWritten = onDocumentWritten(
  { document: `${productsCollection}/{productId}`, retry: true },
  async ({ data, params }) => {
    switch (productChange(data?.before.data(), data?.after.data())) {
      case 'publication':
        return requestPublication(services());
      case 'availability':
        return updateAvailability(services(), params.productId);
      case 'nothing':
    }
  },
);

export const onCategoryWritten = onDocumentWritten(
  { document: `${categoriesCollection}/{categoryId}`, retry: true },
  async () => requestPublication(services()),
);

export const onStoreSettingsWritten = onDocumentWritten(
  { document: storeSettingsPath, retry: true },
  async () => requestPublication(services()),
);
