import { safeReturnPath } from './return-path';

describe('a return address inside the site is kept', () => {
  test.each([
    '/home',
    '/home/cart?x=1#top',
    '/home/products?search=atta%20%26%20dal',
    '/home/products?next=https://elsewhere.example',
    '/admin/orders/BE2611201234',
    '/',
  ])('%s', (from) => {
    expect(safeReturnPath(from)).toBe(from);
  });
});

describe('threat-open-redirect: everything else becomes the start page', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '//evil.example/home',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'home',
    '',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    'https:evil.example',
    'https://evil.example/home',
    '//evil.example/x',
    '/\t/evil.example',
    '/\tevil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/home/..//evil.example',
    '/.//evil.example',
    '/home%zz',
    null,
    undefined,
    42,
    { pathname: '/home' },
    ['/home'],
  ])('%p', (from) => {
    expect(safeReturnPath(from)).toBe('/');
  });

  test('or the given default', () => {
    expect(safeReturnPath('//evil.example', '/home')).toBe('/home');
  });
});
