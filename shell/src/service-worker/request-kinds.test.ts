import { kindOf, kindOfLoaded, type RequestFacts, type RequestKind } from './request-kinds';

const site = 'https://shop.example';
const remote = 'https://remote.example';
const storage = 'https://storage.example/v0/b/bucket/o';
const page = { mode: 'navigate', destination: 'document' } as const;
const script = { mode: 'cors', destination: 'script' } as const;
const image = { mode: 'no-cors', destination: 'image' } as const;
const asked = { mode: 'cors', destination: '' } as const;

const kind = (url: string, facts: Partial<RequestFacts>): RequestKind =>
  kindOf({ method: 'GET', mode: 'cors', destination: '', ...facts, url }, site);

test.each<[RequestKind, string, Partial<RequestFacts>]>([
  ['page', `${site}/`, page],
  ['page', `${site}/home`, page],
  ['page', `${site}/home/products?category=snacks`, page],
  ['page', `${site}/home/orders/o1`, page],
  ['page', `${site}/login`, page],
  ['page', `${site}/hi/home/cart`, page],
  ['file', `${site}/js/main.0123abcd.js`, { mode: 'no-cors', destination: 'script' }],
  ['file', `${site}/fonts/inter.0123abcd.woff2`, { mode: 'cors', destination: 'font' }],
  ['file', `${remote}/js/676.0123abcd.js`, script],
  ['file', `${remote}/css/676.0123abcd.css`, { mode: 'cors', destination: 'style' }],
  ['file', `${remote}/images/basket.0123abcd.svg`, image],
  ['entry', `${remote}/remoteEntry.js`, script],
  ['entry', `${remote}/remoteEntry.0123456789abcdef.js`, script],
  ['entry', `${remote}/remoteEntry.js?retry=1`, script],
  ['picture', `${storage}/product-images%2Fp1%2Fi1-small.webp?alt=media`, image],
  ['picture', `${storage}/${encodeURIComponent('category-images/dairy-card.webp')}?alt=media`, image],
  ['data', `${site}/api/catalogue`, asked],
  ['data', `${site}/api/catalogue/details/dairy?v=7`, asked],
  ['data', `${site}/api/catalogue/texts/hi?v=7`, asked],
  ['data', `${site}/config.json`, asked],
  ['remotes', `${site}/remotes.json`, asked],
])('%s: %s', (expected, url, facts) => expect(kind(url, facts)).toBe(expected));

test.each<[string, string, Partial<RequestFacts>]>([
  ['pages of admins', `${site}/admin/orders`, page],
  ['pages of partners', `${site}/delivery`, page],
  ['pages of admins in another language', `${site}/hi/admin/orders`, page],
  ['files that are opened as pages', `${site}/config.json`, page],
  ['operations', `${site}/api/orders`, { ...asked, method: 'POST' }],
  ['other addresses of the API', `${site}/api/serviceable?pincode=560001`, asked],
  ['code for the server', `${site}/server/build.json`, asked],
  ['the database', 'https://firestore.googleapis.com/v1/projects/p/databases/d/documents/orders/o', asked],
  ['sign-in', 'https://identitytoolkit.googleapis.com/v1/accounts:lookup', { ...asked, method: 'POST' }],
  ['payments', 'https://checkout.razorpay.com/v1/checkout.0123abcd.js', { ...script, mode: 'no-cors' }],
  ['other pictures in the storage', `${storage}/proofs%2Fo1.webp?alt=media`, image],
  ['an entry without CORS', `${remote}/remoteEntry.js`, { ...script, mode: 'no-cors' }],
  ['a hashed file with a query', `${remote}/js/676.0123abcd.js?x=1`, script],
  ['a page of another site', `${remote}/home`, page],
])('threat-kept-page: the worker leaves alone %s', (_what, url, facts) =>
  expect(kind(url, facts)).toBeNull(),
);

test('the worker keeps pictures, fonts and data of the shop that a page loaded before', () => {
  const loaded = [
    `${storage}/product-images%2Fp1%2Fi1-small.webp?alt=media`,
    `${remote}/fonts/inter.0123abcd.woff2`,
    `${site}/api/catalogue`,
    `${site}/js/main.0123abcd.js`,
    `${remote}/remoteEntry.js`,
    'https://firestore.googleapis.com/v1/projects/p',
  ];
  expect(loaded.map((url) => kindOfLoaded(url, site))).toEqual([
    ...['picture', 'file', 'data'],
    ...[null, null, null],
  ]);
});
