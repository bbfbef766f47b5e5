import { categories } from '@basket/domain';
import { aCategory, someInstant } from '@basket/domain/testing';
import { publishCatalogue } from '../catalogue';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, settingsDocument } from '../testing/harness';
import { keepStore } from './live-store.http';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  [categories.path('veg')]: aCategory(),
  ...productDocument('rice', { stockQuantity: 50 }),
}));

test('three reads, however many pages ask within two seconds (rule: open-pages-follow)', async () => {
  await publishCatalogue(harness.services);
  const services = harness.with({ meter: { reads: 0 } });
  const read = keepStore(services);
  const answers = await Promise.all(Array.from({ length: 200 }, () => read()));
  expect(answers.map(({ catalogue }) => catalogue)).toEqual(answers.map(() => '1.0'));
  expect(services.meter?.reads).toBe(3);
});
