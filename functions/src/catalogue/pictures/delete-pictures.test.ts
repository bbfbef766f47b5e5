import { products } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { openSimulation, productDocument } from '../../testing/harness';
import { seededRandom } from '../../testing/histories/faults';
import { deletePictures } from './delete-pictures';

test('threat-picture-paths: a task deletes the pictures of a product that is there', async () => {
  const harness = openSimulation(someInstant, seededRandom(1));
  const { services, db } = harness;
  await harness.seed({ ...productDocument('tomato'), [products.path('damaged')]: { name: 7 } });
  const removed: string[] = [];
  const remove = async (prefix: string): Promise<void> => void removed.push(prefix);
  for (const id of ['tomato', 'damaged'])
    expect(await deletePictures(services, id, remove)).toBe('kept: the product is there');
  expect(removed).toEqual([]);
  await db.doc(products.path('tomato')).delete();
  expect(await deletePictures(services, 'tomato', remove)).toBe('deleted');
  expect(removed).toEqual(['product-images/tomato/']);
});
