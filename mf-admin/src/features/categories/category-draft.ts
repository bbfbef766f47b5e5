import {
  categoryDraftSchema,
  categorySchema,
  categoryTextsSchema,
  defaultsOf,
  fieldsOf,
  tints,
  type Category,
  type CategoryDraft,
  type Stored,
  type Tint,
} from '@basket/domain';
import { otherTexts, textLabel, unspokenTexts, type TextValuesOf } from '../../forms/other-texts';
import { t } from '../../texts';

/** Fields of the texts in other languages. */
export const categoryTexts = otherTexts(categoryTextsSchema);

/** The values of the form. Texts of other languages have a field each; `texts` are those of languages that the shop no longer speaks. */
export interface CategoryForm
  extends Required<CategoryDraft>, TextValuesOf<typeof categoryTextsSchema.entries> {}

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

export const formOfCategory = (category: Stored<Category>): CategoryForm => ({
  ...fieldsOf(categoryDraftSchema, category),
  ...categoryTexts.valuesOf(category.texts),
  texts: unspokenTexts(category.texts),
});

/** The request for a form. */
export const draftOfForm = (form: CategoryForm): Required<CategoryDraft> => ({
  ...fieldsOf(categoryDraftSchema, form),
  texts: { ...form.texts, ...categoryTexts.textsOf(form) },
});

/** Labels of the English texts, and of those in other languages. */
export const categoryTextLabels = {
  name: () => t('categories.name'),
  description: () => t('categories.description'),
};

export const categoryFieldLabels: Readonly<Record<keyof CategoryForm, () => string>> = {
  ...categoryTextLabels,
  ...categoryTexts.byKey((field) => () => textLabel(categoryTextLabels[field.name](), field.language)),
  texts: () => t('forms.otherLanguages'),
  icon: () => t('categories.icon'),
  colour: () => t('categories.colour'),
  isActive: () => t('categories.active'),
};

/** The value of a field as the form shows it. */
export function categoryFieldText(name: keyof CategoryForm, draft: CategoryForm): string {
  switch (name) {
    case 'icon':
      return (
        categoryPictures.find(({ icon }) => icon === draft.icon)?.label() ??
        (draft.icon || t('categories.noPicture'))
      );
    case 'colour':
      return colourLabels[draft.colour]();
    case 'isActive':
      return t(draft.isActive ? 'categories.yes' : 'categories.no');
    case 'texts':
      return (
        Object.values(draft.texts)
          .flatMap((texts) => Object.values(texts))
          .join(', ') || t('categories.nothing')
      );
    default:
      return draft[name] || t('categories.nothing');
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
    ...categoryTexts.valuesOf({}),
  };
}
