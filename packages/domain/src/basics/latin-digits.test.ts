import { digitsIn, toLatinDigits } from './latin-digits';

test.each([
  '0123456789',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '੦੧੨੩੪੫੬੭੮੯',
  '૦૧૨૩૪૫૬૭૮૯',
  '୦୧୨୩୪୫୬୭୮୯',
  '௦௧௨௩௪௫௬௭௮௯',
  '౦౧౨౩౪౫౬౭౮౯',
  '೦೧೨೩೪೫೬೭೮೯',
  '൦൧൨൩൪൫൬൭൮൯',
  '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙',
  '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '０１２３４５６７８９',
])('%s are digits', (digits) => expect(toLatinDigits(digits)).toBe('0123456789'));

test.each([
  { text: '₹ १,२५०.५० ', read: '₹ 1,250.50 ' },
  { text: 'दूध ५०० ml', read: 'दूध 500 ml' },
  { text: '½ kg, 1² and Ⅳ', read: '½ kg, 1² and Ⅳ' },
  { text: '', read: '' },
])('"$text" is read as "$read"', ({ text, read }) => expect(toLatinDigits(text)).toBe(read));

test.each([
  { text: '९८४५०-21764', digits: '9845021764' },
  { text: '\u202a٤٨٢١\u202c', digits: '4821' },
  { text: 'abc½', digits: '' },
])('the digits in "$text" are "$digits"', ({ text, digits }) => expect(digitsIn(text)).toBe(digits));
