import { aCategory } from '../../testing/builders';
import { newCategoryDraft } from './category-draft';

describe('the draft of a new category', () => {
  test('is the first category of an empty shop', () => {
    expect(newCategoryDraft([])).toEqual({
      name: '',
      description: '',
      icon: '',
      colour: 'veg',
      sortOrder: 0,
      isActive: true,
    });
  });

  test('comes after the others, in the colour that is used least', () => {
    const categories = [
      aCategory({ colour: 'veg', sortOrder: 4 }),
      aCategory({ colour: 'dairy', sortOrder: 9 }),
      aCategory({ colour: 'bakery', sortOrder: 1 }),
    ];
    expect(newCategoryDraft(categories)).toMatchObject({ colour: 'meat', sortOrder: 10 });
  });
});
