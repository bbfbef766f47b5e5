import { categoryImageUrl, productImageUrl, takeUpCatalogue } from './catalogue';
import { defaultStoreSettings } from '@basket/domain';

test('a category or product without a picture asks for none, not even before the catalogue is there', () => {
  expect(categoryImageUrl('milk')).toBeNull();
  takeUpCatalogue({
    ...{ version: 1, publishedAt: 1, imageBaseUrl: 'http://pictures.invalid/' },
    ...{ store: defaultStoreSettings, categories: [], products: [], total: 0 },
  });
  expect(categoryImageUrl('milk')).toMatch(/^http:\/\/pictures\.invalid\/.*milk.*alt=media$/);
  expect(categoryImageUrl('')).toBeNull();
  expect(productImageUrl('okra', 'main', 'card')).toMatch(/^http:\/\/pictures\.invalid\/.*okra.*alt=media$/);
  expect(productImageUrl('okra', null, 'card')).toBeNull();
});
