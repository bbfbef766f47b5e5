import type { ProductFigures } from '../../products';
import { samplePictures } from './sample-pictures';

type SampleProduct = Omit<ProductFigures, 'quantity' | 'onAdd' | 'onChangeQuantity'>;

const mango: SampleProduct = {
  to: '#mango',
  name: 'Alphonso Mangoes, Ratnagiri',
  unit: '6 pcs',
  foodMark: 'veg',
  pricePaise: 44900,
  originalPricePaise: 52000,
  rating: 4.8,
  reviews: 1284,
  imageUrl: samplePictures.mango,
  tint: 'veg',
  stockLevel: 'available',
};

/** A product in every state of its card; `startsWith` are in the cart. */
export const sampleProducts: readonly (SampleProduct & { id: string; startsWith?: number })[] = [
  { ...mango, id: 'mango' },
  {
    ...mango,
    id: 'milk',
    name: 'Toned Milk',
    unit: '500 ml',
    pricePaise: 2800,
    originalPricePaise: 2800,
    rating: 4.7,
    imageUrl: samplePictures.pack,
    tint: 'dairy',
    startsWith: 2,
  },
  {
    ...mango,
    id: 'curry',
    name: 'Curry Leaves',
    unit: '50 g',
    pricePaise: 1200,
    originalPricePaise: 1200,
    badge: 'Fresh',
    imageUrl: samplePictures.leaves,
    stockLevel: 'few',
    stockQuantity: 3,
  },
  {
    ...mango,
    id: 'atta',
    name: 'Stone-ground Wheat Flour from Madhya Pradesh, whole grain',
    unit: '5 kg',
    pricePaise: 126550,
    originalPricePaise: 130600,
    imageUrl: samplePictures.pack,
    tint: 'bakery',
    perUnit: '· ₹253/kg',
    choices: '2 sizes',
    onChooseOptions: () => undefined,
    startsWith: 1,
  },
  {
    ...mango,
    id: 'brinjal',
    name: 'Brinjal, Purple Long',
    unit: '500 g',
    pricePaise: 2900,
    originalPricePaise: 2900,
    rating: null,
    imageUrl: samplePictures.leaves,
    stockLevel: 'out',
  },
  {
    ...mango,
    id: 'lost',
    name: 'Picture on its way',
    unit: '1 pc, 2 to 2.5 kg',
    pricePaise: 8900,
    originalPricePaise: 11000,
    imageUrl: null,
    choices: '6 choices',
    onChooseOptions: () => undefined,
  },
];
