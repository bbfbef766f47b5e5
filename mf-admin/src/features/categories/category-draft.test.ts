import { aCategory } from '../../testing/builders';
import { newCategoryDraft } from './category-draft';

describe('the draft of a new category', () => {
  test('is the first category of an empty shop', () => {
    expect(newCategoryDraft([])).toEqual({
      name: '',
      description: '',
      icon: '',
      colour: 'veg',
      isActive: true,
      texts: {},
      'name:hi': '',
      'description:hi': '',
    });
  });

  test('comes in the colour that is used least', () => {
    const categories = [
      aCategory({ colour: 'veg' }),
      aCategory({ colour: 'dairy' }),
      aCategory({ colour: 'bakery' }),
    ];
    expect(newCategoryDraft(categories)).toMatchObject({ colour: 'meat' });
  });
});
