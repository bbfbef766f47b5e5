import {
  activeFilterCount,
  changeQuery,
  clearFilters,
  parseProductQuery,
  priceRange,
  writeProductQuery,
  withKnownCategory,
} from './product-query';

const parse = (text: string) => parseProductQuery(new URLSearchParams(text));
const roundTrip = (text: string) => writeProductQuery(parse(text)).toString();

describe('the list in the address', () => {
  test.each([
    { desc: 'nothing', text: '', back: '' },
    { desc: 'all of it', text: 'search=milk&category=dairy&min=10&max=99.5&sort=price-low&view=list&page=3' },
    { desc: 'favourites', text: 'favourites=1&category=dairy' },
    { desc: 'favourites that are none', text: 'favourites=yes', back: '' },
    { desc: 'a least rating', text: 'rating=4.5' },
    { desc: 'a rating that is none', text: 'rating=11', back: '' },
    { desc: 'only offers', text: 'category=dairy&offers=1' },
    { desc: 'offers that are none', text: 'offers=all', back: '' },
    { desc: 'brand, mark and subcategory', text: 'category=snacks&subcategory=Nuts&mark=veg&brand=Gol+Tin' },
    { desc: 'a mark that is none', text: 'mark=none', back: '' },
    { desc: 'an unknown sort', text: 'sort=colour', back: '' },
    { desc: 'best match without a search', text: 'sort=match', back: '' },
    { desc: 'best match while searching', text: 'search=milk&sort=match', back: 'search=milk' },
    { desc: 'by name while searching', text: 'search=milk&sort=name' },
    { desc: 'by name without a search', text: 'sort=name' },
    { desc: 'by what sells without a search', text: 'sort=popular', back: '' },
    { desc: 'by what sells while searching', text: 'search=milk&sort=popular' },
    { desc: 'an unknown view', text: 'view=wall', back: '' },
    { desc: 'pages that are none', text: 'page=-1', back: '' },
    { desc: 'text as a page', text: 'page=two', back: '' },
    { desc: 'a figure while it is typed', text: 'min=1.' },
    { desc: 'markup is text', text: 'search=%3Cb%3E' },
  ])('keeps $desc', ({ text, back = text }) => {
    expect(roundTrip(text)).toBe(back);
  });

  test('cuts an overlong search', () => {
    expect(parse(`search=${'a'.repeat(5000)}`).search).toHaveLength(100);
  });
});

describe('changeQuery', () => {
  test('goes back to the first page', () => {
    expect(changeQuery(parse('page=4'), { category: 'dairy' }).page).toBe(1);
  });

  test('sorts by relevance while searching, until another order is chosen', () => {
    const searching = changeQuery(parse(''), { search: 'milk' });
    expect(searching.sort).toBe('match');
    expect(changeQuery(searching, { search: '' }).sort).toBe('popular');
    expect(changeQuery(parse('sort=rating'), { search: 'milk' }).sort).toBe('rating');
    expect(changeQuery(searching, { sort: 'name' }).sort).toBe('name');
  });

  test('another category has other subcategories; the same one keeps them (rule: subcategories)', () => {
    const query = parse('category=snacks&subcategory=Nuts&brand=Gol+Tin');
    expect(changeQuery(query, { category: 'dairy' })).toMatchObject({ subcategory: '', brand: 'Gol Tin' });
    expect(changeQuery(query, { category: 'snacks' }).subcategory).toBe('Nuts');
    expect(changeQuery(query, { min: '5' }).subcategory).toBe('Nuts');
  });

  test('clears every filter and keeps the view', () => {
    const cleared = clearFilters(
      parse(
        'search=milk&category=dairy&min=10&max=20&offers=1&subcategory=Nuts&mark=veg&brand=x&sort=rating&view=list&page=2',
      ),
    );
    expect(writeProductQuery(cleared).toString()).toBe('view=list');
    expect(activeFilterCount(cleared)).toBe(0);
  });

  test('counts filters', () => {
    expect(activeFilterCount(parse('search=milk&category=dairy&min=10&max=20&sort=rating&view=list'))).toBe(
      4,
    );
    expect(activeFilterCount(parse('offers=1&favourites=1&subcategory=Nuts&mark=veg&brand=x'))).toBe(5);
    expect(activeFilterCount(parse('search=%20'))).toBe(0);
  });
});

describe('priceRange', () => {
  test.each([
    { min: '', max: '', minPaise: null, maxPaise: null, isFine: true },
    { min: '40', max: '99.50', minPaise: 4000, maxPaise: 9950, isFine: true },
    { min: ' ', max: '₹1,200', minPaise: null, maxPaise: 120000, isFine: true },
    { min: 'cheap', max: '50', minPaise: null, maxPaise: 5000, isFine: false },
    { min: '-5', max: '', minPaise: null, maxPaise: null, isFine: false },
    { min: '50', max: '40', minPaise: 5000, maxPaise: 4000, isFine: false },
    { min: '40', max: '40', minPaise: 4000, maxPaise: 4000, isFine: true },
  ])('"$min" to "$max"', ({ isFine, minPaise, maxPaise, ...query }) => {
    const range = priceRange(query);
    expect(range).toMatchObject({ minPaise, maxPaise });
    expect(range.problem === null).toBe(isFine);
  });
});

describe('withKnownCategory', () => {
  const categories = [
    { id: 'dairy-eggs', name: 'Dairy & Eggs' },
    { id: 'snacks', name: 'Snacks' },
  ];
  const of = (category: string): string =>
    withKnownCategory(parseProductQuery(new URLSearchParams({ category })), categories).category;

  test.each([
    ['Dairy & Eggs', 'dairy-eggs'],
    ['dairy & eggs', 'dairy-eggs'],
    ['snacks', 'snacks'],
    ['Toys', 'Toys'],
    ['', ''],
  ])('%p is %p (rule: filters-in-address)', (category, id) => {
    expect(of(category)).toBe(id);
  });
});
