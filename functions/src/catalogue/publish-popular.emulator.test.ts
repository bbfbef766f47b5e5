import { dayMs, hourMs, soldFigures, startOfIndiaDay, type PublishedCatalogue } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../testing/fresh-harness';
import { productDocument, settingsDocument } from '../testing/harness';
import { publishCatalogue } from './publication/publish-catalogue';
import { publishPopular } from './publication/publish-popular';
import { CatalogueServer } from './publication/serve-catalogue';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...productDocument('apple', { name: 'Apple', rating: null }),
  ...productDocument('curd', { name: 'Curd', rating: null }),
  ...productDocument('milk', { name: 'Milk', rating: null }),
}));
const { services } = harness;

const popular = async () => {
  const file = await new CatalogueServer(services, 'http://pictures/').cards();
  const { version, products, popular: places = [] } = JSON.parse(file?.json ?? '') as PublishedCatalogue;
  return [version, ...places.map((place) => products[place]?.id)];
};
const sell = (units: Record<string, number>) =>
  harness.seed({
    [soldFigures.path()]: { dayAt: startOfIndiaDay(services.now()), changedAt: services.now(), units },
  });
const popularAt = async (at: number) => {
  harness.setNow(at);
  await publishPopular(services);
  return popular();
};

test('the order of what sells is published at most once a day, and not without a sale since (rule: popular-order)', async () => {
  await publishCatalogue(services);
  const day = (days: number) => startOfIndiaDay(someInstant) + days * dayMs;
  expect(await popularAt(day(1) + hourMs)).toEqual([1]);
  await sell({ curd: 1, milk: 2 });
  expect(await popularAt(day(1) + 2 * hourMs)).toEqual([2, 'milk', 'curd']);
  await sell({ curd: 3, milk: 2 });
  expect(await popularAt(day(1) + 3 * hourMs)).toEqual([2, 'milk', 'curd']);
  expect(await popularAt(day(2) + hourMs)).toEqual([3, 'curd', 'milk']);
  expect(await popularAt(day(3) + hourMs)).toEqual([3, 'curd', 'milk']);
});

test('the catalogue is published by name while what sells is damaged (rule: damage-set-aside)', async () => {
  await harness.seed({ [soldFigures.path()]: { units: 'many' } });
  await publishCatalogue(services);
  expect(await popular()).toEqual([1]);
});
