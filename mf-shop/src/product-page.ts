import type { PublishedProduct } from '@basket/domain';
import { productImageUrl } from '@basket/web';

let loadCode: () => Promise<unknown> = () => Promise.resolve();

/** Says how the code of a product's page is loaded: the routes know, cards must not. */
export function productPageIsLoadedBy(load: () => Promise<unknown>): void {
  loadCode = load;
}

/** Fetches the code and the first picture of a product's page, before it is opened. */
export function prepareProductPage({ id, imageIds }: Pick<PublishedProduct, 'id' | 'imageIds'>): void {
  loadCode().catch(() => undefined); // opening the page tries again, and reports a failure
  const picture = productImageUrl(id, imageIds[0] ?? null, 'detail');
  if (picture !== null) new Image().src = picture;
}
