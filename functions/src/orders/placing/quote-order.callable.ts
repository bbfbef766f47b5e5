import { cashRoundingOf, priceCart, quoteOrder } from '@basket/domain';
import { orRefuse, query } from '../../platform/operation';
import { readStoreSettings } from '../../platform/store-settings';
import { readProducts } from '../../stock';
import { pricedProduct } from './priced-product';

export const quoteOrderOperation = query(quoteOrder, 'signed-in', async ({ input, unit }) => {
  const [settings, products] = await Promise.all([readStoreSettings(unit), readProducts(unit, input.lines)]);
  const priced = new Map([...products].map(([id, product]) => [id, pricedProduct(product)]));
  const bill = orRefuse(priceCart(input.lines, priced, settings));
  return { ...bill, cashRoundingPaise: cashRoundingOf(bill.totalPaise, settings) };
});
