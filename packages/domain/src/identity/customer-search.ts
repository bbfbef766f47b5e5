import { digitsIn, toLatinDigits } from '../basics/latin-digits';
import { wordsOf } from '../search/search-words';
import type { Profile } from './profile';

/** Longer beginnings are not kept: what is typed beyond them is compared with what was found. */
const longestBeginning = 8;
/** Rises when the same name gives other keys: tidying makes the stored ones anew. By 2 Indian scripts keep their vowel signs. */
export const customerSearchRule = 2;
/** A search for less would find everybody. */
export const minCustomerSearch = 2;
const mostWords = 6;
const phoneLength = 10;
/** The digits of a phone number that people read out. */
const lastDigits = 4;

type Searched = Pick<Profile, 'name' | 'email' | 'phone'>;

const digitsOf = (phone: string): string => digitsIn(phone).slice(-phoneLength);
const localPart = (email: string): string => email.toLowerCase().split('@', 1)[0] ?? '';
/** A search with an @ has the whole first part of an address. */
const localKey = (email: string): string => `${localPart(email)}@`;

const beginnings = (word: string, longest: number): string[] =>
  Array.from({ length: Math.min(word.length, longest) }, (_, index) => word.slice(0, index + 1)).filter(
    (beginning) => beginning.length >= minCustomerSearch,
  );

/**
 * The keys by which admins find a person: beginnings of the words of name and e-mail address, the address up to its @, and the phone
 * number from its beginning or by its last four digits.
 */
export function customerSearchKeys({ name, email, phone }: Searched): string[] {
  const words = [...wordsOf(name).slice(0, mostWords), ...wordsOf(localPart(email)).slice(0, mostWords)];
  const digits = digitsOf(phone);
  return [
    ...new Set([
      ...words.flatMap((word) => beginnings(word, longestBeginning)),
      ...beginnings(digits, phoneLength),
      ...(digits === '' ? [] : [digits.slice(-lastDigits)]),
      ...(email === '' ? [] : [localKey(email)]),
    ]),
  ];
}

/** A search for people: by one of their keys, and what else of the text they must have. */
export interface CustomerSearch {
  readonly key: string;
  readonly words: readonly string[];
  /** The beginning of an e-mail address; '' when none is searched for. */
  readonly email: string;
}

/** A search from a typed name, e-mail address or phone number in any notation; null while it is too short. */
export function readCustomerSearch(text: string): CustomerSearch | null {
  const email = text.trim().toLowerCase();
  const phone = toLatinDigits(text)
    .replace(/[\s()-]/g, '')
    .replace(/^\+91|^91(?=\d{10}$)|^0(?=\d{10}$)/, '');
  if (/^\d+$/.test(phone)) return searchFor(phone.slice(0, phoneLength), [], '');
  if (email.includes('@')) return searchFor(localKey(email), [], email);
  const words = wordsOf(text);
  return searchFor(longestOf(words).slice(0, longestBeginning), words, '');
}

const searchFor = (key: string, words: readonly string[], email: string): CustomerSearch | null =>
  key.length < minCustomerSearch ? null : { key, words, email };

/** The longest word is of the fewest people. */
const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Whether somebody who has the key also has the rest of what was typed. */
export function isCustomerFoundBy(person: Pick<Searched, 'name' | 'email'>, search: CustomerSearch): boolean {
  const known = [...wordsOf(person.name), ...wordsOf(localPart(person.email))];
  return (
    person.email.toLowerCase().startsWith(search.email) &&
    search.words.every((typed) => known.some((word) => word.startsWith(typed)))
  );
}
