import type { Product } from '../../catalogue/product';
import { wordSayer } from '../../catalogue/published-texts';
import { anOrder, aProduct } from '../../testing/builders';
import type { OrderItem } from '../order';
import { itemTextsOf, withWords } from './sold-texts';

const hi = { name: 'अंडे', unit: '6 नग', keywords: 'eggs', description: 'ताज़े', longDescription: 'बहुत ताज़े' };
const half = { optionId: 'half', group: 'Size', value: '6 pcs', adjustmentPaise: 0 };

test.each<{ desc: string; facts: Partial<Product>; kept: unknown }>([
  { desc: 'pieces', facts: { unit: '6 pcs', texts: { hi } }, kept: { hi: { name: 'अंडे', unit: '6 नग' } } },
  {
    desc: 'a bunch',
    facts: { unit: '1 bunch', texts: { hi: { unit: '1 गुच्छा' } } },
    kept: { hi: { unit: '1 गुच्छा' } },
  },
  { desc: 'a weight', facts: { unit: '500 g', texts: { hi } }, kept: { hi: { name: 'अंडे' } } },
  {
    desc: 'packs of a volume',
    facts: { unit: '4 x 1 l', texts: { hi: { unit: '4 × 1 ली' } } },
    kept: undefined,
  },
  {
    desc: 'a unit that is an option, too',
    facts: { unit: '6 pcs', texts: { hi }, options: [half] },
    kept: { hi: { name: 'अंडे' } },
  },
  { desc: 'a language of the product alone', facts: { unit: '6 pcs', texts: { ta: hi } }, kept: undefined },
  {
    desc: 'a description alone',
    facts: { unit: '6 pcs', texts: { hi: { description: 'ताज़े' } } },
    kept: undefined,
  },
  { desc: 'no texts', facts: {}, kept: undefined },
])('an item keeps of its product: $desc (rule: order-names)', ({ facts, kept }) =>
  expect(itemTextsOf(aProduct(facts))).toEqual(kept),
);

const [plain] = anOrder().items;
const sayers = {
  hi: wordSayer([
    { word: '6 pcs', text: '6 पीस' },
    { word: 'Brown', text: 'भूरे' },
    { word: '500 g', text: 'आधा किलो' },
  ]),
};
const chosen = (value: string) => ({ optionId: value, group: 'Colour', value, adjustmentPaise: 0 });

test.each<{ desc: string; item: Partial<OrderItem>; texts: unknown }>([
  { desc: 'its unit', item: { unit: '6 pcs', options: [] }, texts: { hi: { unit: '6 पीस' } } },
  {
    desc: 'its options, all of them',
    item: { unit: '1 tray', options: [chosen('Brown'), chosen('Large')] },
    texts: { hi: { values: ['भूरे', 'Large'] } },
  },
  {
    desc: 'the unit that its product has of its own',
    item: { unit: '6 pcs', options: [], texts: { hi: { name: 'अंडे', unit: '6 नग' } } },
    texts: { hi: { name: 'अंडे', unit: '6 नग' } },
  },
  {
    desc: 'no word for a weight, whatever is stored',
    item: { unit: '500 g', options: [chosen('500 g')] },
    texts: undefined,
  },
  { desc: 'nothing without a text', item: { unit: '1 tray', options: [] }, texts: undefined },
])(
  'an item has the words that products share: $desc (rules: order-names, shared-words)',
  ({ item, texts }) => {
    if (!plain) throw new Error('An order has a line');
    const { texts: said, ...others } = withWords({ ...plain, ...item }, sayers);
    expect(said).toEqual(texts);
    const { texts: _own, ...before } = { ...plain, ...item };
    expect(others).toEqual(before);
  },
);
