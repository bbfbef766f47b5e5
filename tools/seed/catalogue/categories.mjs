/**
 * The eight categories. The list is fixed, so cooking staples share a shelf with the bread: flour, rice and dal
 * are what a household bakes and cooks its daily bread from, and one shelf for all of them is found sooner than three. Spices are
 * beside the fresh herbs, batter beside what else is ready for the pan.
 *
 * @type {readonly { id: string, name: string, description: string, icon: string, colour: string }[]}
 */
export const categories = [
  {
    id: 'fruits-vegetables',
    name: 'Fruits & Vegetables',
    description: 'Picked this week, sorted by hand, and as good as you would choose them yourself.',
    icon: 'fruits-vegetables',
    colour: 'veg',
  },
  {
    id: 'dairy-eggs',
    name: 'Dairy & Eggs',
    description: 'Milk, curd, paneer, butter, ghee, cheese and eggs, kept cold all the way to your door.',
    icon: 'dairy-eggs',
    colour: 'dairy',
  },
  {
    id: 'bread-bakery',
    name: 'Bread & Bakery',
    description: 'Bread, buns and cakes, and the staples beside them: atta, rice, dal, oil, sugar and salt.',
    icon: 'bread-bakery',
    colour: 'bakery',
  },
  {
    id: 'meat-fish',
    name: 'Meat & Fish',
    description: 'Cleaned, cut and packed on the day. Never frozen unless the name says so.',
    icon: 'meat-fish',
    colour: 'meat',
  },
  {
    id: 'beverages',
    name: 'Beverages',
    description: 'Tea, coffee, juices, fizzy drinks and drinking water.',
    icon: 'beverages',
    colour: 'drinks',
  },
  {
    id: 'snacks',
    name: 'Snacks',
    description: 'Chips, namkeen, biscuits, chocolate, nuts and something quick for the pan.',
    icon: 'snacks',
    colour: 'snacks',
  },
  {
    id: 'household',
    name: 'Household',
    description: 'For laundry, dishes, floors and the odd job around the house.',
    icon: 'household',
    colour: 'home',
  },
  {
    id: 'personal-care',
    name: 'Personal Care',
    description: 'Soap, shampoo, toothpaste and everyday care for the whole family.',
    icon: 'personal-care',
    colour: 'care',
  },
];
