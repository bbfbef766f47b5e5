import { normalise } from './search-words';
import { singularOf, soundOf } from './word-forms';

test.each([
  ['tomatoes', 'tomato'],
  ['lemons', 'lemon'],
  ['cookies', 'cooky'],
  ['cookie', 'cooky'],
  ['berries', 'berry'],
  ['pies', 'pie'],
  ['dishes', 'dish'],
  ['boxes', 'box'],
  ['leaves', 'leaf'],
  ['olives', 'olive'],
  ['slices', 'slice'],
  ['chilis', 'chili'],
  ['glass', 'glass'],
  ['hibiscus', 'hibiscus'],
  ['peas', 'pea'],
  ['gas', 'gas'],
  ['अंडे', 'अंडे'],
])('%s is the plural or singular of %s (rule: search-words)', (word, singular) => {
  expect(singularOf(word)).toBe(singular);
});

const sound = (word: string): string => soundOf(normalise(word));

test.each([
  ['pyaj', 'pyaz', 'pyaaz', 'piyaz', 'प्याज', 'प्याज़'],
  ['dudh', 'doodh', 'दूध', 'দুধ', 'દૂધ', 'ਦੂਧ'],
  ['aalu', 'aloo', 'alu', 'आलू', 'আলু'],
  ['neemboo', 'nimbu', 'नींबू'],
  ['chaawal', 'chawal', 'chaval', 'चावल'],
  ['jira', 'jeera', 'zeera', 'जीरा'],
  ['dhai', 'dahi', 'दही'],
  ['cheenee', 'chini', 'चीनी'],
  ['lahsun', 'lahasun', 'लहसुन'],
  ['adrak', 'अदरक'],
  ['phool', 'fool', 'फूल'],
  ['anda', 'अंडा', 'अण्डा'],
  ['bella', 'ಬೆಲ್ಲ'],
  ['haalu', 'halu', 'ಹಾಲು'],
  ['kozhi', 'கோழி'],
  ['tamatar', 'टमाटर'],
  ['coffee', 'cofee'],
  ['chicken', 'chiken'],
])('%s sounds like its other spellings (rule: search-words)', (...spellings) => {
  expect(new Set(spellings.map(sound)).size).toBe(1);
});

test('words that differ by a vowel sound different (rule: vowel-signs)', () => {
  const words = ['तेल', 'तिल', 'केला', 'काला', 'चीनी', 'चना', 'पानी', 'पनीर', 'dudhi', 'dudh', 'seb', 'sev'];
  expect(new Set(words.map(sound)).size).toBe(words.length);
});
