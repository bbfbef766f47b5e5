import {
  categoryDraftSchema,
  categorySchema,
  defaultsOf,
  fieldsOf,
  tints,
  type Category,
  type CategoryDraft,
  type Stored,
  type Tint,
} from '@basket/domain';

/** The values of the form. */
export type CategoryForm = Required<CategoryDraft>;

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

export const draftOfCategory = (category: Stored<Category>): CategoryForm =>
  fieldsOf(categoryDraftSchema, category);

export const categoryFieldLabels: Readonly<Record<keyof CategoryForm, string>> = {
  name: 'Name',
  description: 'Description',
  icon: 'Icon',
  colour: 'Colour',
  isActive: 'Active',
};

/** The value of a field as the form shows it. */
export function categoryFieldText(name: keyof CategoryForm, draft: CategoryForm): string {
  switch (name) {
    case 'name':
    case 'description':
      return draft[name] || 'nothing';
    case 'icon':
      return categoryPictures.find(({ icon }) => icon === draft.icon)?.label ?? (draft.icon || 'no picture');
    case 'colour':
      return colourLabels[draft.colour];
    case 'isActive':
      return draft.isActive ? 'yes' : 'no';
  }
}

/** The draft of a new category, in the colour that is used least. */
export function newCategoryDraft(categories: readonly Category[]): CategoryForm {
  const uses = (tint: Tint) => categories.filter(({ colour }) => colour === tint).length;
  return {
    ...defaultsOf(categorySchema),
    name: '',
    description: '',
    icon: '',
    colour: tints.reduce((best, tint) => (uses(tint) < uses(best) ? tint : best)),
    isActive: true,
  };
}
