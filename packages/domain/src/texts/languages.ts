/**
 * The languages of the pages: as texts and addresses name them, as `<html lang>` does, and as their readers call them, with the words in
 * which a page in another language offers them. English comes first. Each has a file of texts in every package.
 */
export const languages = [
  {
    code: 'en',
    tag: 'en-IN',
    name: 'English',
    offer: 'The shop speaks English, too',
    see: 'See it in English',
  },
  {
    code: 'hi',
    tag: 'hi-IN',
    name: 'हिन्दी',
    offer: 'दुकान हिन्दी में भी है',
    see: 'हिन्दी में देखें',
  },
] as const;
export type Language = (typeof languages)[number];

/** The language of a code or a tag; English for one that the shop does not speak. */
export const languageOf = (name: string): Language =>
  languages.find(({ code }) => code === name.split('-', 1)[0]) ?? languages[0];
