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
import { t } from '../../texts';

/** The values of the form. */
export type CategoryForm = Required<CategoryDraft>;

/** The pictures that exist for categories. A category stores the name of one as its `icon`. */
export const categoryPictures: readonly { readonly icon: string; readonly label: () => string }[] = [
  { icon: 'fruits-vegetables', label: () => t('categories.pictureFruits') },
  { icon: 'dairy-eggs', label: () => t('categories.pictureDairy') },
  { icon: 'bread-bakery', label: () => t('categories.pictureBakery') },
  { icon: 'meat-fish', label: () => t('categories.pictureMeat') },
  { icon: 'beverages', label: () => t('categories.pictureBeverages') },
  { icon: 'snacks', label: () => t('categories.pictureSnacks') },
  { icon: 'household', label: () => t('categories.pictureHousehold') },
  { icon: 'personal-care', label: () => t('categories.pictureCare') },
];

export const colourLabels: Readonly<Record<Tint, () => string>> = {
  veg: () => t('categories.green'),
  dairy: () => t('categories.blue'),
  bakery: () => t('categories.wheat'),
  meat: () => t('categories.red'),
  drinks: () => t('categories.teal'),
  snacks: () => t('categories.amber'),
  home: () => t('categories.indigo'),
  care: () => t('categories.pink'),
};

export const draftOfCategory = (category: Stored<Category>): CategoryForm =>
  fieldsOf(categoryDraftSchema, category);

export const categoryFieldLabels: Readonly<Record<keyof CategoryForm, () => string>> = {
  name: () => t('categories.name'),
  description: () => t('categories.description'),
  icon: () => t('categories.icon'),
  colour: () => t('categories.colour'),
  isActive: () => t('categories.active'),
};

/** The value of a field as the form shows it. */
export function categoryFieldText(name: keyof CategoryForm, draft: CategoryForm): string {
  switch (name) {
    case 'name':
    case 'description':
      return draft[name] || t('categories.nothing');
    case 'icon':
      return (
        categoryPictures.find(({ icon }) => icon === draft.icon)?.label() ??
        (draft.icon || t('categories.noPicture'))
      );
    case 'colour':
      return colourLabels[draft.colour]();
    case 'isActive':
      return t(draft.isActive ? 'categories.yes' : 'categories.no');
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
