import { aCategory } from '../../testing/builders';
import { draftOfCategory, isSameDraft, newCategoryDraft } from './category-draft';

describe('the draft of a new category', () => {
  it('is the first of an empty shop', () => {
    expect(newCategoryDraft([])).toEqual({
      name: '',
      description: '',
      icon: '',
      colour: 'veg',
      sortOrder: 0,
      isActive: true,
    });
  });

  it('goes behind the others, in the colour that is used least', () => {
    const categories = [
      aCategory({ colour: 'veg', sortOrder: 4 }),
      aCategory({ colour: 'dairy', sortOrder: 9 }),
      aCategory({ colour: 'bakery', sortOrder: 1 }),
    ];
    expect(newCategoryDraft(categories)).toMatchObject({ colour: 'meat', sortOrder: 10 });
  });
});

describe('whether a form was changed', () => {
  const draft = draftOfCategory(aCategory());
  it('is not by spaces around a text', () => {
    expect(
      isSameDraft(draft, { ...draft, name: ` ${draft.name} `, description: `${draft.description} ` }),
    ).toBe(true);
  });

  it.each([
    { name: 'Milk' },
    { description: '' },
    { icon: 'snacks' },
    { colour: 'care' as const },
    { isActive: false },
  ])('is by %j', (change) => {
    expect(isSameDraft(draft, { ...draft, ...change })).toBe(false);
  });
});
