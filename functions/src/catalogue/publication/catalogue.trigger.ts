import { categories, isVisibleStockChange, products, publicSettings } from '@basket/domain';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { services } from '../../platform/app';
import { stableJson } from '../../platform/database/atomically';
import type { Services } from '../../platform/services';
import { keepGoodSettings } from '../../platform/store-settings';
import { publicationMessage } from './publication-message';
import { updateAvailability } from './update-availability';

/** Has what has changed published, together with other changes of the same moment. */
export const requestPublication = (run: Services): Promise<void> =>
  run.enqueue(publicationMessage(run.now()));

type Data = Readonly<Record<string, unknown>> | undefined;

interface ProductChange {
  readonly isPublication: boolean;
  readonly isAvailability: boolean;
}

/** The meaning of a product's change to shoppers. Exported for its tests. */
export function productChange(before: Data, after: Data): ProductChange {
  if (!before || !after) return { isPublication: true, isAvailability: false };
  const rest = ({
    nameKey: _key,
    stockQuantity: _stock,
    stockSplitAt: _split,
    updatedAt: _at,
    ...others
  }: NonNullable<Data>) => stableJson(others);
  const [from, to] = [before['stockQuantity'], after['stockQuantity']];
  return {
    isPublication: rest(before) !== rest(after),
    isAvailability: typeof from !== 'number' || typeof to !== 'number' || isVisibleStockChange(from, to),
  };
}

/** Safe to repeat: both steps read the present state, not the event. */
export const onProductWritten = onDocumentWritten(
  { document: `${products.collection}/{productId}`, retry: true },
  async ({ data, params }) => {
    const { isPublication, isAvailability } = productChange(data?.before.data(), data?.after.data());
    // Update availability even if a publication follows: the publication keeps newer stock.
    if (isAvailability) await updateAvailability(services(), params.productId);
    if (isPublication) await requestPublication(services());
  },
);

export const onCategoryWritten = onDocumentWritten(
  { document: `${categories.collection}/{categoryId}`, retry: true },
  async () => requestPublication(services()),
);

/** Has the store's details published, and whether it can collect online. Keeps good settings, for when they are damaged. */
export const onStoreSettingsWritten = onDocumentWritten(
  { document: `${publicSettings.collection}/{document}`, retry: true },
  async () => {
    await keepGoodSettings(services());
    await requestPublication(services());
  },
);
