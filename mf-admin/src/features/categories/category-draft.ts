import {
  tints,
  type Category,
  type RequestOf,
  type saveCategory,
  type Stored,
  type Tint,
} from '@basket/domain';

export type CategoryDraft = RequestOf<typeof saveCategory>['draft'];

/** The pictures that exist for categories. A category stores the name of one as its `icon`. */
export const categoryPictures: readonly { readonly icon: string; readonly label: string }[] = [
  { icon: 'fruits-vegetables', label: 'Fruits & Vegetables' },
  { icon: 'dairy-eggs', label: 'Dairy & Eggs' },
  { icon: 'bread-bakery', label: 'Bread & Bakery' },
  { icon: 'meat-fish', label: 'Meat & Fish' },
  { icon: 'beverages', label: 'Beverages' },
  { icon: 'snacks', label: 'Snacks' },
  { icon: 'household', label: 'Household' },
  { icon: 'personal-care', label: 'Personal Care' },
];

export const colourLabels: Readonly<Record<Tint, string>> = {
  veg: 'Green',
  dairy: 'Blue',
  bakery: 'Wheat',
  meat: 'Red',
  drinks: 'Teal',
  snacks: 'Amber',
  home: 'Indigo',
  care: 'Pink',
};

export const draftOfCategory = ({
  name,
  description,
  icon,
  colour,
  sortOrder,
  isActive,
}: Stored<Category>): CategoryDraft => ({ name, description, icon, colour, sortOrder, isActive });

/** The draft of a new category: sorted after all others, in the colour that is used least. */
export function newCategoryDraft(categories: readonly Category[]): CategoryDraft {
  const uses = (tint: Tint) => categories.filter(({ colour }) => colour === tint).length;
  return {
    name: '',
    description: '',
    icon: '',
    colour: tints.reduce((best, tint) => (uses(tint) < uses(best) ? tint : best)),
    sortOrder: Math.max(0, ...categories.map(({ sortOrder }) => sortOrder + 1)),
    isActive: true,
  };
}
