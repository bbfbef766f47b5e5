import { languageOf } from './languages';

test.each([
  ['hi', 'hi-IN'],
  ['hi-IN', 'hi-IN'],
  ['en', 'en-IN'],
  ['xx', 'en-IN'],
  ['', 'en-IN'],
])('pages in "%s" are in %s', (name, tag) => expect(languageOf(name).tag).toBe(tag));
