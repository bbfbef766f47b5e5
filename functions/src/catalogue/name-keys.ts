import { productNameKey, products } from '@basket/domain';
import { deriveFields, type DerivedFields } from '../platform/background/derived-fields';
import type { Services } from '../platform/services';

const derived: DerivedFields<typeof products.schema> = {
  kind: products,
  outdated: (product) => {
    const nameKey = productNameKey(product.name);
    return nameKey === product.nameKey ? null : { nameKey };
  },
};

/**
 * Gives products their keys that were written without: before there were any, or by functions of an earlier release.
 *
 * @param until epoch ms of the machine's clock when to stop
 * @returns how many products got one
 */
export const addNameKeys = (run: Services, until: number): Promise<number> =>
  deriveFields(run, derived, until);
