import { products, sharedWords, type Product, type SharedWords, type WordChange } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { freshHarness } from '../../testing/fresh-harness';
import { productDocument, profileDocument, refusalOf, settingsDocument } from '../../testing/harness';
import { publishCatalogue } from '../publication/publish-catalogue';
import { CatalogueServer } from '../publication/serve-catalogue';
import { saveWordsOperation } from './save-words.callable';

const harness = freshHarness(someInstant, () => ({
  ...settingsDocument(),
  ...profileDocument('admin1', { role: 'admin' }),
  ...profileDocument('customer1'),
  ...productDocument('tomato', { badge: 'Fresh' }),
}));

const fresh: WordChange = { word: 'Fresh', before: null, text: 'ताज़ा' };
const save = (changes: WordChange[], uid = 'admin1') =>
  harness.run(saveWordsOperation, uid, { language: 'hi', changes });
const stored = async () => (await harness.read<SharedWords>(sharedWords.path('hi'))).words;

test('an admin says a word in another language, and a publication has it (rule: shared-words)', async () => {
  await save([fresh]);
  expect(await stored()).toEqual([{ word: 'Fresh', text: 'ताज़ा' }]);
  expect(harness.queued.map(({ task }) => task)).toEqual([{ kind: 'publishCatalogue' }]);
  await publishCatalogue(harness.services);
  const texts = await new CatalogueServer(harness.services, '').texts('hi');
  expect(JSON.parse(texts?.json ?? '')).toMatchObject({ words: [{ word: 'Fresh', text: 'ताज़ा' }] });
  expect((await harness.read<Product>(products.path('tomato'))).badge).toBe('Fresh');
});

test('nobody else changes a word, and none is overwritten that somebody has changed meanwhile (rules: shared-words, edit-conflict)', async () => {
  expect(await refusalOf(save([fresh], 'customer1'))).toBe('not_allowed');
  await save([fresh]);
  const late = [
    { word: 'Size', before: null, text: 'साइज़' },
    { ...fresh, text: 'नया' },
  ];
  expect(await refusalOf(save(late))).toBe('changed_meanwhile');
  expect(await stored()).toEqual([{ word: 'Fresh', text: 'ताज़ा' }]);
});

test('two admins say a word at once, and one of them is told (rules: shared-words, edit-conflict)', async () => {
  const [first, second] = await Promise.all(
    ['ताज़ा', 'नया'].map((text) => refusalOf(save([{ ...fresh, text }])).catch(() => 'saved')),
  );
  expect([first, second].toSorted()).toEqual(['changed_meanwhile', 'saved']);
  expect(await stored()).toHaveLength(1);
});

test('a damaged language is set aside: products are published in English there (rule: damage-set-aside)', async () => {
  await harness.db.doc(sharedWords.path('hi')).set({ words: 'none' });
  await publishCatalogue(harness.services);
  const texts = await new CatalogueServer(harness.services, '').texts('hi');
  expect(JSON.parse(texts?.json ?? '')).toMatchObject({ words: [] });
  expect(await refusalOf(save([fresh]))).toBe('damaged_record');
});
