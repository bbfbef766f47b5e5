import { dayMs, productImagePath, products } from '@basket/domain';
import { tidy } from '../../entry-points/tidy.schedule';
import { freshHarness } from '../../testing/fresh-harness';
import { productDocument } from '../../testing/harness';
import { ownBucket } from '../../testing/own-bucket';

const uploadedAt = Date.now();
const harness = freshHarness(uploadedAt, () => ({
  ...productDocument('okra', { images: [{ imageId: 'a', isPrimary: true }] }),
  [products.path('damaged')]: { images: 7 },
}));
const bucket = ownBucket('swept.appspot.com');

const upload = (path: string) =>
  bucket().file(path).save('x', { contentType: 'image/webp', resumable: false });
const stored = async (): Promise<string[]> =>
  (await bucket().getFiles({ prefix: 'product-images/' }))[0].map(({ name }) => name).sort();
const tidyAt = async (at: number): Promise<void> => {
  harness.setNow(at);
  await tidy(harness.services);
};

test('an upload that no product names within a day is removed, whole or broken off (rule: uploads-swept)', async () => {
  const kept = [
    productImagePath('damaged', 'z', 'card'), // nobody can tell
    productImagePath('okra', 'a', 'card'),
    productImagePath('okra', 'a', 'detail'),
  ];
  const orphans = [
    productImagePath('okra', 'b', 'card'), // its second size was never sent
    productImagePath('gone', 'c', 'card'),
    productImagePath('gone', 'c', 'detail'),
  ];
  await Promise.all([...kept, ...orphans].map(upload));
  await tidyAt(uploadedAt + dayMs / 2);
  expect(await stored()).toEqual([...kept, ...orphans].sort());
  await tidyAt(Date.now() + dayMs);
  expect(await stored()).toEqual(kept);
  expect(harness.logged.at(-1)).toMatchObject({ parts: { pictures: { count: 3 } } });

  // Orders go on showing a picture that the product has lost later.
  await harness.db.doc(products.path('okra')).update({ images: [] });
  await tidyAt(Date.now() + 3 * dayMs);
  expect(await stored()).toEqual(kept);
});
